import type { Database } from '@octavo/platform/data/database.ts'
import { type ExpressionBuilder, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../../access/viewer.ts'
import type { Tables } from '../../database/tables.ts'
import { visibleTo } from '../../repositories/store/visible-repositories.ts'
import { all, any, type Condition } from './conditions.ts'

/** More results are not counted. */
const maxCounted = 100_000

export interface SearchResult {
  ids: number[]
  scores: ReadonlyMap<number, number>
  total: number
  isComplete: boolean
}

export interface Search {
  /** The tables, joined with `repository` for contents of repositories. */
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  where: Condition
  /** Joined to `id` for the order by relevance, with the columns `id` and `score`. */
  ranked?: RawBuilder<unknown> | undefined
  /** Ends with the id, so that the order is total. */
  order: RawBuilder<unknown>
}

export async function searchRows(
  db: Database<Tables>,
  { from, id, where, ranked, order }: Search,
  { limit, offset }: { limit: number; offset: number },
): Promise<SearchResult> {
  const long = <Row>(query: RawBuilder<Row>) => db.long<Row>({ compile: () => query.compile(db.read) })
  const score = ranked ? sql`coalesce(match.score, 0)` : sql`1.0`
  const join = ranked ? sql`left join ${ranked} as match on match.id = ${id}` : sql``
  const rows = await long(sql<{ id: number; score: number }>`
    select ${id} as id, ${score} as score from ${from} ${join}
    where ${where} order by ${order} limit ${limit} offset ${offset}`)
  const counted =
    rows.length < limit && (rows.length > 0 || offset === 0)
      ? offset + rows.length
      : ((
          await long(sql<{ count: number }>`
            select count(*) as count from (select 1 from ${from} where ${where} limit ${maxCounted}) as matches`)
        )[0]?.count ?? 0)
  return {
    ids: rows.map((row) => row.id),
    scores: new Map(rows.map((row) => [row.id, Number(row.score)])),
    total: Number(counted),
    isComplete: Number(counted) < maxCounted,
  }
}

/** Without the permission, a token finds the contents of public repositories only. */
export function isSearchable(db: Database<Tables>, viewer: Viewer, permission: string): Condition {
  const eb: ExpressionBuilder<Tables, 'repository'> = expressionBuilder()
  if (!viewer.hasPermission(permission, 'read')) return sql<SqlBool>`repository.visibility = 'public'`
  return sql<SqlBool>`${visibleTo(db.read, viewer)(eb)}`
}

/** As in the lists of issues, the permission for issues includes pull requests. */
export function isIssueSearchable(db: Database<Tables>, viewer: Viewer): Condition {
  const withIssues = isSearchable(db, viewer, 'issues')
  if (viewer.hasPermission('issues', 'read')) return withIssues
  return any([withIssues, all([sql<SqlBool>`issue.is_pull = 1`, isSearchable(db, viewer, 'pull_requests')])])
}
