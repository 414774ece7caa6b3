import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { readSearch } from '../../search/read-search.ts'
import { searchPage } from '../../search/search-page.ts'
import type { SearchTools } from '../../search/search-tools.ts'
import { categories } from '../../taxonomy/categories.ts'
import { finderPage } from '../finder-page.ts'
import { respondWithPage } from '../respond-with-page.ts'
import { viewCards } from '../view-cards.ts'

const text = Type.String({ default: '', maxLength: 200 })
const FinderQuery = Type.Object({
  q: text,
  place: text,
  when: text,
  category: text,
  page: Type.Integer({ default: 1, minimum: 1, maximum: 1_000 }),
})

type Query = Static<typeof FinderQuery>

const pageSize = 24

export const finderPageRoutes =
  (context: Context, tools: SearchTools): Routes =>
  (app) => {
    const openAccess = { config: { access: 'open' as const, needs: anyone } }

    app.get('/', { ...openAccess, schema: { hide: true, querystring: FinderQuery } }, (request, reply) =>
      respondWithPage(reply, () => showFound(scopeOf(context, request), request.query, 'Events')),
    )

    app.get(
      '/d/:place/events/',
      {
        ...openAccess,
        schema: { hide: true, params: Type.Object({ place: Type.String() }), querystring: FinderQuery },
      },
      (request, reply) =>
        respondWithPage(reply, () => {
          const place = readPlace(request.params.place)
          const query = { ...request.query, place }
          return showFound(
            scopeOf(context, request),
            query,
            isAnywhere(query) ? 'Online events' : `Events in ${place}`,
          )
        }),
    )

    async function showFound(scope: Scope, query: Query, heading: string) {
      const view = {
        query,
        heading,
        categories: categories.map(({ id, name }) => ({ id: String(id), name })),
      }
      try {
        const read = await readSearch(context, tools, queryOf(query))
        const search = { ...read, filter: { ...read.filter, isOnline: isAnywhere(query) || undefined } }
        const offset = (query.page - 1) * pageSize
        const page = { number: query.page, size: pageSize, after: undefined, offset, total: undefined }
        const { rows, total, next } = await searchPage(context, tools.finder, search, page)
        const events = await viewCards(scope, rows)
        return finderPage({ ...view, events, total, errorText: undefined, moreUrl: next && moreUrl(query) })
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 400) throw error
        const errorText = query.place
          ? `The place “${query.place}” is unknown. Try a larger place nearby.`
          : error.message
        return finderPage({ ...view, events: [], total: 0, errorText, moreUrl: undefined })
      }
    }
  }

/** `online` in place of a place searches for online events. */
function isAnywhere({ place }: Query): boolean {
  return place.toLowerCase() === 'online'
}

function queryOf(query: Query) {
  const { q, place, when, category } = query
  return {
    ...(q && { q }),
    ...(place && !isAnywhere(query) && { 'location.address': place, 'location.within': '50km' }),
    ...(when && { 'start_date.keyword': when }),
    ...(category && { categories: category }),
  }
}

function moreUrl({ q, place, when, category, page }: Query): string {
  return `/?${new URLSearchParams({ q, place, when, category, page: String(page + 1) })}`
}

/** `germany--berlin`, `ca--san-francisco` or `berlin`. */
function readPlace(text: string): string {
  return text
    .split('--')
    .toReversed()
    .map((part) =>
      part.replace(/-/g, ' ').replace(/^\p{L}{2}$|(?<!\p{L})\p{L}/gu, (start) => start.toUpperCase()),
    )
    .join(', ')
}
