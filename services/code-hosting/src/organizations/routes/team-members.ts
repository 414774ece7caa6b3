import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { getUser } from '../../accounts/accounts.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { orNull, SimpleUsers } from '../../accounts/schema.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem, validationFailed } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { viewInvitations } from '../invitation-views.ts'
import { presentTeamMembership } from '../present/memberships.ts'
import { Invitation } from '../schema/organizations.ts'
import { TeamMembership, TeamPath } from '../schema/teams.ts'
import { findMembershipRow } from '../store/memberships.ts'
import { listInvitationsToTeam } from '../store/organization-invitations.ts'
import { listTeamMembers } from '../store/team-members.ts'
import type { TeamMembers } from '../team-members.ts'

const tags = ['teams']
const permission = 'members'
const MemberPath = Type.Object({ org: Type.String(), team_slug: Type.String(), username: Type.String() })
const one = { params: MemberPath, response: { 200: TeamMembership, ...errorResponses } }
const done = { params: MemberPath, response: { 204: NoContent, ...errorResponses } }

export const teamMemberRoutes =
  ({ db }: Pick<Context, 'db'>, members: TeamMembers): Routes =>
  (app) => {
    const reading = {
      config: { needs: { organization: 'member' as const, permission, scopes: ['read:org'] } },
    }
    const writing = {
      config: {
        needs: {
          organization: 'member' as const,
          permission,
          level: 'write' as const,
          scopes: ['write:org'],
        },
      },
    }

    app.get(
      '/orgs/:org/teams/:team_slug/members',
      {
        ...reading,
        schema: {
          operationId: 'teams/list-members-in-org',
          summary: 'List team members',
          tags,
          params: TeamPath,
          querystring: Type.Object({ ...PageQuery, role: Type.Optional(Type.String()) }),
          response: { 200: SimpleUsers, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { role: membershipRequest } = request.query
        const role =
          membershipRequest === 'member' || membershipRequest === 'maintainer' ? membershipRequest : undefined
        const page = readPage(request.query)
        const { rows, total } = await listTeamMembers(db.read, request.team.row.id, role, page)
        linkPages(request, reply, page, total)
        return rows.map((row) => presentAccount(row, request.addresses))
      },
    )

    app.get(
      '/orgs/:org/teams/:team_slug/invitations',
      {
        ...reading,
        schema: {
          operationId: 'teams/list-pending-invitations-in-org',
          summary: 'List pending team invitations',
          tags,
          params: TeamPath,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(Invitation), ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const { rows, total } = await listInvitationsToTeam(db.read, request.team.row, page)
        linkPages(request, reply, page, total)
        return viewInvitations(db.read, rows, request.addresses)
      },
    )

    app.get(
      '/orgs/:org/teams/:team_slug/memberships/:username',
      {
        ...reading,
        schema: {
          operationId: 'teams/get-membership-for-user-in-org',
          summary: 'Get team membership for a user',
          tags,
          ...one,
        },
      },
      async ({ team, params, addresses }) => {
        const user = await getUser(db.read, params.username)
        const membership = await members.find(team.row, user.id)
        if (!membership) throw problem('not_found')
        return presentTeamMembership(team.row, user, membership, addresses)
      },
    )

    app.put(
      '/orgs/:org/teams/:team_slug/memberships/:username',
      {
        config: { needs: { ...writing.config.needs, team: 'maintainer' } },
        schema: {
          operationId: 'teams/add-or-update-membership-for-user-in-org',
          summary: 'Add or update team membership for a user',
          tags,
          ...one,
          body: orNull(Type.Object({ role: Type.Optional(Type.Enum(['member', 'maintainer'])) })),
        },
      },
      async ({ viewer, organization, team, params, body, addresses }) => {
        const user = await getUser(db.read, params.username)
        const membership = await members.set({
          actor: accountOf(viewer),
          viewer,
          organization: organization.row,
          team: team.row,
          user,
          role: body?.role ?? 'member',
        })
        return presentTeamMembership(team.row, user, membership, addresses)
      },
    )

    app.delete(
      '/orgs/:org/teams/:team_slug/memberships/:username',
      {
        ...writing,
        schema: {
          operationId: 'teams/remove-membership-for-user-in-org',
          summary: 'Remove team membership for a user',
          tags,
          ...done,
        },
      },
      remove,
    )

    // Legacy routes from before memberships, still used by clients with team ids.
    app.get(
      '/orgs/:org/teams/:team_slug/members/:username',
      {
        ...reading,
        schema: {
          operationId: 'teams/get-member-legacy',
          summary: 'Get team member (Legacy)',
          tags,
          ...done,
        },
      },
      async ({ team, params }, reply) => {
        const membership = await members.find(team.row, (await getUser(db.read, params.username)).id)
        if (!membership || membership.isPending) throw problem('not_found')
        return reply.code(204).send(null)
      },
    )

    app.put(
      '/orgs/:org/teams/:team_slug/members/:username',
      {
        config: { needs: { ...writing.config.needs, team: 'maintainer' } },
        schema: {
          operationId: 'teams/add-member-legacy',
          summary: 'Add team member (Legacy)',
          tags,
          ...done,
        },
      },
      async ({ viewer, organization, team, params }, reply) => {
        const user = await getUser(db.read, params.username)
        const membership = await findMembershipRow(db.read, organization.row.id, user.id)
        if (membership?.state !== 'active')
          throw validationFailed({ resource: 'TeamMember', field: 'user', code: 'unprocessable' })
        const membershipRequest = {
          actor: accountOf(viewer),
          viewer,
          organization: organization.row,
          team: team.row,
          user,
        }
        await members.set({ ...membershipRequest, role: 'member' })
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/orgs/:org/teams/:team_slug/members/:username',
      {
        ...writing,
        schema: {
          operationId: 'teams/remove-member-legacy',
          summary: 'Remove team member (Legacy)',
          tags,
          ...done,
        },
      },
      remove,
    )

    async function remove(
      { viewer, organization, team, params }: FastifyRequest<{ Params: { username: string } }>,
      reply: FastifyReply,
    ) {
      const user = await getUser(db.read, params.username)
      if (!team.isMaintained && user.id !== viewer.user?.id) throw problem('needs_maintainer')
      await members.remove({
        actor: accountOf(viewer),
        viewer,
        organization: organization.row,
        team: team.row,
        user,
      })
      return reply.code(204).send(null)
    }
  }
