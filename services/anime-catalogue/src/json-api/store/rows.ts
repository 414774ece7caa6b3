import { type RawBuilder, sql } from 'kysely'
import type { Registered } from '../registry.ts'
import type { Condition, Row } from '../resource.ts'
import { type Asking, allOf, belongs, columnOf, hasIds } from './conditions.ts'
import type { Store } from './query-runner.ts'

export function columnsOf(table: string, names: readonly string[]): RawBuilder<Row> {
  return sql`${sql.join(names.map((name) => columnOf(table, name)))}`
}

/** The rows that match and that the caller may see. */
export function findRows(
  store: Pick<Store, 'all'>,
  resource: Registered,
  condition: Condition,
  columns: RawBuilder<Row>,
  asking: Asking,
): Promise<Row[]> {
  const where = allOf([condition, ...belongs(resource, asking)])
  return store.all(sql`select ${columns} from ${sql.table(resource.table)} where ${where}`)
}

/** Every column of a row that the caller may see. */
export async function findWholeRow(
  store: Pick<Store, 'all'>,
  resource: Registered,
  id: string,
  asking: Asking,
): Promise<Row | undefined> {
  const [row] = await findRows(store, resource, hasIds(resource, [id], asking), sql`*`, asking)
  return row
}
