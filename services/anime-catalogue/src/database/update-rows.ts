import { chunkRows } from '@octavo/platform/data/chunks.ts'
import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Value = number | string | null

/** Updates some columns of many rows by id. `types` are the SQL types of the columns. Ignores unknown ids. */
export async function updateRows<Column extends string>(
  tx: Transaction<Tables>,
  table: keyof Tables,
  types: Readonly<Record<Column, 'integer' | 'bigint' | 'text'>>,
  rows: readonly ({ id: number } & Record<NoInfer<Column>, Value>)[],
): Promise<void> {
  // The keys of `types` are column names.
  const columns = Object.keys(types) as Column[]
  const changes = columns.map((column, at) => sql`${sql.ref(column)} = ${sql.ref(`moved.column${at + 2}`)}`)
  const typed = (value: Value, type: string) => sql`cast(${value} as ${sql.raw(type)})`
  for (const chunk of chunkRows(rows.map((row) => [row.id, ...columns.map((column) => row[column])]))) {
    const values = chunk.map(
      (cells) =>
        sql`(${sql.join(
          cells.map((cell, at) => typed(cell, at === 0 ? 'bigint' : types[columns[at - 1] as Column])),
        )})`,
    )
    await sql`update ${sql.table(table)} set ${sql.join(changes)}
      from (values ${sql.join(values)}) as moved
      where ${sql.ref(`${table}.id`)} = moved.column1`.execute(tx)
  }
}
