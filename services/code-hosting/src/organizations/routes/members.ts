import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { getUser } from '../../accounts/accounts.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { SimpleUsers } from '../../accounts/schema.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { problem, unprocessable } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import type { Memberships } from '../memberships.ts'
import { MemberPath, OrganizationPath } from '../schema/organizations.ts'
import { findMembershipRow, listMembers, type MemberFilter } from '../store/memberships.ts'

const tags = ['orgs']
const pages = { params: OrganizationPath, querystring: Type.Object(PageQuery) }
const people = { response: { 200: SimpleUsers, ...errorResponses } }
const done = { params: MemberPath, response: { 204: NoContent, ...errorResponses } }

/** Users act for themselves, and owners for all members. */
const asMember = {
  config: {
    needs: {
      organization: 'member' as const,
      permission: 'members',
      level: 'write' as const,
      scopes: ['write:org'],
    },
  },
}

export const memberRoutes =
  ({ db }: Pick<Context, 'db'>, memberships: Memberships): Routes =>
  (app) => {
    app.get(
      '/orgs/:org/members',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'orgs/list-members',
          summary: 'List organization members',
          tags,
          params: OrganizationPath,
          querystring: Type.Object({
            ...PageQuery,
            filter: Type.Optional(Type.String()),
            role: Type.Optional(Type.String()),
          }),
          ...people,
        },
      },
      async (request, reply) => {
        const { filter, role } = request.query
        const isMember = request.organization.visibleStanding !== 'outsider'
        if (filter === '2fa_disabled' && request.organization.visibleStanding !== 'owner')
          throw unprocessable('Only owners can use this filter.')
        // There is no two-factor authentication, so the filter matches nobody or everybody.
        return list(request, reply, {
          ...(isMember ? {} : { isPublic: true }),
          role: role === 'admin' || role === 'member' ? role : undefined,
        })
      },
    )

    app.get(
      '/orgs/:org/members/:username',
      {
        config: { needs: { user: true } },
        schema: {
          operationId: 'orgs/check-membership-for-user',
          summary: 'Check organization membership for a user',
          tags,
          params: MemberPath,
          response: { 204: NoContent, 302: NoContent, ...errorResponses },
        },
      },
      async ({ organization, params, addresses }, reply) => {
        if (organization.visibleStanding === 'outsider')
          return reply.redirect(
            `${addresses.api}/orgs/${organization.row.login}/public_members/${params.username}`,
          )
        const row = await membershipOf(params.username, organization.row.id)
        if (row?.state !== 'active') throw problem('not_found')
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/orgs/:org/members/:username',
      {
        ...asMember,
        schema: {
          operationId: 'orgs/remove-member',
          summary: 'Remove an organization member',
          tags,
          ...done,
        },
      },
      async (request, reply) => {
        const user = await getUser(db.read, request.params.username)
        requireOwnerOr(user, request)
        const { row } = request.organization
        if ((await findMembershipRow(db.read, row.id, user.id))?.state !== 'active')
          throw problem('not_found')
        const { viewer } = request
        await memberships.remove({ actor: accountOf(viewer), viewer, organization: row, user })
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/orgs/:org/public_members',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'orgs/list-public-members',
          summary: 'List public organization members',
          tags,
          ...pages,
          ...people,
        },
      },
      (request, reply) => list(request, reply, { isPublic: true }),
    )

    app.get(
      '/orgs/:org/public_members/:username',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'orgs/check-public-membership-for-user',
          summary: 'Check public organization membership for a user',
          tags,
          ...done,
        },
      },
      async ({ organization, params }, reply) => {
        const row = await membershipOf(params.username, organization.row.id)
        if (row?.state !== 'active' || row.is_public === 0) throw problem('not_found')
        return reply.code(204).send(null)
      },
    )

    for (const [method, isPublic] of [
      ['PUT', true],
      ['DELETE', false],
    ] as const)
      app.route({
        method,
        url: '/orgs/:org/public_members/:username',
        ...asMember,
        schema: {
          operationId: `orgs/${isPublic ? 'set' : 'remove'}-public-membership-for-authenticated-user`,
          summary: `${isPublic ? 'Set' : 'Remove'} public organization membership for the authenticated user`,
          tags,
          ...done,
        },
        async handler({ viewer, organization, params }, reply) {
          const user = await getUser(db.read, params.username)
          if (user.id !== viewer.user?.id) throw problem('forbidden')
          await memberships.show(organization.row, user, isPublic)
          return reply.code(204).send(null)
        },
      })

    async function list(request: FastifyRequest, reply: FastifyReply, filter: MemberFilter) {
      const page = readPage(request.query as Parameters<typeof readPage>[0])
      const { rows, total } = await listMembers(db.read, request.organization.row.id, filter, page)
      linkPages(request, reply, page, total)
      return rows.map((row) => presentAccount(row, request.addresses))
    }

    async function membershipOf(username: string, organizationId: number) {
      const { id } = await getUser(db.read, username)
      return findMembershipRow(db.read, organizationId, id)
    }
  }

function requireOwnerOr(user: AccountRow, { viewer, organization }: FastifyRequest): void {
  if (organization.standing !== 'owner' && viewer.user?.id !== user.id) throw problem('needs_owner')
}
