import { chunkRows } from '@octavo/platform/data/chunks.ts'
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type TableWithId = { [Table in keyof Tables]: 'id' extends keyof Tables[Table] ? Table : never }[keyof Tables]

/** Inserts rows with the same columns. Returns the generated ids in the order of the rows, because they ascend. */
export async function insertRows<Table extends TableWithId>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<number[]> {
  const ids: number[] = []
  for (const part of chunkRows(rows)) {
    // Kysely cannot see that a row of `Table` fits `Table` when the table is a type parameter.
    const query = db
      .insertInto(table)
      .values(part as never)
      .returning('id' as never)
    const inserted: unknown[] = await query.execute()
    ids.push(...(inserted as { id: number }[]).map(({ id }) => id))
  }
  return ids.sort((a, b) => a - b)
}
