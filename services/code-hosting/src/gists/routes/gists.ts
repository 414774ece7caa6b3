import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { anyone } from '../../access/needs.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { readMedia } from '../../wire/media-types.ts'
import { maxFileBodyBytes } from '../../wire/request-bodies.ts'
import type { GistChanges } from '../gist-changes.ts'
import { findRevision } from '../gist-files.ts'
import { gistWriterOf, writingGists } from '../gist-needs.ts'
import type { GistViewOptions, GistViews } from '../gist-views.ts'
import type { Gists } from '../gists.ts'
import { GistChangeBody, GistPath, GistRevisionPath, GistSimple, NewGistBody } from '../schema.ts'

const tags = ['gists']

interface GistParts {
  gists: Gists
  views: GistViews
  storeOf: GistChanges['storeOf']
}

export const gistRoutes =
  ({ gists, views, storeOf }: GistParts): Routes =>
  (app) => {
    app.post(
      '/gists',
      {
        bodyLimit: maxFileBodyBytes,
        config: { needs: writingGists },
        schema: {
          operationId: 'gists/create',
          summary: 'Create a gist',
          tags,
          body: NewGistBody,
          response: { 201: GistSimple, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { description, files, public: isPublic = false } = request.body
        const input = { description, files, isPublic: String(isPublic) === 'true' }
        const gist = await gists.create(gistWriterOf(request), input)
        const view = await views.present(gist, viewOptionsOf(request))
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.get(
      '/gists/:gist_id',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'gists/get',
          summary: 'Get a gist',
          tags,
          params: GistPath,
          response: { 200: GistSimple, ...errorResponses },
        },
      },
      async (request) => views.present(await gists.get(request.params.gist_id), viewOptionsOf(request)),
    )

    app.get(
      '/gists/:gist_id/:sha',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'gists/get-revision',
          summary: 'Get a gist revision',
          tags,
          params: GistRevisionPath,
          response: { 200: GistSimple, ...errorResponses },
        },
      },
      async (request) => {
        const { gist_id, sha } = request.params
        const gist = await gists.get(gist_id)
        const revision = await findRevision(storeOf(gist), sha)
        if (!revision) throw problem('not_found')
        return views.present(gist, viewOptionsOf(request), revision)
      },
    )

    // GitHub also accepts POST, which `gh gist edit` sends.
    for (const method of ['PATCH', 'POST'] as const)
      app.route({
        method,
        url: '/gists/:gist_id',
        bodyLimit: maxFileBodyBytes,
        config: { needs: writingGists },
        schema: {
          ...(method === 'POST' && { hide: true }),
          operationId: 'gists/update',
          summary: 'Update a gist',
          tags,
          params: GistPath,
          body: GistChangeBody,
          response: { 200: GistSimple, ...errorResponses },
        },
        async handler(request) {
          const gist = await gists.change(gistWriterOf(request), request.params.gist_id, request.body)
          return views.present(gist, viewOptionsOf(request))
        },
      })

    app.delete(
      '/gists/:gist_id',
      {
        config: { needs: writingGists },
        schema: {
          operationId: 'gists/delete',
          summary: 'Delete a gist',
          tags,
          params: GistPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await gists.remove(gistWriterOf(request), request.params.gist_id)
        return reply.code(204).send(null)
      },
    )
  }

function viewOptionsOf({ addresses, headers }: FastifyRequest): GistViewOptions {
  const isBase64 = readMedia(headers.accept).variant === 'base64'
  return { addresses, encoding: isBase64 ? 'base64' : 'utf-8' }
}
