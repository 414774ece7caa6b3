import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import type { createDeployKeys } from '../deploy-keys.ts'
import { presentDeployKey } from '../present/deploy-keys.ts'
import { RepositoryPath } from '../schema/repositories.ts'
import { DeployKeyBody } from '../schema/repository-bodies.ts'
import { DeployKey } from '../schema/repository-people.ts'
import { findDeployKey, listDeployKeys } from '../store/deploy-keys.ts'

const tags = ['repos']
const reads = { permission: 'administration', role: 'admin', user: true } as const
const writes = { ...reads, level: 'write' } as const
const KeyPath = Type.Object({ ...RepositoryPath.properties, key_id: Type.String() })

export const deployKeyRoutes =
  ({ db }: Pick<Context, 'db'>, keys: ReturnType<typeof createDeployKeys>): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/keys',
      {
        config: { needs: reads },
        schema: {
          operationId: 'repos/list-deploy-keys',
          summary: 'List deploy keys',
          tags,
          params: RepositoryPath,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(DeployKey), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, addresses } = request
        const page = readPage(request.query)
        const limits = sliceOf(page)
        const { rows, total } = await listDeployKeys(db.read, repository.row.id, limits)
        linkPages(request, reply, page, total)
        return rows.map((row) => presentDeployKey(row, repository.row, addresses))
      },
    )

    app.post(
      '/repos/:owner/:repo/keys',
      {
        config: { needs: writes },
        schema: {
          operationId: 'repos/create-deploy-key',
          summary: 'Create a deploy key',
          tags,
          params: RepositoryPath,
          body: DeployKeyBody,
          response: { 201: DeployKey, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row }, body, addresses }, reply) => {
        const created = presentDeployKey(await keys.add(row, accountOf(viewer), body), row, addresses)
        reply.code(201).header('location', created.url)
        return created
      },
    )

    app.get(
      '/repos/:owner/:repo/keys/:key_id',
      {
        config: { needs: reads },
        schema: {
          operationId: 'repos/get-deploy-key',
          summary: 'Get a deploy key',
          tags,
          params: KeyPath,
          response: { 200: DeployKey, ...errorResponses },
        },
      },
      async ({ repository: { row }, params, addresses }) =>
        presentDeployKey(await getKey(row.id, params.key_id), row, addresses),
    )

    app.delete(
      '/repos/:owner/:repo/keys/:key_id',
      {
        config: { needs: { ...writes, allowsArchived: true } },
        schema: {
          operationId: 'repos/delete-deploy-key',
          summary: 'Delete a deploy key',
          tags,
          params: KeyPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row }, params }, reply) => {
        await keys.remove(row, accountOf(viewer), await getKey(row.id, params.key_id))
        return reply.code(204).send(null)
      },
    )

    async function getKey(repositoryId: number, id: string) {
      const key = await findDeployKey(db.read, repositoryId, wholeNumber(id))
      if (!key) throw problem('not_found')
      return key
    }
  }
