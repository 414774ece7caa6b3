import type { NumberField } from '../query/fields.ts'
import type { Filter } from '../query/filter.ts'

export type SortKey = 'crawled' | 'relevancy' | NumberField

/** Which posts a search covers, and how long it may take. */
export interface SearchScope {
  filter: Filter
  /** Only posts whose extraction is at least this certain, 0 to 1. */
  minConfidence?: number | undefined
  /** Without copies of older posts, if false. */
  includesCopies?: boolean | undefined
  /** Only posts crawled after this time. */
  crawledAfterMs?: number | undefined
  /** The client. Searches of clients queue, those of the server do not. */
  client?: string | undefined
  /** Stops the search, for instance when the client disconnects. */
  signal?: AbortSignal | undefined
  /** Throws `search_timeout` after this time. */
  timeoutMs?: number | undefined
}

export interface PageQuery extends SearchScope {
  sort: SortKey
  order: 'asc' | 'desc'
  size: number
  /** For `sort: 'crawled'`: only posts beyond this one, in the order of the page. */
  afterSeq?: number | undefined
  /** For all other orders. */
  from?: number | undefined
}

export interface PageResult {
  seqs: number[]
  /** All matches, from the cursor on. Exact. */
  total: number
}

export const facetNames = [
  'languages',
  'categories',
  'countries',
  'site_types',
  'sites',
  'sentiments',
] as const
export type FacetName = (typeof facetNames)[number]

export interface FacetCount {
  value: string
  count: number
}

/**
 * Finds posts. `posts/store` implements it on the database. Another search engine can implement it as well, because it
 * returns only the `seq` of posts, and a filter contains no SQL.
 */
export interface PostSearch {
  page(query: PageQuery): Promise<PageResult>
  count(scope: SearchScope): Promise<number>
  /** The most frequent values of each facet. */
  facets(
    scope: SearchScope,
    names: readonly FacetName[],
    maxValues: number,
  ): Promise<Partial<Record<FacetName, FacetCount[]>>>
}
