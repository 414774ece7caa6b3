import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may, mayOrSelf } from '../../access/needs.ts'
import { requirePermission } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import { listMembers } from '../../access/store.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { roles } from '../../roles.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { Deleted } from '../../wire/deleted.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../wire/pages.ts'
import { OrganizationPath } from '../../wire/path-ids.ts'
import { putMember, removeMember } from '../members.ts'
import { presentMember, presentRole } from '../present/organizations.ts'
import { Member, MemberInput, Role } from '../schema/organizations.ts'
import { findUsers } from '../store/users.ts'

const tags = ['organizations']
const notByApps = 'Apps cannot invite members or change their roles. Use your own token.'
const querystring = Type.Object(PageQuery)

export const memberRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/organizations/:organization_id/members/',
      {
        config: { needs: may('read_events', 'organization') },
        schema: {
          operationId: 'organizations/members',
          summary: 'List organization members',
          tags,
          params: OrganizationPath,
          querystring,
          response: { 200: PageOf('members', Member), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, viewer, id)
        const page = readPage(request)
        const { rows, ...slice } = await listMembers(db.read, id, page)
        const users = await findUsers(
          db.read,
          rows.map(({ user_id }) => user_id),
        )
        return {
          pagination: presentPagination(request, page, slice),
          members: rows.map((member) => presentMember(member, users.get(member.user_id))),
        }
      },
    )

    app.post(
      '/organizations/:organization_id/members/',
      {
        config: { needs: may('manage_organization', 'organization') },
        schema: {
          operationId: 'organizations/put-member',
          summary: 'Invite or update an organization member',
          description:
            'A new member is pending until the user accepts the invitation, which is also sent by email. An organization can invite at most 100 users per day.',
          tags,
          params: OrganizationPath,
          body: Wrapped('member', MemberInput),
          response: { 200: Member, ...mayFail },
        },
      },
      async (request) => {
        // An app must not give access that outlives its authorization.
        if (request.caller.appId !== null) throw problem('NOT_AUTHORIZED', { message: notByApps })
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.organization_id, 'organization')
        const { member, user } = await db.write((tx) =>
          putMember(tx, context, viewer, id, request.body.member),
        )
        return presentMember(member, user)
      },
    )

    app.delete(
      '/organizations/:organization_id/members/:user_id/',
      {
        config: { needs: mayOrSelf('manage_organization') },
        schema: {
          operationId: 'organizations/remove-member',
          summary: 'Remove an organization member',
          tags,
          params: Type.Object({ organization_id: Type.String(), user_id: Type.String() }),
          response: { 200: Deleted, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.organization_id, 'organization')
        const userId = readId(request.params.user_id, 'member')
        await db.write((tx) => removeMember(tx, viewer, id, userId))
        return { deleted: true } as const
      },
    )

    app.get(
      '/organizations/:organization_id/roles/',
      {
        config: { needs: may('read_events', 'organization') },
        schema: {
          operationId: 'organizations/roles',
          summary: 'List organization roles',
          tags,
          params: OrganizationPath,
          querystring,
          response: { 200: PageOf('roles', Role), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, viewer, id)
        const page = readPage(request)
        const { rows, ...slice } = sliceOfList(roles, page)
        return {
          pagination: presentPagination(request, page, slice),
          roles: rows.map((role) => presentRole(role, id)),
        }
      },
    )
  }
