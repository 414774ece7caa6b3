import { bearerToken } from '@octavo/platform/access.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { key } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { getUser } from '../../users/load-users.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { type PickFilter, pickRandom } from '../pick-photos.ts'
import { presentRandomPhotos } from '../present.ts'
import { PhotoRandom } from '../schema/photo.ts'
import { RandomQuery } from '../schema/requests.ts'
import { listReadableCollections, listTopicIds } from '../store/sets.ts'

export const randomRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/photos/random',
      {
        config: { needs: key },
        schema: {
          operationId: 'photos/get-random',
          summary: 'Get a random photo',
          description:
            'Returns a photo, or an array of photos if `count` is greater than 1. With `count=1`, SDKs of this ecosystem get an array, because they expect one.',
          tags: ['photos'],
          querystring: RandomQuery,
          response: { 200: Type.Union([PhotoRandom, Type.Array(PhotoRandom)]), ...mayFail },
        },
      },
      async (request, reply) => {
        const { count = 1, w: width, h: height } = request.query
        reply.header('cache-control', 'no-store')
        const rows = await pickRandom(context, await readFilter(request), count)
        const customSize = { width, height }
        const photos = await presentRandomPhotos(scopeOf(context, request), rows, {
          purpose: 'random',
          customSize,
        })
        if (photos.length === 0) throw problem('no_photos')
        return isArray(request) ? photos : photos[0]
      },
    )

    type RandomRequest = Pick<FastifyRequest, 'caller' | 'headers'> & { query: Static<typeof RandomQuery> }

    async function readFilter({ query, caller }: RandomRequest): Promise<PickFilter> {
      const { collections, topics, username } = query
      const { read } = context.db
      const [user, collectionIds, topicIds] = await Promise.all([
        username === undefined ? undefined : getUser(context, username),
        collections && listReadableCollections(read, collections, caller),
        topics && listTopicIds(read, topics),
      ])
      return {
        orientation: query.orientation,
        isSafe: query.content_filter === 'high',
        isPromoted: query.featured,
        text: query.query,
        seed: query.seed,
        userId: user?.user_id,
        collectionIds,
        topicIds,
      }
    }

    /** SDKs of this ecosystem fail on an object although they request one photo; others expect it. */
    function isArray(request: FastifyRequest & { query: Static<typeof RandomQuery> }): boolean {
      const { count } = request.query
      if (count !== 1) return count !== undefined
      const { singleRandom } = context.config
      if (singleRandom !== 'auto') return singleRandom === 'array'
      if (request.headers['accept-version'] !== undefined) return true
      // The access key of an app, in the header of these SDKs or in the query.
      return request.caller.appId !== null && !bearerToken(request)
    }
  }
