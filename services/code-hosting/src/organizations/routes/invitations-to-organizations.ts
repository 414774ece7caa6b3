import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem, validationFailed } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import { viewInvitations } from '../invitation-views.ts'
import type { Memberships } from '../memberships.ts'
import { presentTeam } from '../present/teams.ts'
import { Invitation, InvitationBody, OrganizationPath } from '../schema/organizations.ts'
import { Team } from '../schema/teams.ts'
import { findInvitation, listInvitations, listInvitationTeams } from '../store/organization-invitations.ts'
import { findTeams } from '../store/teams.ts'

const tags = ['orgs']
const permission = 'members'
const InvitationPath = Type.Object({ org: Type.String(), invitation_id: Type.String() })

export const organizationInvitationRoutes =
  ({ db }: Pick<Context, 'db'>, memberships: Memberships): Routes =>
  (app) => {
    const reading = {
      config: { needs: { organization: 'owner' as const, permission, user: true, scopes: ['read:org'] } },
    }
    const writing = {
      config: {
        needs: { organization: 'owner' as const, permission, level: 'write' as const, scopes: ['admin:org'] },
      },
    }

    app.get(
      '/orgs/:org/invitations',
      {
        ...reading,
        schema: {
          operationId: 'orgs/list-pending-invitations',
          summary: 'List pending organization invitations',
          tags,
          params: OrganizationPath,
          querystring: Type.Object({ ...PageQuery, role: Type.Optional(Type.String()) }),
          response: { 200: Type.Array(Invitation), ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const role = roleOf(request.query.role)
        const { rows, total } = await listInvitations(db.read, request.organization.row.id, role, page)
        linkPages(request, reply, page, total)
        return viewInvitations(db.read, rows, request.addresses)
      },
    )

    app.post(
      '/orgs/:org/invitations',
      {
        ...writing,
        schema: {
          operationId: 'orgs/create-invitation',
          summary: 'Create an organization invitation',
          tags,
          params: OrganizationPath,
          body: InvitationBody,
          response: { 201: Invitation, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { invitee_id, email, role, team_ids = [] } = request.body
        if (invitee_id === undefined)
          throw validationFailed({
            resource: 'OrganizationInvitation',
            field: 'invitee_id',
            code: email === undefined ? 'missing_field' : 'custom',
            ...(email !== undefined && { message: 'This server does not send email: use invitee_id' }),
          })
        const created = await memberships.invite({
          actor: accountOf(request.viewer),
          organization: request.organization.row,
          inviteeId: invitee_id,
          role: role === 'admin' ? 'admin' : 'member',
          teamIds: team_ids,
        })
        const [invitation] = await viewInvitations(db.read, [created], request.addresses)
        if (!invitation) throw problem('not_found')
        return reply.code(201).send(invitation)
      },
    )

    app.delete(
      '/orgs/:org/invitations/:invitation_id',
      {
        ...writing,
        schema: {
          operationId: 'orgs/cancel-invitation',
          summary: 'Cancel an organization invitation',
          tags,
          params: InvitationPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, organization, params }, reply) => {
        await memberships.cancelInvitation(
          { actor: accountOf(viewer), organization: organization.row },
          wholeNumber(params.invitation_id),
        )
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/orgs/:org/invitations/:invitation_id/teams',
      {
        ...reading,
        schema: {
          operationId: 'orgs/list-invitation-teams',
          summary: 'List organization invitation teams',
          tags,
          params: InvitationPath,
          response: { 200: Type.Array(Team), ...errorResponses },
        },
      },
      async ({ organization: { row }, params, addresses }) => {
        const invitation = await findInvitation(db.read, row.id, wholeNumber(params.invitation_id))
        if (!invitation) throw problem('not_found')
        const teams = await listInvitationTeams(db.read, invitation)
        const parents = await findTeams(
          db.read,
          teams.flatMap(({ parent_id }) => parent_id ?? []),
        )
        return teams.map((team) => presentTeam(team, parents.get(team.parent_id ?? 0), row.login, addresses))
      },
    )
  }

function roleOf(role: string | undefined): 'admin' | 'member' | undefined {
  if (role === 'admin') return 'admin'
  return role === 'direct_member' ? 'member' : undefined
}
