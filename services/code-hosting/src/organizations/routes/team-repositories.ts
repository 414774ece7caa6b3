import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { findRole, type Role } from '../../access/roles.ts'
import { orNull } from '../../accounts/schema.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { validationFailed } from '../../errors.ts'
import { presentRepository } from '../../repositories/present/repositories.ts'
import { MinimalRepository, RepositoryPath } from '../../repositories/schema/repositories.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { presentTeam } from '../present/teams.ts'
import { TeamPath, Teams } from '../schema/teams.ts'
import { listTeamsOf } from '../store/repository-teams.ts'
import { findTeams } from '../store/teams.ts'
import type { TeamRepositories, TeamRepository } from '../team-repositories.ts'

const tags = ['teams']
const TeamRepositoryPath = Type.Object({
  org: Type.String(),
  team_slug: Type.String(),
  owner: Type.String(),
  repo: Type.String(),
})

export const teamRepositoryRoutes =
  ({ db }: Pick<Context, 'db'>, repositories: TeamRepositories): Routes =>
  (app) => {
    const needs = { organization: 'member' as const, permission: 'members' }
    const reading = { config: { needs: { ...needs, scopes: ['read:org'] } } }
    const writing = {
      config: { needs: { ...needs, level: 'write' as const, scopes: ['write:org', 'repo'] } },
    }

    app.get(
      '/orgs/:org/teams/:team_slug/repos',
      {
        ...reading,
        schema: {
          operationId: 'teams/list-repos-in-org',
          summary: 'List team repositories',
          tags,
          params: TeamPath,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(MinimalRepository), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { viewer, team, addresses, query } = request
        const page = readPage(query)
        const { rows, total } = await repositories.list(viewer, team.row, page)
        linkPages(request, reply, page, total)
        return rows.map((one) => present(one, addresses))
      },
    )

    app.get(
      '/orgs/:org/teams/:team_slug/repos/:owner/:repo',
      {
        ...reading,
        schema: {
          operationId: 'teams/check-permissions-for-repo-in-org',
          summary: 'Check team permissions for a repository',
          tags,
          params: TeamRepositoryPath,
          response: { 200: MinimalRepository, 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, team, params, addresses, headers }, reply) => {
        const teamRepository = await repositories.get(viewer, team.row, params.owner, params.repo)
        // The permissions are returned only for this media type.
        if (!/vnd\.github\.(?:v3\.)?repository(?:\+json)?(?:$|[,;])/.test(headers.accept ?? ''))
          return reply.code(204).send(null)
        return present(teamRepository, addresses)
      },
    )

    app.put(
      '/orgs/:org/teams/:team_slug/repos/:owner/:repo',
      {
        ...writing,
        schema: {
          operationId: 'teams/add-or-update-repo-permissions-in-org',
          summary: 'Add or update team repository permissions',
          tags,
          params: TeamRepositoryPath,
          body: orNull(Type.Object({ permission: Type.Optional(Type.String()) })),
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, organization, team, params, body }, reply) => {
        await repositories.put({
          actor: accountOf(viewer),
          viewer,
          organization: organization.row,
          team: team.row,
          owner: params.owner,
          name: params.repo,
          role: readRole(body?.permission),
        })
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/orgs/:org/teams/:team_slug/repos/:owner/:repo',
      {
        ...writing,
        schema: {
          operationId: 'teams/remove-repo-in-org',
          summary: 'Remove a repository from a team',
          tags,
          params: TeamRepositoryPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, organization, team, params }, reply) => {
        await repositories.remove({
          actor: accountOf(viewer),
          viewer,
          organization: organization.row,
          team: team.row,
          owner: params.owner,
          name: params.repo,
          isMaintained: team.isMaintained,
        })
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/repos/:owner/:repo/teams',
      {
        config: { needs: { permission: 'administration', role: 'write', user: true } },
        schema: {
          operationId: 'repos/list-teams',
          summary: 'List repository teams',
          tags: ['repos'],
          params: RepositoryPath,
          querystring: Type.Object(PageQuery),
          response: { 200: Teams, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { viewer, repository, addresses } = request
        const page = readPage(request.query)
        const viewerId = repository.role === 'admin' ? null : accountOf(viewer).id
        const { rows, total } = await listTeamsOf(db.read, repository.row.id, viewerId, sliceOf(page))
        linkPages(request, reply, page, total)
        const parents = await findTeams(
          db.read,
          rows.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id])),
        )
        return rows.map(({ granted, ...team }) => {
          const parent = team.parent_id === null ? undefined : parents.get(team.parent_id)
          const { owner_login } = repository.row
          return presentTeam({ ...team, role: granted }, parent, owner_login, addresses)
        })
      },
    )
  }

function present({ row, role }: TeamRepository, addresses: Addresses) {
  return { ...presentRepository(row, addresses, role), role_name: role }
}

function readRole(word: string | undefined): Role | undefined {
  const role = word === undefined ? undefined : findRole(word)
  if (word !== undefined && !role)
    throw validationFailed({ resource: 'TeamMember', field: 'permission', code: 'invalid' })
  return role
}
