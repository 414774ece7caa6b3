import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { anyToken } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { argumentsError } from '../../errors.ts'
import { readIds } from '../../events/schema/event-list-input.ts'
import { listVisibleEvents } from '../../events/visible-events.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery } from '../../wire/expansions.ts'
import { type Page, PageQuery, presentPagination, readPage, sliceOfList } from '../../wire/pages.ts'
import { presentDestinationEvents } from '../destination-events.ts'
import { readDestination } from '../read-destination.ts'
import { DestinationEvents, DestinationSearch, DestinationSearchResult } from '../schema/destination.ts'
import { searchPage } from '../search-page.ts'
import type { SearchTools } from '../search-tools.ts'

const tags = ['search']

export const destinationRoutes =
  (context: Context, tools: SearchTools): Routes =>
  (app) => {
    app.post(
      '/destination/search/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'destination/search',
          summary: 'Search events by destination',
          tags,
          body: DestinationSearch,
          response: { 200: DestinationSearchResult, ...mayFail },
        },
      },
      async (request) => {
        const { event_search, expand } = request.body
        const page = pageIn(request, event_search)
        const search = await readDestination(context, tools, event_search)
        const { rows, ...slice } = await searchPage(context, tools.finder, search, page)
        const scope = scopeOf(context, request)
        return {
          events: {
            pagination: presentPagination(request, page, slice),
            results: await presentDestinationEvents(rows, scope, expand?.destination_event),
          },
        }
      },
    )

    app.get(
      '/destination/events/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'destination/list-events',
          summary: 'List destination events by ID',
          tags,
          querystring: Type.Object({
            event_ids: Type.Optional(Type.String({ description: 'A comma-separated list of event IDs.' })),
            ...PageQuery,
            ...ExpandQuery,
          }),
          response: { 200: DestinationEvents, ...mayFail },
        },
      },
      async (request) => {
        const { event_ids, expand } = request.query
        if (!event_ids) throw argumentsError({ event_ids: ['MISSING'] })
        const scope = scopeOf(context, request)
        const page = readPage(request)
        const { rows, ...slice } = sliceOfList(await listVisibleEvents(scope, readIds(event_ids)), page)
        return {
          pagination: presentPagination(request, page, slice),
          events: await presentDestinationEvents(rows, scope, expand),
        }
      },
    )
  }

/** Pagination is in the body. */
function pageIn(request: FastifyRequest, body: Static<typeof DestinationSearch>['event_search']): Page {
  const { page = 1, page_size: size = 20, continuation } = body
  if (!continuation)
    return { number: page, size, after: undefined, offset: (page - 1) * size, total: undefined }
  const path = (request.url.split('?', 1)[0] ?? '').replace(/\/+$/, '')
  const { number, after, total } = request.server.continuations.read(path, continuation)
  return { number, size, after, offset: 0, total }
}
