import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { readMedia } from '../../../wire/media-types.ts'
import { revalidate } from '../../../wire/versions.ts'
import { getCommitOid, notFound, versionsOf } from '../../commits/revisions.ts'
import type { ContentViews } from '../content-views.ts'
import { findContent } from '../contents.ts'
import { presentFile } from '../present.ts'
import { findReadme } from '../readmes.ts'
import { ContentFile, ReadmePath, RefQuery } from '../schema.ts'
import { sendFile } from '../send-file.ts'

export const readmeRoutes =
  ({ git }: Pick<Context, 'git'>, views: ContentViews): Routes =>
  (app) => {
    const described = {
      tags: ['repos'],
      querystring: RefQuery,
      response: { 200: ContentFile, 304: NoContent, ...errorResponses },
    }
    const root = {
      config: { needs: { permission: 'contents' } },
      schema: {
        operationId: 'repos/get-readme',
        summary: 'Get a repository README',
        params: RepositoryPath,
        ...described,
      },
    }
    app.get('/repos/:owner/:repo/readme', root, (request, reply) =>
      sendContent(request, reply, '', request.query.ref),
    )
    const folder = {
      config: { needs: { permission: 'contents' } },
      schema: {
        operationId: 'repos/get-readme-in-directory',
        summary: 'Get a repository README for a directory',
        params: ReadmePath,
        ...described,
      },
    }
    app.get('/repos/:owner/:repo/readme/:dir', folder, (request, reply) =>
      sendContent(request, reply, request.params.dir, request.query.ref),
    )

    async function sendContent(
      request: FastifyRequest,
      reply: FastifyReply,
      dir: string,
      requestedRef?: string,
    ) {
      const { row } = request.repository
      const period = await views.periodOf(row)
      if (revalidate(request, reply, ...versionsOf(row, requestedRef), period))
        return reply.code(304).send(null)
      const ref = requestedRef || row.default_branch
      const store = git.repository(row.id)
      const oid = await getCommitOid(store, ref, { empty: notFound, unknown: notFound })
      const path = await findReadme(store, oid, dir)
      const content = path === undefined ? undefined : await findContent(store, oid, path)
      if (content?.kind !== 'file') throw notFound()
      const { variant } = readMedia(request.headers.accept)
      if (variant === 'raw' || variant === 'html')
        return sendFile(request, reply, store, content, { ref, isReadme: true })
      return presentFile(content, await views.open(request, reply, ref))
    }
  }
