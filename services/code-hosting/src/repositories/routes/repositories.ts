import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { revalidate } from '../../wire/versions.ts'
import { presentFullRepository } from '../present/full-repository.ts'
import type { RepositoryChanges } from '../repository-changes.ts'
import type { FindOrigins } from '../repository-origins.ts'
import { FullRepository, RepositoryPath } from '../schema/repositories.ts'
import { RepositoryChangeBody, TopicsBody } from '../schema/repository-bodies.ts'

const tags = ['repos']
const administers = { permission: 'administration', level: 'write', role: 'admin' } as const
const Topics = Type.Object({ names: Type.Array(Type.String()) }, { title: 'topic' })

export const repositoryRoutes =
  (findOrigins: FindOrigins, changes: RepositoryChanges): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'repos/get',
          summary: 'Get a repository',
          tags,
          params: RepositoryPath,
          response: { 200: FullRepository, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row, role }, addresses }) =>
        presentFullRepository(row, addresses, viewer.user ? role : undefined, await findOrigins(viewer, row)),
    )

    app.patch(
      '/repos/:owner/:repo',
      {
        // Refuses changes of archived repositories, except to unarchive them.
        config: { needs: { ...administers, allowsArchived: true } },
        schema: {
          operationId: 'repos/update',
          summary: 'Update a repository',
          tags,
          params: RepositoryPath,
          body: RepositoryChangeBody,
          response: { 200: FullRepository, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row, role }, body, addresses }) => {
        const changed = await changes.change(row, viewer, body)
        const origins = await findOrigins(viewer, changed)
        return presentFullRepository(changed, addresses, role, origins)
      },
    )

    app.delete(
      '/repos/:owner/:repo',
      {
        config: { needs: { ...administers, scopes: ['delete_repo'], allowsArchived: true } },
        schema: {
          operationId: 'repos/delete',
          summary: 'Delete a repository',
          tags,
          params: RepositoryPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row } }, reply) => {
        await changes.remove(row, accountOf(viewer))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/repos/:owner/:repo/topics',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'repos/get-all-topics',
          summary: 'Get all repository topics',
          tags,
          params: RepositoryPath,
          response: { 200: Topics, 304: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (revalidate(request, reply, row.topics)) return reply.code(304).send(null)
        return { names: decodeJson<string[]>(row.topics) }
      },
    )

    app.put(
      '/repos/:owner/:repo/topics',
      {
        config: { needs: administers },
        schema: {
          operationId: 'repos/replace-all-topics',
          summary: 'Replace all repository topics',
          tags,
          params: RepositoryPath,
          body: TopicsBody,
          response: { 200: Topics, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row }, body }) => ({
        names: await changes.setTopics(row, accountOf(viewer), body.names),
      }),
    )
  }
