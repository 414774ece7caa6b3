import type { Routes } from '@octavo/platform/service.ts'
import { anyToken } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { showEvents } from '../../events/show-events.ts'
import type { Gazetteer } from '../../geography/gazetteer/gazetteer.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { presentPagination, readPage } from '../../wire/pages.ts'
import type { EventFinder } from '../find.ts'
import { readSearch } from '../read-search.ts'
import { SearchPage, SearchQuery } from '../schema/search.ts'
import { searchPage } from '../search-page.ts'

export const searchRoutes =
  (context: Context, tools: { finder: EventFinder; gazetteer: Gazetteer }): Routes =>
  (app) => {
    app.get(
      '/events/search/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'events/search',
          summary: 'Search events',
          tags: ['search'],
          querystring: SearchQuery,
          response: { 200: SearchPage, ...mayFail },
        },
      },
      async (request) => {
        const page = readPage(request)
        const { filter, order, location } = await readSearch(context, tools, request.query)
        const { rows, ...slice } = await searchPage(context, tools.finder, { filter, order }, page)
        return {
          pagination: presentPagination(request, page, slice),
          events: await showEvents(context, request, rows),
          ...(location && { location: location.echo }),
        }
      },
    )
  }
