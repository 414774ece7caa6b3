import { type RawBuilder, sql } from 'kysely'
import type { Registered } from '../registry.ts'
import type { Condition, Row } from '../resource.ts'
import { allOf, columnOf, hasIds, type QueryContext, visibilityConditions } from './conditions.ts'
import type { Store } from './query-runner.ts'

export function columnsOf(table: string, names: readonly string[]): RawBuilder<Row> {
  return sql`${sql.join(names.map((name) => columnOf(table, name)))}`
}

/** The matching rows that the caller may see. */
export function findRows(
  store: Pick<Store, 'all'>,
  resource: Registered,
  condition: Condition,
  columns: RawBuilder<Row>,
  queryContext: QueryContext,
): Promise<Row[]> {
  const where = allOf([condition, ...visibilityConditions(resource, queryContext)])
  return store.all(sql`select ${columns} from ${sql.table(resource.table)} where ${where}`)
}

/** All columns of a row, if the caller may see it. */
export async function findWholeRow(
  store: Pick<Store, 'all'>,
  resource: Registered,
  id: string,
  queryContext: QueryContext,
): Promise<Row | undefined> {
  const [row] = await findRows(store, resource, hasIds(resource, [id], queryContext), sql`*`, queryContext)
  return row
}
