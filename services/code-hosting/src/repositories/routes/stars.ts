import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Viewer } from '../../access/viewer.ts'
import { getAccount } from '../../accounts/accounts.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { SimpleUser } from '../../accounts/schema.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readMedia } from '../../wire/media-types.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { presentTime } from '../../wire/times.ts'
import { presentRepository } from '../present/repositories.ts'
import { createRoleFinder, createRoleLister } from '../repository-roles.ts'
import { MinimalRepository, RepositoryPath } from '../schema/repositories.ts'
import { Stargazer, StarredRepository } from '../schema/repository-people.ts'
import { type Stars, starring } from '../stars.ts'
import { findRepository } from '../store/repositories.ts'
import { hasStar, listStargazers, listStarred } from '../store/stars.ts'
import { visibleTo } from '../store/visible-repositories.ts'

const tags = ['activity']
const ListQuery = Type.Object({
  ...PageQuery,
  sort: Type.Optional(Type.String()),
  direction: Type.Optional(Type.String()),
})
const Starred = Type.Union([Type.Array(StarredRepository), Type.Array(MinimalRepository)])

export const starRoutes =
  ({ db }: Pick<Context, 'db'>, stars: Stars): Routes =>
  (app) => {
    const roleOf = createRoleFinder(db)
    const listRoles = createRoleLister(db)

    app.get(
      '/repos/:owner/:repo/stargazers',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'activity/list-stargazers-for-repo',
          summary: 'List stargazers',
          tags,
          params: RepositoryPath,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Union([Type.Array(Stargazer), Type.Array(SimpleUser)]), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, addresses, headers } = request
        const page = readPage(request.query)
        const rows = await listStargazers(db.read, repository.row.id, sliceOf(page))
        linkPages(request, reply, page, repository.row.stars)
        if (readMedia(headers.accept).variant !== 'star')
          return rows.map((row) => presentAccount(row, addresses))
        return rows.map((row) => ({
          starred_at: presentTime(row.starred_at_ms),
          user: presentAccount(row, addresses),
        }))
      },
    )

    app.get(
      '/user/starred',
      {
        config: { needs: { user: true } },
        schema: {
          operationId: 'activity/list-repos-starred-by-authenticated-user',
          summary: 'List repositories starred by the authenticated user',
          tags,
          querystring: ListQuery,
          response: { 200: Starred, ...errorResponses },
        },
      },
      (request, reply) => listStars(request, reply, accountOf(request.viewer).id),
    )

    app.get(
      '/users/:username/starred',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'activity/list-repos-starred-by-user',
          summary: 'List repositories starred by a user',
          tags,
          params: Type.Object({ username: Type.String() }),
          querystring: ListQuery,
          response: { 200: Starred, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { id } = await getAccount(db.read, request.params.username)
        return listStars(request, reply, id)
      },
    )

    app.get(
      '/user/starred/:owner/:repo',
      {
        config: { needs: { user: true } },
        schema: {
          operationId: 'activity/check-repo-is-starred-by-authenticated-user',
          summary: 'Check if a repository is starred by the authenticated user',
          tags,
          params: RepositoryPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        const repositoryId = await visibleId(viewer, params)
        const isStarred = await hasStar(db.read, { userId: accountOf(viewer).id, repositoryId })
        if (!isStarred) throw problem('not_found')
        return reply.code(204).send(null)
      },
    )

    app.put(
      '/user/starred/:owner/:repo',
      {
        config: { needs: starring },
        schema: {
          operationId: 'activity/star-repo-for-authenticated-user',
          summary: 'Star a repository for the authenticated user',
          tags,
          params: RepositoryPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        await stars.add(accountOf(viewer), await visibleId(viewer, params))
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/user/starred/:owner/:repo',
      {
        config: { needs: starring },
        schema: {
          operationId: 'activity/unstar-repo-for-authenticated-user',
          summary: 'Unstar a repository for the authenticated user',
          tags,
          params: RepositoryPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        await stars.remove(accountOf(viewer), await visibleId(viewer, params))
        return reply.code(204).send(null)
      },
    )

    async function visibleId(viewer: Viewer, { owner, repo }: { owner: string; repo: string }) {
      const match = await findRepository(db.read, owner, repo)
      if (!match || !(await roleOf(viewer, match.row))) throw problem('not_found')
      return match.row.id
    }

    async function listStars(
      request: FastifyRequest<{
        Querystring: { per_page?: string; page?: string; sort?: string; direction?: string }
      }>,
      reply: FastifyReply,
      userId: number,
    ) {
      const { viewer, addresses, query, headers } = request
      const page = readPage(query)
      const { rows, total } = await listStarred(db.read, userId, {
        where: visibleTo(db.read, viewer),
        sort: query.sort === 'updated' ? 'updated' : 'created',
        direction: query.direction === 'asc' ? 'asc' : 'desc',
        ...sliceOf(page),
      })
      linkPages(request, reply, page, total)
      const roles = await listRoles(viewer, rows)
      const present = (row: (typeof rows)[number]) =>
        presentRepository(row, addresses, viewer.user ? roles.get(row.id) : undefined)
      if (readMedia(headers.accept).variant !== 'star') return rows.map(present)
      return rows.map((row) => ({ starred_at: presentTime(row.starred_at_ms), repo: present(row) }))
    }
  }
