import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { jsonApiError } from '../json-api/errors.ts'
import { AnyResource, described, selecting } from '../json-api/schemas.ts'
import type { Answers } from '../wire/response-cache.ts'
import { listTrending } from './store/trending.ts'

const defaultLimit = 10
const limitMax = 100
/** Signs of interest come in all the time, and make no new generation of the catalogue. */
const everyMs = 60_000

export const trendingRoutes =
  ({ db, registry, reader }: Context, answers: Answers): Routes =>
  (app) => {
    app.get(
      '/trending/:namespace',
      described({
        operationId: 'listTrending',
        summary: 'What most is made of at present',
        tags: ['trending'],
        params: Type.Object({ namespace: Type.String({ description: 'anime or manga.' }) }),
        query: {
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limitMax, default: defaultLimit })),
          in_category: Type.Optional(Type.Boolean({ description: 'Whether to stay in `category`.' })),
          category: Type.Optional(Type.String({ description: 'Its id or slug.' })),
          in_network: Type.Optional(
            Type.Boolean({ description: 'Only what those make of it whom the caller follows.' }),
          ),
          include: selecting(registry.get('anime')).include ?? Type.String(),
        },
        answer: Type.Object({
          data: Type.Array(AnyResource),
          included: Type.Optional(Type.Array(AnyResource)),
        }),
      }),
      (request, reply) => {
        // The router has filled in what the address of the route names.
        const { namespace: type } = request.params as { namespace: string }
        if (type !== 'anime' && type !== 'manga')
          throw jsonApiError('bad_request', `${type} is nothing that could be trending.`)
        const query = new Map(Object.entries(Object(request.query)).map(([key, value]) => [key, last(value)]))
        const isInNetwork = isTrue(query.get('in_network'))
        if (isInNetwork && !request.caller.user)
          throw jsonApiError('forbidden', 'Whom you follow is known when you have signed in.')
        const limit = readLimit(query.get('limit'))
        const category = isTrue(query.get('in_category')) ? query.get('category') : undefined
        const resource = registry.get(type)
        const key = JSON.stringify(['trending', type, limit, category, isInNetwork])
        return answers.give(
          request,
          reply,
          key,
          async (ask) => {
            const asking = { dialect: db.dialect, viewer: ask.viewer, view: ask.view }
            // Nobody follows anybody here.
            const ids = isInNetwork ? [] : await listTrending(db, resource, { type, category, limit }, asking)
            return reader.listed(resource, ids, ask)
          },
          { everyMs },
        )
      },
    )
  }

function readLimit(value: string | undefined): number {
  if (value === undefined || value === '') return defaultLimit
  if (!/^\d{1,6}$/.test(value) || Number(value) < 1)
    throw jsonApiError('bad_request', `${value} is not a valid limit.`, { parameter: 'limit' })
  return Math.min(Number(value), limitMax)
}

function isTrue(value: string | undefined): boolean {
  return value !== undefined && /^(?:true|1|)$/i.test(value)
}

function last(value: unknown): string {
  return String([value].flat().at(-1) ?? '')
}
