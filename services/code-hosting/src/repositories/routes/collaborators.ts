import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { findRole, higher } from '../../access/roles.ts'
import { getUser } from '../../accounts/accounts.ts'
import { findAccounts } from '../../accounts/store/accounts.ts'
import { accountOf, viewerOfAccount } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem, validationFailed } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { writerOf } from '../authorized-writes.ts'
import type { Collaborators } from '../collaborators.ts'
import { presentCollaborator, presentPermission } from '../present/collaborators.ts'
import { presentInvitation } from '../present/invitations.ts'
import { createRoleFinder } from '../repository-roles.ts'
import { RepositoryPath } from '../schema/repositories.ts'
import { CollaboratorBody } from '../schema/repository-bodies.ts'
import { Collaborator, CollaboratorPermission, Invitation } from '../schema/repository-people.ts'
import { type Affiliation, listCollaboratorIds, listRolesOf } from '../store/collaborators.ts'

const tags = ['repos']
const reads = { permission: 'metadata', role: 'write', user: true } as const
const administers = { permission: 'administration', level: 'write', role: 'admin' } as const
const UserPath = Type.Object({ ...RepositoryPath.properties, username: Type.String() })

export const collaboratorRoutes =
  ({ db }: Pick<Context, 'db'>, collaborators: Collaborators): Routes =>
  (app) => {
    const roleOf = createRoleFinder(db)

    app.get(
      '/repos/:owner/:repo/collaborators',
      {
        config: { needs: reads },
        schema: {
          operationId: 'repos/list-collaborators',
          summary: 'List repository collaborators',
          tags,
          params: RepositoryPath,
          querystring: Type.Object({
            ...PageQuery,
            affiliation: Type.Optional(Type.String()),
            permission: Type.Optional(Type.String()),
          }),
          response: { 200: Type.Array(Collaborator), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, query, addresses } = request
        const page = readPage(query)
        const { ids, total } = await listCollaboratorIds(
          db.read,
          repository.row,
          affiliationOf(query.affiliation),
          sliceOf(page),
        )
        linkPages(request, reply, page, total)
        const [accounts, roles] = await Promise.all([
          findAccounts(db.read, ids),
          listRolesOf(db.read, repository.row, ids),
        ])
        const minRole = query.permission === undefined ? 'read' : findRole(query.permission)
        return ids.flatMap((id) => {
          const account = accounts.get(id)
          const role = roles.get(id) ?? null
          const isWanted = minRole !== undefined && higher(role, minRole) === role
          return account && role && isWanted ? [presentCollaborator(account, role, addresses)] : []
        })
      },
    )

    app.get(
      '/repos/:owner/:repo/collaborators/:username',
      {
        config: { needs: reads },
        schema: {
          operationId: 'repos/check-collaborator',
          summary: 'Check if a user is a repository collaborator',
          tags,
          params: UserPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ repository: { row }, params }, reply) => {
        const { id } = await getUser(db.read, params.username)
        if (!(await listRolesOf(db.read, row, [id])).has(id)) throw problem('not_found')
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/repos/:owner/:repo/collaborators/:username/permission',
      {
        config: { needs: reads },
        schema: {
          operationId: 'repos/get-collaborator-permission-level',
          summary: 'Get repository permissions for a user',
          tags,
          params: UserPath,
          response: { 200: CollaboratorPermission, ...errorResponses },
        },
      },
      async ({ repository: { row }, params, addresses }) => {
        const account = await getUser(db.read, params.username)
        return presentPermission(account, await roleOf(viewerOfAccount(account), row), addresses)
      },
    )

    app.put(
      '/repos/:owner/:repo/collaborators/:username',
      {
        config: { needs: administers },
        schema: {
          operationId: 'repos/add-collaborator',
          summary: 'Add a repository collaborator',
          tags,
          params: UserPath,
          body: CollaboratorBody,
          response: { 201: Invitation, 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row }, params, body, addresses }, reply) => {
        const role = findRole(body.permission ?? 'push')
        if (!role) throw validationFailed({ resource: 'Repository', code: 'invalid', field: 'permission' })
        const inviter = accountOf(viewer)
        const invitee = await getUser(db.read, params.username)
        const invitation = await collaborators.invite(row, inviter, invitee, role)
        if (!invitation) return reply.code(204).send(null)
        reply.code(201)
        const parties = { repository: row, invitee, inviter, isExpired: false }
        return presentInvitation(invitation, parties, addresses)
      },
    )

    app.delete(
      '/repos/:owner/:repo/collaborators/:username',
      {
        config: {
          needs: { permission: 'administration', level: 'write', role: 'read', allowsArchived: true },
        },
        schema: {
          operationId: 'repos/remove-collaborator',
          summary: 'Remove a repository collaborator',
          tags,
          params: UserPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const account = await getUser(db.read, request.params.username)
        const writer = writerOf(request)
        if (writer.role !== 'admin' && account.id !== writer.actor.id) throw problem('needs_admin')
        await collaborators.remove(writer, account)
        return reply.code(204).send(null)
      },
    )
  }

function affiliationOf(text: string | undefined): Affiliation {
  return text === 'outside' || text === 'direct' ? text : 'all'
}
