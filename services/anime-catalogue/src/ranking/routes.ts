import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { jsonApiError } from '../json-api/errors.ts'
import { AnyResource, includeParameters, jsonApiRoute } from '../json-api/schemas.ts'
import type { ResponseCache } from '../wire/response-cache.ts'
import { listTrending } from './store/trending.ts'

const defaultLimit = 10
const maxLimit = 100
/** Trend scores change without a new generation of the catalogue, so responses expire by time. */
const maxAgeMs = 60_000

export const trendingRoutes =
  ({ db, registry, reader }: Context, cache: ResponseCache): Routes =>
  (app) => {
    app.get(
      '/trending/:namespace',
      {
        config: { needs: anyone },
        ...jsonApiRoute({
          operationId: 'listTrending',
          summary: 'List trending media',
          description: 'Media with the most views, reactions and reviews lately, then the most popular.',
          tags: ['trending'],
          params: Type.Object({ namespace: Type.String({ description: 'anime or manga.' }) }),
          query: {
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxLimit, default: defaultLimit })),
            in_category: Type.Optional(Type.Boolean({ description: 'Whether to filter by `category`.' })),
            category: Type.Optional(Type.String({ description: 'The ID or slug of a category.' })),
            in_network: Type.Optional(
              Type.Boolean({ description: 'Returns only media with activity of users that you follow.' }),
            ),
            include: includeParameters(registry.get('anime')).include ?? Type.String(),
          },
          response: Type.Object({
            data: Type.Array(AnyResource),
            included: Type.Optional(Type.Array(AnyResource)),
          }),
        }),
      },
      (request, reply) => {
        // The router fills in the parameters of the path.
        const { namespace: type } = request.params as { namespace: string }
        if (type !== 'anime' && type !== 'manga')
          throw jsonApiError('bad_request', `${type} is not a valid namespace. Use anime or manga.`)
        const query = new Map(
          Object.entries(asRecord(request.query)).map(([key, value]) => [key, last(value)]),
        )
        const isInNetwork = isTrue(query.get('in_network'))
        if (isInNetwork && !request.caller.user)
          throw jsonApiError('forbidden', 'in_network requires you to be signed in.')
        const limit = readLimit(query.get('limit'))
        const category = isTrue(query.get('in_category')) ? query.get('category') : undefined
        const resource = registry.get(type)
        const key = JSON.stringify(['trending', type, limit, category, isInNetwork])
        return cache.send(
          request,
          reply,
          key,
          async (context) => {
            const queryContext = { dialect: db.dialect, viewer: context.viewer, view: context.view }
            // This service has no follows.
            const ids = isInNetwork
              ? []
              : await listTrending(db, resource, { type, category, limit }, queryContext)
            return reader.listByIds(resource, ids, context)
          },
          { maxAgeMs },
        )
      },
    )
  }

function readLimit(value: string | undefined): number {
  if (value === undefined || value === '') return defaultLimit
  if (!/^\d{1,6}$/.test(value) || Number(value) < 1)
    throw jsonApiError('bad_request', `${value} is not a valid limit.`, { parameter: 'limit' })
  return Math.min(Number(value), maxLimit)
}

function isTrue(value: string | undefined): boolean {
  return value !== undefined && /^(?:true|1|)$/i.test(value)
}

function last(value: unknown): string {
  return String([value].flat().at(-1) ?? '')
}
