import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { facets, nobody } from '../../issues/store/issue-facets.ts'
import type { IssuePosition, ListedIssue } from '../../issues/store/issue-lists.ts'

export interface PullFilter {
  repositoryId: number
  state: 'open' | 'closed' | 'all'
  base?: string | undefined
  /** The head branch, below one owner or below any. */
  head?: { ownerId?: number; ref: string } | undefined
  /** Applies to closed pull requests. Open ones are not merged. */
  isMerged?: boolean | undefined
  /** For long-running pull requests: opened before, and updated since. */
  createdBeforeMs?: number | undefined
  updatedSinceMs?: number | undefined
}

export interface PullOrder {
  by: 'created' | 'updated' | 'comments'
  direction: 'asc' | 'desc'
}

/** The ids of one page. Open and closed pull requests are two ranges of an index, merged if both are requested. */
export function pullIds(
  filter: PullFilter,
  { by, direction }: PullOrder,
  position: IssuePosition,
): RawBuilder<ListedIssue> {
  const column = by === 'created' ? 'f.issue_id' : by === 'updated' ? 'f.updated_at_ms' : 'f.comments'
  const value = sql.ref(column)
  const order = sql.raw(direction)
  const ranges = statesOf(filter).map((isOpen) => {
    const conditions = conditionsOf(filter, isOpen)
    const beyond = sql.raw(direction === 'asc' ? '>' : '<')
    if (position.after)
      conditions.push(
        sql<SqlBool>`(${value}, f.issue_id) ${beyond} (${position.after[0]}, ${position.after[1]})`,
      )
    return sql`select f.issue_id as id, ${value} as value from ${sourceOf(filter)}
      where ${sql.join(conditions, sql` and `)}`
  })
  return sql<ListedIssue>`${sql.join(ranges, sql` union all `)}
    order by value ${order}, id ${order} limit ${position.limit} offset ${position.after ? 0 : position.offset}`
}

export function pullCount(filter: PullFilter): RawBuilder<{ count: number }> {
  const counts = statesOf(filter).map(
    (isOpen) =>
      sql`(select count(*) from ${sourceOf(filter)}
        where ${sql.join(conditionsOf(filter, isOpen), sql` and `)})`,
  )
  return sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`
}

function statesOf({ state }: PullFilter): readonly number[] {
  if (state === 'all') return [1, 0]
  return [state === 'open' ? 1 : 0]
}

/** A head branch has few pull requests, so its index comes first. SQLite keeps the order of a cross join. */
function sourceOf({ head, base, isMerged, createdBeforeMs }: PullFilter) {
  if (head) return sql`pull_request as p cross join issue_facet as f`
  const withPull =
    base === undefined && isMerged === undefined
      ? sql``
      : sql`join pull_request as p on p.issue_id = f.issue_id`
  const withIssue = createdBeforeMs === undefined ? sql`` : sql`join issue as i on i.id = f.issue_id`
  return sql`issue_facet as f ${withPull} ${withIssue}`
}

function conditionsOf(filter: PullFilter, isOpen: number) {
  const { repositoryId, base, head, isMerged, createdBeforeMs, updatedSinceMs } = filter
  const conditions = [
    sql<SqlBool>`f.repository_id = ${repositoryId} and f.kind = ${facets.pull} and f.subject_id = ${nobody}`,
    sql<SqlBool>`f.is_open = ${isOpen}`,
  ]
  if (updatedSinceMs !== undefined) conditions.push(sql<SqlBool>`f.updated_at_ms >= ${updatedSinceMs}`)
  if (base !== undefined) conditions.push(sql<SqlBool>`p.base_ref = ${base}`)
  if (createdBeforeMs !== undefined)
    conditions.push(
      head
        ? sql<SqlBool>`exists (select 1 from issue as i where i.id = f.issue_id and i.created_at_ms < ${createdBeforeMs})`
        : sql<SqlBool>`i.created_at_ms < ${createdBeforeMs}`,
    )
  if (head)
    conditions.push(sql<SqlBool>`f.issue_id = p.issue_id and p.repository_id = ${repositoryId}
      and p.head_ref = ${head.ref}`)
  if (head?.ownerId !== undefined)
    conditions.push(
      sql<SqlBool>`p.head_repository_id in (select id from repository where owner_id = ${head.ownerId})`,
    )
  if (isMerged !== undefined && !isOpen)
    conditions.push(sql<SqlBool>`p.merged_at_ms is ${isMerged ? sql`not null` : sql`null`}`)
  return conditions
}
