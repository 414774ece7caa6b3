import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Query, type RequestedFilter, scoreKey } from '../query.ts'
import type { Registered } from '../registry.ts'
import type { Condition, Row } from '../resource.ts'
import { conditionsOf } from './collection.ts'
import { columnOf, isIn, type QueryContext } from './conditions.ts'
import { orderOf } from './order.ts'
import type { Store } from './query-runner.ts'

/** Matching ids by relevance, without permission checks. */
export type Search = (resource: Registered, filter: string, text: string) => Promise<Matches>

export interface Matches {
  ids: readonly number[]
  /** True while the index is being built. */
  isProvisional?: boolean
}

export interface PageRequest {
  resource: Registered
  query: Query
  columns: RawBuilder<Row>
  queryContext: QueryContext
  /** Changes whenever any row may have changed. */
  version: string
  notes: { isProvisional: boolean }
  /** Set if the collection is a relationship. */
  related?: { key: string; condition: Condition }
}

export interface PageOfRows {
  rows: Row[]
  count: number
}

/** For larger offsets, a cached sorted list of ids is cheaper than skipping rows. */
const maxCheapOffset = 1_000
/** Up to this number, an inline query is faster than the worker thread. */
const maxInlineMatches = 500
const listBytes = 16 * 1024 * 1024
const countBytes = 4 * 1024 * 1024

/** Pages of collections. Caches counts and sorted ids until the catalogue changes. */
export function createPages(store: Store, search: Search) {
  const lists = createByteCache<Float64Array>(listBytes, (list) => list.byteLength)
  const counts = createByteCache<number>(countBytes, () => 8)

  return async function findPage(request: PageRequest): Promise<PageOfRows> {
    const { resource, query, queryContext, related } = request
    const { limit, offset } = query.page
    const textFilter = query.filters.find(
      ({ name, text }) => resource.searches?.includes(name) && text.trim() !== '',
    )
    const filters = query.filters.filter(({ name }) => !resource.searches?.includes(name))
    // Without an index every page would sort the whole table.
    const isCostly = offset > maxCheapOffset || !isIndexedSort(resource, query.sort)
    if (textFilter || (isCostly && !resource.idPattern))
      return pageOfList(request, await findList(request, textFilter, filters))

    const where = conditionsOf(resource, filters, queryContext, related?.condition)
    const table = sql.table(resource.table)
    const order = orderOf(resource, query.sort, queryContext)
    const isScan = !related && filters.some(({ name }) => resource.filters?.[name]?.isScan)
    const rows = await (isScan ? store.long : store.all)(
      sql<Row>`select ${request.columns} from ${table} where ${where} order by ${order} limit ${limit} offset ${offset}`,
    )
    // A page that is not full is the last one.
    const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
    if (isLast) return { rows, count: offset + rows.length }
    const key = `${keyOf(request, filters)} count`
    const cachedCount = counts.find(key)
    if (cachedCount !== undefined) return { rows, count: cachedCount }
    const [countRow] = await store.long(sql`select count(*) as count from ${table} where ${where}`)
    return { rows, count: counts.add(key, Number(countRow?.count)) }
  }

  async function findList(
    request: PageRequest,
    textFilter: RequestedFilter | undefined,
    filters: readonly RequestedFilter[],
  ): Promise<Float64Array> {
    const { resource, query, queryContext, related } = request
    const order = query.sort.map(({ name, isDescending }) => `${isDescending ? '-' : ''}${name}`)
    const key = `${keyOf(request, filters)} ${textFilter ? JSON.stringify([textFilter.name, textFilter.text]) : ''} ${order}`
    const cached = lists.find(key)
    if (cached) return cached
    const searchResult = textFilter && (await search(resource, textFilter.name, textFilter.text))
    const matches = searchResult?.ids
    const conditions = conditionsOf(resource, filters, queryContext, related?.condition)
    const id = columnOf(resource.table, 'id')
    const where = matches ? sql`${isIn(id, matches, queryContext.dialect)} and ${conditions}` : conditions
    const [first] = query.sort
    const isByScore = matches && (!first || first.name === scoreKey)
    const by = isByScore ? id : orderOf(resource, query.sort, queryContext)
    const isQuick = matches !== undefined && matches.length <= maxInlineMatches
    const rows = await (isQuick ? store.all : store.long)(
      sql`select ${id} as id from ${sql.table(resource.table)} where ${where} order by ${by}`,
    )
    const ids = rows.map((row) => Number(row.id))
    const list = Float64Array.from(isByScore ? byRank(ids, matches, first?.isDescending) : ids)
    if (!searchResult?.isProvisional) return lists.add(key, list)
    request.notes.isProvisional = true
    return list
  }

  async function pageOfList(
    { resource, query, columns, queryContext }: PageRequest,
    list: Float64Array,
  ): Promise<PageOfRows> {
    const { limit, offset } = query.page
    const ids = [...list.subarray(offset, offset + limit)]
    if (!ids.length) return { rows: [], count: list.length }
    const id = columnOf(resource.table, 'id')
    const unorderedRows = await store.all(
      sql<Row>`select ${columns} from ${sql.table(resource.table)} where ${isIn(id, ids, queryContext.dialect)}`,
    )
    const byId = new Map(unorderedRows.map((row) => [row.id, row]))
    const rows = ids.map((one) => byId.get(one)).filter((row) => row !== undefined)
    return { rows, count: list.length }
  }
}

function isIndexedSort({ indexedSorts = [] }: Registered, [first, ...more]: Query['sort']): boolean {
  return (
    first === undefined || (more.length === 0 && (first.name === 'id' || indexedSorts.includes(first.name)))
  )
}

function byRank(ids: readonly number[], matches: readonly number[], isDescending = true): readonly number[] {
  const existing = new Set(ids)
  const ranked = matches.filter((id) => existing.has(id))
  return isDescending ? ranked : ranked.reverse()
}

/** Requests with the same key have the same rows, in any order. */
function keyOf(
  { resource, queryContext, version, related }: PageRequest,
  filters: readonly RequestedFilter[],
): string {
  const { viewer, view } = queryContext
  const isPersonal = filters.some(({ name }) => resource.filters?.[name]?.isPersonal)
  const filterTexts = filters.map(({ name, text }) => [name, text]).sort()
  return JSON.stringify([
    version,
    view.today,
    isPersonal ? viewer.userId : viewer.class,
    resource.type,
    related?.key,
    filterTexts,
  ])
}
