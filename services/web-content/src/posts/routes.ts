import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { checkAgain } from '../access/check-again.ts'
import { admin } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { mayFail } from '../wire/error-responses.ts'
import type { Posts } from './posts.ts'

export const postRoutes =
  (context: Pick<Context, 'auth'>, posts: Posts): Routes =>
  (app) => {
    app.delete(
      '/v1/posts/:uuid',
      {
        config: { needs: admin },
        schema: {
          operationId: 'posts/delete',
          summary: 'Delete a post',
          description:
            'Removes the post, its index, its cluster memberships, and copies in deliveries and caches. The crawler does not bring it back.',
          tags: ['posts'],
          params: Type.Object({ uuid: Type.String({ maxLength: 64 }) }),
          response: { 204: Type.Null(), ...mayFail },
        },
      },
      async (request, reply) => {
        const { caller, params } = request
        const isFound = await posts.delete(params.uuid.toLowerCase(), checkAgain(context, caller))
        if (!isFound) throw problem('post_not_found')
        return reply.code(204).send(null)
      },
    )
  }
