import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { getUser } from '../../accounts/accounts.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import { getOrganizationRole, type OrganizationRoles, organizationRoles } from '../organization-roles.ts'
import { presentAssignment, presentOrganizationRole } from '../present/organization-roles.ts'
import { presentTeam, presentTeamSimple } from '../present/teams.ts'
import {
  OrganizationRoleSchema,
  RolePath,
  RoleTeams,
  RoleUsers,
  TeamRolePath,
  UserRolePath,
  UserRolesPath,
} from '../schema/organization-roles.ts'
import { OrganizationPath } from '../schema/organizations.ts'
import { TeamPath } from '../schema/teams.ts'
import { findTeams } from '../store/teams.ts'

const tags = ['orgs']
const needs = { organization: 'owner' as const, permission: 'organization_custom_org_roles', user: true }
const reading = { config: { needs: { ...needs, scopes: ['admin:org'] } } }
const writing = { config: { needs: { ...needs, level: 'write' as const, scopes: ['admin:org'] } } }
const done = { response: { 204: NoContent, ...errorResponses } }

export const organizationRoleRoutes =
  ({ db }: Pick<Context, 'db'>, roles: OrganizationRoles): Routes =>
  (app) => {
    app.get(
      '/orgs/:org/organization-roles',
      {
        ...reading,
        schema: {
          operationId: 'orgs/list-org-roles',
          summary: 'Get all organization roles for an organization',
          tags,
          params: OrganizationPath,
          response: {
            200: Type.Object({ total_count: Type.Integer(), roles: Type.Array(OrganizationRoleSchema) }),
            ...errorResponses,
          },
        },
      },
      () => ({
        total_count: organizationRoles.length,
        roles: organizationRoles.map(presentOrganizationRole),
      }),
    )

    app.get(
      '/orgs/:org/organization-roles/:role_id',
      {
        ...reading,
        schema: {
          operationId: 'orgs/get-org-role',
          summary: 'Get an organization role',
          tags,
          params: RolePath,
          response: { 200: OrganizationRoleSchema, ...errorResponses },
        },
      },
      ({ params }) => presentOrganizationRole(roleOf(params)),
    )

    app.get(
      '/orgs/:org/organization-roles/:role_id/teams',
      {
        ...reading,
        schema: {
          operationId: 'orgs/list-org-role-teams',
          summary: 'List teams that are assigned to an organization role',
          tags,
          params: RolePath,
          querystring: Type.Object(PageQuery),
          response: { 200: RoleTeams, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { organization, params, query, addresses } = request
        const page = readPage(query)
        const { rows, total } = await roles.listTeams(organization.row, roleOf(params), page)
        linkPages(request, reply, page, total)
        const parents = await findTeams(
          db.read,
          rows.flatMap(({ parent_id }) => parent_id ?? []),
        )
        return rows.map((row) => ({
          ...presentTeam(row, parents.get(row.parent_id ?? 0), organization.row.login, addresses),
          assignment: presentAssignment(row),
        }))
      },
    )

    app.get(
      '/orgs/:org/organization-roles/:role_id/users',
      {
        ...reading,
        schema: {
          operationId: 'orgs/list-org-role-users',
          summary: 'List users that are assigned to an organization role',
          tags,
          params: RolePath,
          querystring: Type.Object(PageQuery),
          response: { 200: RoleUsers, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { organization, params, query, addresses } = request
        const page = readPage(query)
        const { rows, total } = await roles.listUsers(organization.row, roleOf(params), page)
        linkPages(request, reply, page, total)
        const teams = await findTeams(db.read, new Set(rows.flatMap(({ sourceIds }) => sourceIds)))
        return rows.map((row) => ({
          ...presentAccount(row, addresses),
          assignment: presentAssignment(row),
          inherited_from: row.sourceIds.flatMap((id) => {
            const team = teams.get(id)
            return team ? [presentTeamSimple(team, organization.row.login, addresses)] : []
          }),
        }))
      },
    )

    app.put(
      '/orgs/:org/organization-roles/teams/:team_slug/:role_id',
      {
        ...writing,
        schema: {
          operationId: 'orgs/assign-team-to-org-role',
          summary: 'Assign an organization role to a team',
          tags,
          params: TeamRolePath,
          ...done,
        },
      },
      async (request, reply) => {
        const role = roleOf(request.params)
        await roles.assign({ ...changeOf(request), role }, { team: request.team.row })
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/orgs/:org/organization-roles/teams/:team_slug/:role_id',
      {
        ...writing,
        schema: {
          operationId: 'orgs/revoke-org-role-team',
          summary: 'Remove an organization role from a team',
          tags,
          params: TeamRolePath,
          ...done,
        },
      },
      async (request, reply) => {
        await roles.revoke(changeOf(request), { team: request.team.row }, roleOf(request.params))
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/orgs/:org/organization-roles/teams/:team_slug',
      {
        ...writing,
        schema: {
          operationId: 'orgs/revoke-all-org-roles-team',
          summary: 'Remove all organization roles for a team',
          tags,
          params: TeamPath,
          ...done,
        },
      },
      async (request, reply) => {
        await roles.revoke(changeOf(request), { team: request.team.row })
        return reply.code(204).send(null)
      },
    )

    app.put(
      '/orgs/:org/organization-roles/users/:username/:role_id',
      {
        ...writing,
        schema: {
          operationId: 'orgs/assign-user-to-org-role',
          summary: 'Assign an organization role to a user',
          tags,
          params: UserRolePath,
          ...done,
        },
      },
      async (request, reply) => {
        const role = roleOf(request.params)
        const user = await getUser(db.read, request.params.username)
        await roles.assign({ ...changeOf(request), role }, { user })
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/orgs/:org/organization-roles/users/:username/:role_id',
      {
        ...writing,
        schema: {
          operationId: 'orgs/revoke-org-role-user',
          summary: 'Remove an organization role from a user',
          tags,
          params: UserRolePath,
          ...done,
        },
      },
      async (request, reply) => {
        const role = roleOf(request.params)
        await roles.revoke(changeOf(request), { user: await getUser(db.read, request.params.username) }, role)
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/orgs/:org/organization-roles/users/:username',
      {
        ...writing,
        schema: {
          operationId: 'orgs/revoke-all-org-roles-user',
          summary: 'Remove all organization roles for a user',
          tags,
          params: UserRolesPath,
          ...done,
        },
      },
      async (request, reply) => {
        await roles.revoke(changeOf(request), { user: await getUser(db.read, request.params.username) })
        return reply.code(204).send(null)
      },
    )
  }

const roleOf = ({ role_id }: { role_id: string }) => getOrganizationRole(wholeNumber(role_id))

const changeOf = ({ viewer, organization }: FastifyRequest) => ({
  actor: accountOf(viewer),
  organization: organization.row,
})
