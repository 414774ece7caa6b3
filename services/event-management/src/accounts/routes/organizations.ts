import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may, selfOnly, signedIn } from '../../access/needs.ts'
import { requirePermission, requireUser } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import { findMembershipsOf } from '../../access/store.ts'
import type { Context } from '../../context.ts'
import { readImageId } from '../../media/usable-images.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { OrganizationPath } from '../../wire/path-ids.ts'
import {
  changeOrganization,
  createOrganization,
  ensureOrganization,
  getOrganization,
} from '../organizations.ts'
import { presentOrganization } from '../present/organizations.ts'
import { Organization, OrganizationChange, OrganizationInput } from '../schema/organizations.ts'
import { listOrganizationsOf } from '../store/organizations.ts'
import { readUserId } from '../users.ts'

const tags = ['organizations']
const response = { 200: Organization, ...mayFail }

export const organizationRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/users/:user_id/organizations/',
      {
        config: { needs: selfOnly },
        schema: {
          operationId: 'organizations/list',
          summary: 'List your organizations',
          tags,
          params: Type.Object({ user_id: Type.String({ description: '`me`, or your own user ID.' }) }),
          querystring: Type.Object(PageQuery),
          response: { 200: PageOf('organizations', Organization), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const userId = readUserId(viewer, request.params.user_id)
        // Clients start here, so a user without an organization gets one now.
        const [first] = await findMembershipsOf(db.read, userId)
        if (!first) await db.write((tx) => ensureOrganization(tx, context, userId))
        const page = readPage(request)
        const { rows, ...slice } = await listOrganizationsOf(db.read, userId, page)
        return {
          pagination: presentPagination(request, page, slice),
          organizations: rows.map(presentOrganization),
        }
      },
    )

    app.post(
      '/organizations/',
      {
        config: { needs: signedIn },
        schema: {
          operationId: 'organizations/create',
          summary: 'Create an organization',
          tags,
          body: Wrapped('organization', OrganizationInput),
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const userId = requireUser(viewer)
        const input = request.body.organization
        const image_id = await readImageId(db.read, viewer, 'organization.image_id', input.image_id)
        const value = { ...input, image_id: image_id ?? null }
        return presentOrganization(await db.write((tx) => createOrganization(tx, context, userId, value)))
      },
    )

    app.get(
      '/organizations/:organization_id/',
      {
        config: { needs: may('read_events', 'organization') },
        schema: {
          operationId: 'organizations/get',
          summary: 'Get an organization',
          tags,
          params: OrganizationPath,
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, viewer, id)
        return presentOrganization(await getOrganization(db.read, id))
      },
    )

    app.post(
      '/organizations/:organization_id/',
      {
        config: { needs: may('manage_organization', 'organization') },
        schema: {
          operationId: 'organizations/update',
          summary: 'Update an organization',
          tags,
          params: OrganizationPath,
          body: Wrapped('organization', OrganizationChange),
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, viewer, id)
        const { image_id, ...change } = request.body.organization
        const picture = await readImageId(db.read, viewer, 'organization.image_id', image_id)
        const changed = { ...change, ...(picture !== undefined && { image_id: picture }) }
        const organization = await db.write(async (tx) => {
          await requirePermission(tx, viewer, id)
          return changeOrganization(tx, context, id, changed)
        })
        return presentOrganization(organization)
      },
    )
  }
