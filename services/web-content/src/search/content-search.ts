import type { SortKey } from '../posts/post-search.ts'
import type { Filter } from '../query/filter.ts'
import type { FormatName } from './schema.ts'

export interface SearchWarning {
  message: string
  type: string
  level: 'info' | 'warning'
}

/** A search, read from the parameters of any of the endpoints. */
export interface ContentSearch {
  filter: Filter
  sort: SortKey
  order: 'asc' | 'desc'
  size: number
  /** For all orders but that of crawling. */
  from: number
  /** For the order of crawling. */
  afterSeq: number | undefined
  crawledAfterMs: number | undefined
  minConfidence: number | undefined
  includesCopies: boolean
  /** The newest posts, newest first. */
  isLatest: boolean
  format: FormatName
  highlights: boolean
  showsWarnings: boolean
  warnings: SearchWarning[]
  /** Repeated in the URL of `next`. */
  path: string
  parameters: readonly (readonly [string, string])[]
  /** The parameter for the position of the page in `next`: for `/v1/articles`, `from` is a day. */
  paging: 'ts' | 'cursor'
  /** Names of members, as the address's generation of the API spells them. */
  casing: 'camel' | 'snake'
}
