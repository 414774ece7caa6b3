import type { Routes } from '@octavo/platform/service.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { listingStars, writingGists } from '../gist-needs.ts'
import { createGistStars } from '../gist-stars.ts'
import type { Gists } from '../gists.ts'
import { GistPath } from '../schema.ts'
import { hasStar } from '../store/stars.ts'

const tags = ['gists']

export const gistStarRoutes =
  ({ db }: Pick<Context, 'db'>, gists: Gists): Routes =>
  (app) => {
    const stars = createGistStars({ db })
    const response = { 204: NoContent, ...errorResponses }

    app.get(
      '/gists/:gist_id/star',
      {
        config: { needs: listingStars },
        schema: {
          operationId: 'gists/check-is-starred',
          summary: 'Check if a gist is starred',
          tags,
          params: GistPath,
          response,
        },
      },
      async (request, reply) => {
        const { id } = await gists.get(request.params.gist_id)
        if (!(await hasStar(db.read, accountOf(request.viewer).id, id))) throw problem('not_found')
        return reply.code(204).send(null)
      },
    )

    app.put(
      '/gists/:gist_id/star',
      {
        config: { needs: writingGists },
        schema: { operationId: 'gists/star', summary: 'Star a gist', tags, params: GistPath, response },
      },
      async (request, reply) => {
        await stars.add(request.viewer, await gists.get(request.params.gist_id))
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/gists/:gist_id/star',
      {
        config: { needs: writingGists },
        schema: { operationId: 'gists/unstar', summary: 'Unstar a gist', tags, params: GistPath, response },
      },
      async (request, reply) => {
        await stars.remove(request.viewer, await gists.get(request.params.gist_id))
        return reply.code(204).send(null)
      },
    )
  }
