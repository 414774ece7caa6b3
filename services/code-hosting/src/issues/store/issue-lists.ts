import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Facet } from './issue-facets.ts'
import type { IssueRow } from './issues.ts'

export interface IssueFilter {
  repositoryId: number
  state: 'open' | 'closed' | 'all'
  /** Issues with all of these facets. The query reads the index of the first one, so it should be the rarest. */
  all: readonly Facet[]
  /** Issues with none of these facets. */
  none: readonly Facet[]
  sinceMs?: number | undefined
}

export interface IssueOrder {
  by: 'created' | 'updated' | 'comments'
  direction: 'asc' | 'desc'
}

/** The start of a page: after the last issue of the previous page, or an offset. */
export interface IssuePosition {
  limit: number
  offset: number
  after?: readonly [value: number, id: number] | undefined
}

export interface ListedIssue {
  id: number
  /** The sort value. */
  value: number
}

/**
 * The ids of one page, read from a single index that contains all columns of the filter. Open and closed issues
 * are two ranges, merged if both are requested.
 */
export function issueIds(
  filter: IssueFilter,
  order: IssueOrder,
  position: IssuePosition,
): RawBuilder<ListedIssue> {
  const { id, value } = columnsOf(filter, order)
  const direction = sql.raw(order.direction)
  const ranges = statesOf(filter).map((isOpen) => {
    const conditions = conditionsOf(filter, isOpen)
    if (position.after) conditions.push(isBeyond(order, position.after, { id, value }))
    return sql`select ${id} as id, ${value} as value from ${sourceOf(filter)}
      where ${sql.join(conditions, sql` and `)}`
  })
  const ordering = order.by === 'created' ? sql`id ${direction}` : sql`value ${direction}, id ${direction}`
  return sql<ListedIssue>`${sql.join(ranges, sql` union all `)}
    order by ${ordering} limit ${position.limit} offset ${position.after ? 0 : position.offset}`
}

/** The issues of one page, in one query. The order is repeated because a join keeps none. */
export function listedIssues(
  filter: IssueFilter,
  order: IssueOrder,
  position: IssuePosition,
): RawBuilder<IssueRow & { listed_value: number }> {
  const direction = sql.raw(order.direction)
  return sql`select issue.*, listed.value as listed_value
    from (${issueIds(filter, order, position)}) as listed join issue on issue.id = listed.id
    order by listed.value ${direction}, listed.id ${direction}`
}

/** The number of matching issues, for filters without a tally. */
export function issueCount(filter: IssueFilter): RawBuilder<{ count: number }> {
  const counts = statesOf(filter).map(
    (isOpen) =>
      sql`(select count(*) from ${sourceOf(filter)}
        where ${sql.join(conditionsOf(filter, isOpen), sql` and `)})`,
  )
  return sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`
}

function statesOf({ state }: IssueFilter): readonly number[] {
  if (state === 'all') return [1, 0]
  return [state === 'open' ? 1 : 0]
}

function sourceOf({ all }: IssueFilter) {
  return all.length > 0 ? sql`issue_facet as f` : sql`issue as f`
}

function columnsOf({ all }: IssueFilter, { by }: IssueOrder) {
  const id = sql.ref(all.length > 0 ? 'f.issue_id' : 'f.id')
  if (by === 'created') return { id, value: id }
  return { id, value: sql.ref(by === 'updated' ? 'f.updated_at_ms' : 'f.comments') }
}

function conditionsOf({ repositoryId, all, none, sinceMs }: IssueFilter, isOpen: number) {
  const [first, ...others] = all
  const id = sql.ref(first ? 'f.issue_id' : 'f.id')
  return [
    sql<SqlBool>`f.repository_id = ${repositoryId}`,
    ...(first ? [sql<SqlBool>`f.kind = ${first.kind} and f.subject_id = ${first.subjectId}`] : []),
    sql<SqlBool>`f.is_open = ${isOpen}`,
    ...(sinceMs === undefined ? [] : [sql<SqlBool>`f.updated_at_ms >= ${sinceMs}`]),
    ...others.map((facet) => sql<SqlBool>`exists (${facetOf(id, facet)})`),
    ...none.map((facet) => sql<SqlBool>`not exists (${facetOf(id, facet)})`),
  ]
}

function facetOf(id: RawBuilder<unknown>, { kind, subjectId }: Facet) {
  return sql`select 1 from issue_facet as o
    where o.issue_id = ${id} and o.kind = ${kind} and o.subject_id = ${subjectId}`
}

function isBeyond(
  { by, direction }: IssueOrder,
  [afterValue, afterId]: readonly [number, number],
  { id, value }: { id: RawBuilder<unknown>; value: RawBuilder<unknown> },
) {
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  if (by === 'created') return sql<SqlBool>`${id} ${beyond} ${afterId}`
  return sql<SqlBool>`(${value}, ${id}) ${beyond} (${afterValue}, ${afterId})`
}
