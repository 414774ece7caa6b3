import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { accountHolder } from '../../access/needs.ts'
import { requireUser } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { Deleted } from '../../wire/deleted.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { OrganizationPath } from '../../wire/path-ids.ts'
import { acceptOrganizationInvitation, declineOrganizationInvitation } from '../members.ts'
import { presentOrganization, presentOrganizationInvitation } from '../present/organizations.ts'
import { Organization, OrganizationInvitation } from '../schema/organizations.ts'
import { listOrganizationInvitations } from '../store/organizations.ts'

const tags = ['organizations']
/** Members share their profile with the organization, so an app must not accept for its user. */
const config = { needs: accountHolder }

export const organizationInvitationRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/users/me/organization_invitations/',
      {
        config,
        schema: {
          operationId: 'organizations/invitations',
          summary: 'List your organization invitations',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: PageOf('organization_invitations', OrganizationInvitation), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const page = readPage(request)
        const { rows, ...slice } = await listOrganizationInvitations(db.read, requireUser(viewer), page)
        return {
          pagination: presentPagination(request, page, slice),
          organization_invitations: rows.map(presentOrganizationInvitation),
        }
      },
    )

    app.post(
      '/users/me/organization_invitations/:organization_id/accept/',
      {
        config,
        schema: {
          operationId: 'organizations/accept-invitation',
          summary: 'Accept an organization invitation',
          tags,
          params: OrganizationPath,
          response: { 200: Organization, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const userId = requireUser(viewer)
        const id = readId(request.params.organization_id, 'organization')
        return presentOrganization(
          await db.write((tx) => acceptOrganizationInvitation(tx, context, { organizationId: id, userId })),
        )
      },
    )

    app.delete(
      '/users/me/organization_invitations/:organization_id/',
      {
        config,
        schema: {
          operationId: 'organizations/decline-invitation',
          summary: 'Decline an organization invitation',
          tags,
          params: OrganizationPath,
          response: { 200: Deleted, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const userId = requireUser(viewer)
        const id = readId(request.params.organization_id, 'organization')
        await db.write((tx) => declineOrganizationInvitation(tx, id, userId))
        return { deleted: true } as const
      },
    )
  }
