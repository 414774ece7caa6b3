import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { type OrganizationRoles, securityManager } from '../organization-roles.ts'
import { presentTeamSimple } from '../present/teams.ts'
import { OrganizationPath } from '../schema/organizations.ts'
import { TeamPath, TeamSimple } from '../schema/teams.ts'
import { listDirectTeams } from '../store/organization-roles.ts'

const tags = ['orgs']
const permission = 'organization_administration'
const done = { params: TeamPath, response: { 204: NoContent, ...errorResponses } }
const writing = {
  config: {
    needs: { organization: 'owner' as const, permission, level: 'write' as const, scopes: ['write:org'] },
  },
}

/** The older form of the organization role `security_manager`. */
export const securityManagerRoutes =
  ({ db }: Pick<Context, 'db'>, roles: OrganizationRoles): Routes =>
  (app) => {
    app.get(
      '/orgs/:org/security-managers',
      {
        config: { needs: { organization: 'owner', permission, user: true, scopes: ['read:org'] } },
        schema: {
          operationId: 'orgs/list-security-manager-teams',
          summary: 'List security manager teams',
          tags,
          params: OrganizationPath,
          response: { 200: Type.Array(TeamSimple), ...errorResponses },
        },
      },
      async ({ organization: { row }, addresses }) => {
        const teams = await listDirectTeams(db.read, { organizationId: row.id, roleId: securityManager.id })
        return teams.map((team) => presentTeamSimple(team, row.login, addresses))
      },
    )

    app.put(
      '/orgs/:org/security-managers/teams/:team_slug',
      {
        ...writing,
        schema: {
          operationId: 'orgs/add-security-manager-team',
          summary: 'Add a security manager team',
          tags,
          ...done,
        },
      },
      async ({ viewer, organization, team }, reply) => {
        const change = { actor: accountOf(viewer), organization: organization.row, role: securityManager }
        await roles.assign(change, { team: team.row })
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/orgs/:org/security-managers/teams/:team_slug',
      {
        ...writing,
        schema: {
          operationId: 'orgs/remove-security-manager-team',
          summary: 'Remove a security manager team',
          tags,
          ...done,
        },
      },
      async ({ viewer, organization, team }, reply) => {
        const change = { actor: accountOf(viewer), organization: organization.row }
        await roles.revoke(change, { team: team.row }, securityManager)
        return reply.code(204).send(null)
      },
    )
  }
