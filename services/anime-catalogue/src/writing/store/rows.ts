import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Row } from '../../json-api/resource.ts'
import type { Store } from '../../json-api/store/query-runner.ts'

/** Rows of whichever table a resource has, as the module that reads resources knows them. */

export async function insertRow(tx: Transaction<Tables>, table: string, row: Row): Promise<Row> {
  const names = Object.keys(row).map((name) => sql.ref(name))
  const inserted = await sql<Row>`insert into ${sql.table(table)} (${sql.join(names)})
    values (${sql.join(Object.values(row))}) returning *`.execute(tx)
  return only(inserted.rows)
}

export async function updateRow(
  tx: Transaction<Tables>,
  table: string,
  id: number,
  columns: Row,
): Promise<Row> {
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const updated = await sql<Row>`update ${sql.table(table)} set ${sql.join(changes)}
    where id = ${id} returning *`.execute(tx)
  return only(updated.rows)
}

export async function deleteRow(tx: Transaction<Tables>, table: string, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)
}

/** Runs JSON:API queries in this transaction. */
export function runIn(tx: Transaction<Tables>): Pick<Store, 'all'> {
  return { all: async (query) => (await query.execute(tx)).rows }
}

function only(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('A row that was written is not there')
  return row
}
