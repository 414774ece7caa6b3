import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { findRole } from '../../access/roles.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { isSince } from '../../wire/version-differences.ts'
import { presentTeam } from '../present/teams.ts'
import { OrganizationPath } from '../schema/organizations.ts'
import { NewTeamBody, TeamBody, TeamFull, Teams as TeamList, TeamPath } from '../schema/teams.ts'
import { findTeams, listTeams, type TeamFilter, type TeamRow } from '../store/teams.ts'
import { viewTeams } from '../team-views.ts'
import type { TeamInput, Teams } from '../teams.ts'

const tags = ['teams']
const permission = 'members'
const level = 'write'
const list = { querystring: Type.Object(PageQuery), response: { 200: TeamList, ...errorResponses } }

export const teamRoutes =
  ({ db }: Pick<Context, 'db'>, teams: Teams): Routes =>
  (app) => {
    const reading = {
      config: { needs: { organization: 'member' as const, permission, scopes: ['read:org'] } },
    }
    const maintaining = {
      config: {
        needs: {
          organization: 'member' as const,
          team: 'maintainer' as const,
          permission,
          level: level as 'write',
          scopes: ['write:org'],
        },
      },
    }

    app.get(
      '/orgs/:org/teams',
      {
        ...reading,
        schema: { operationId: 'teams/list', summary: 'List teams', tags, params: OrganizationPath, ...list },
      },
      (request, reply) => sendPage(request, reply, { organizationId: request.organization.row.id }),
    )

    app.post(
      '/orgs/:org/teams',
      {
        config: { needs: { organization: 'member', permission, level, scopes: ['write:org'] } },
        schema: {
          operationId: 'teams/create',
          summary: 'Create a team',
          tags,
          params: OrganizationPath,
          body: NewTeamBody,
          response: { 201: TeamFull, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { organization, viewer, body } = request
        const { name, maintainers = [], repo_names: repositories = [] } = body
        const { role, ...input } = readTeamBody(body)
        // Newer versions have only roles per repository.
        const acceptsRole = role !== undefined && !isSince('2026-03-10', request)
        const team = { ...input, ...(acceptsRole && { role }), name, maintainers, repositories }
        const created = await teams.create({
          actor: accountOf(viewer),
          organization: organization.row,
          viewer,
          team,
        })
        return reply.code(201).send(await presentWhole(request, created))
      },
    )

    app.get(
      '/orgs/:org/teams/:team_slug',
      {
        ...reading,
        schema: {
          operationId: 'teams/get-by-name',
          summary: 'Get a team by name',
          tags,
          params: TeamPath,
          response: { 200: TeamFull, ...errorResponses },
        },
      },
      (request) => presentWhole(request, request.team.row),
    )

    app.patch(
      '/orgs/:org/teams/:team_slug',
      {
        ...maintaining,
        schema: {
          operationId: 'teams/update-in-org',
          summary: 'Update a team',
          tags,
          params: TeamPath,
          body: TeamBody,
          response: { 200: TeamFull, 201: TeamFull, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { organization, viewer, team, body } = request
        const changed = await teams.change({
          actor: accountOf(viewer),
          organization: organization.row,
          viewer,
          team: team.row,
          input: readTeamBody(body),
        })
        return reply.code(201).send(await presentWhole(request, changed))
      },
    )

    app.delete(
      '/orgs/:org/teams/:team_slug',
      {
        ...maintaining,
        schema: {
          operationId: 'teams/delete-in-org',
          summary: 'Delete a team',
          tags,
          params: TeamPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ organization, viewer, team }, reply) => {
        await teams.remove({ actor: accountOf(viewer), organization: organization.row, team: team.row })
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/orgs/:org/teams/:team_slug/teams',
      {
        ...reading,
        schema: {
          operationId: 'teams/list-child-in-org',
          summary: 'List child teams',
          tags,
          params: TeamPath,
          ...list,
        },
      },
      (request, reply) => sendPage(request, reply, { parentId: request.team.row.id }),
    )

    app.get(
      '/user/teams',
      {
        config: { needs: { user: true, permission, scopes: ['user', 'repo', 'read:org'] } },
        schema: {
          operationId: 'teams/list-for-authenticated-user',
          summary: 'List teams for the authenticated user',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(TeamFull), ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const filter = { memberId: accountOf(request.viewer).id, viewerId: null }
        const { rows, total } = await listTeams(db.read, filter, page)
        linkPages(request, reply, page, total)
        const publishStep = rows.filter((row) => request.viewer.canAccessOwner(row.organization_id))
        return viewTeams(db.read, publishStep, request.addresses)
      },
    )

    async function sendPage(
      request: FastifyRequest,
      reply: FastifyReply,
      filter: Omit<TeamFilter, 'viewerId'>,
    ) {
      const { organization, viewer, addresses } = request
      const page = readPage(request.query as Parameters<typeof readPage>[0])
      const viewerId = organization.standing === 'owner' ? null : accountOf(viewer).id
      const { rows, total } = await listTeams(db.read, { ...filter, viewerId }, page)
      linkPages(request, reply, page, total)
      const parents = await findTeams(
        db.read,
        rows.flatMap(({ parent_id }) => parent_id ?? []),
      )
      const { login } = organization.row
      return rows.map((row) => presentTeam(row, parents.get(row.parent_id ?? 0), login, addresses))
    }

    async function presentWhole({ addresses }: FastifyRequest, row: TeamRow) {
      const [view] = await viewTeams(db.read, [row], addresses)
      if (!view) throw problem('not_found')
      return view
    }
  }

function readTeamBody(body: Static<typeof TeamBody>): TeamInput {
  const { name, description, privacy, notification_setting, parent_team_id } = body
  const role = body.permission && findRole(body.permission)
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(privacy !== undefined && { privacy }),
    ...(notification_setting !== undefined && { notifies: notification_setting === 'notifications_enabled' }),
    ...(parent_team_id !== undefined && { parentId: parent_team_id }),
    ...(role && { role }),
  }
}
