import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { getProfile, getUser } from '../../accounts/accounts.ts'
import { orNull } from '../../accounts/schema.ts'
import { findProfiles } from '../../accounts/store/profiles.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import type { Memberships } from '../memberships.ts'
import { presentMembership } from '../present/memberships.ts'
import { MemberPath, Membership, OrganizationPath } from '../schema/organizations.ts'
import { findMembershipRow, listMembershipsOf } from '../store/memberships.ts'

const tags = ['orgs']
const one = { response: { 200: Membership, ...errorResponses } }
const permission = 'members'
const level = 'write'

export const membershipRoutes =
  ({ db }: Pick<Context, 'db'>, memberships: Memberships): Routes =>
  (app) => {
    app.get(
      '/orgs/:org/memberships/:username',
      {
        config: { needs: { organization: 'member', permission, scopes: ['read:org'] } },
        schema: {
          operationId: 'orgs/get-membership-for-user',
          summary: 'Get organization membership for a user',
          tags,
          params: MemberPath,
          ...one,
        },
      },
      async ({ organization, params, addresses }) => {
        const user = await getUser(db.read, params.username)
        const row = await findMembershipRow(db.read, organization.row.id, user.id)
        if (!row) throw problem('not_found')
        return presentMembership(row, organization.row, user, addresses)
      },
    )

    app.put(
      '/orgs/:org/memberships/:username',
      {
        config: { needs: { organization: 'owner', permission, level, scopes: ['admin:org'] } },
        schema: {
          operationId: 'orgs/set-membership-for-user',
          summary: 'Set organization membership for a user',
          tags,
          params: MemberPath,
          body: orNull(Type.Object({ role: Type.Optional(Type.Enum(['admin', 'member'])) })),
          ...one,
        },
      },
      async ({ viewer, organization, params, body, addresses }) => {
        const user = await getUser(db.read, params.username)
        const role = body?.role ?? 'member'
        const membershipRequest = { actor: accountOf(viewer), organization: organization.row, user, role }
        return presentMembership(await memberships.set(membershipRequest), organization.row, user, addresses)
      },
    )

    app.delete(
      '/orgs/:org/memberships/:username',
      {
        config: { needs: { organization: 'member', permission, level, scopes: ['admin:org'] } },
        schema: {
          operationId: 'orgs/remove-membership-for-user',
          summary: 'Remove organization membership for a user',
          tags,
          params: MemberPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, organization, params }, reply) => {
        const user = await getUser(db.read, params.username)
        if (organization.standing !== 'owner' && user.id !== viewer.user?.id) throw problem('needs_owner')
        await memberships.remove({ actor: accountOf(viewer), viewer, organization: organization.row, user })
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/user/memberships/orgs',
      {
        config: { needs: { user: true, scopes: ['read:org', 'user'] } },
        schema: {
          operationId: 'orgs/list-memberships-for-authenticated-user',
          summary: 'List organization memberships for the authenticated user',
          tags,
          querystring: Type.Object({ ...PageQuery, state: Type.Optional(Type.String()) }),
          response: { 200: Type.Array(Membership), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { viewer, query, addresses } = request
        const me = accountOf(viewer)
        const page = readPage(query)
        const state = query.state === 'active' || query.state === 'pending' ? query.state : undefined
        const { rows, total } = await listMembershipsOf(db.read, me.id, { state }, page)
        const publishStep = rows.filter((row) => viewer.canAccessOwner(row.organization_id))
        const profiles = await findProfiles(
          db.read,
          publishStep.map((row) => row.organization_id),
        )
        linkPages(request, reply, page, total)
        return publishStep.flatMap((row) => {
          const organization = profiles.get(row.organization_id)
          return organization ? [presentMembership(row, organization, me, addresses)] : []
        })
      },
    )

    app.get(
      '/user/memberships/orgs/:org',
      {
        config: { needs: { user: true, permission, scopes: ['read:org', 'user'] } },
        schema: {
          operationId: 'orgs/get-membership-for-authenticated-user',
          summary: 'Get an organization membership for the authenticated user',
          tags,
          params: OrganizationPath,
          ...one,
        },
      },
      async ({ viewer, params, addresses }) => {
        const { organization, row } = await ownMembership(viewer, params.org)
        return presentMembership(row, organization, accountOf(viewer), addresses)
      },
    )

    app.patch(
      '/user/memberships/orgs/:org',
      {
        config: { needs: { permission, level, scopes: ['write:org', 'user'] } },
        schema: {
          operationId: 'orgs/update-membership-for-authenticated-user',
          summary: 'Update an organization membership for the authenticated user',
          tags,
          params: OrganizationPath,
          body: Type.Object({ state: Type.Enum(['active']) }),
          ...one,
        },
      },
      async ({ viewer, params, addresses }) => {
        const { organization } = await ownMembership(viewer, params.org)
        const me = accountOf(viewer)
        return presentMembership(await memberships.accept(organization, me), organization, me, addresses)
      },
    )

    async function ownMembership(viewer: FastifyRequest['viewer'], org: string) {
      const organization = await getProfile(db.read, org)
      const row = await findMembershipRow(db.read, organization.id, accountOf(viewer).id)
      if (!row || !viewer.canAccessOwner(organization.id)) throw problem('not_found')
      return { organization, row }
    }
  }
