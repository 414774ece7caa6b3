import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { parseQuery, type SearchQuery } from './parse-query.ts'
import { resolveNames } from './resolve-names.ts'
import { maxResults, refuseDeepPages } from './search-errors.ts'
import { buildSearch, type SearchKind, type SearchOrder, searchKinds } from './store/search-kinds.ts'
import { type SearchResult, searchRows } from './store/search-rows.ts'
import type { TextIndexes } from './text-indexes.ts'

export interface SearchRequest {
  q?: string
  sort?: string
  order?: string
}

export interface Slice {
  limit: number
  offset: number
}

/** The matching ids, in order, and the texts to highlight. */
export type Matches = SearchResult & { texts: readonly string[] }

export type Searches = ReturnType<typeof createSearches>

type RunSearch = (viewer: Viewer, request: SearchRequest, slice: Slice) => Promise<Matches>

export function createSearches({ db }: Pick<Context, 'db'>, indexes: TextIndexes) {
  const kinds = searchKinds(indexes)

  const searchFor =
    (kind: SearchKind): RunSearch =>
    async (viewer, request, slice) => {
      const query = parseQuery(request.q, kind.qualifiers)
      refuseDeepPages(slice)
      const names = await resolveNames(db.read, viewer, query.root, kind.accountQualifiers)
      const search = buildSearch(db, viewer, kind, { query, names, order: readOrder(request, query) })
      const limit = Math.min(slice.limit, maxResults - slice.offset)
      return { ...(await searchRows(db, search, { ...slice, limit })), texts: query.texts }
    }

  return {
    issues: searchFor(kinds.issues),
    repositories: searchFor(kinds.repositories),
    users: searchFor(kinds.users),
    code: searchFor(kinds.code),
    commits: searchFor(kinds.commits),
  }
}

/** From the parameters, or from `sort:updated-desc` in the query. */
function readOrder({ sort, order }: SearchRequest, query: SearchQuery): SearchOrder {
  if (sort) return { sort, direction: order === 'asc' ? 'asc' : 'desc' }
  const [, name, direction] = /^(.*?)(?:-(asc|desc))?$/.exec(query.sort ?? '') ?? []
  return { sort: name || undefined, direction: direction === 'asc' ? 'asc' : 'desc' }
}
