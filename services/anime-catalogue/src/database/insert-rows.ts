import { chunkRows } from '@octavo/platform/data/chunks.ts'
import type { Insertable, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A row whose id the database may generate. */
export type NewRow<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'id'> & {
  id?: number
}

/** Inserts the rows that do not exist, and returns them. All rows must have the same columns. */
export async function insertMissing<Table extends keyof Tables>(
  tx: Transaction<Tables>,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<Tables[Table][]> {
  const inserted: Tables[Table][] = []
  for (const part of chunkRows(rows)) {
    // Kysely cannot see that a row of `Table` fits `Table` when the table is a type parameter.
    const query = tx
      .insertInto(table)
      .values(part as never)
      .onConflict((on) => on.doNothing())
      .returningAll()
    const rows: unknown[] = await query.execute()
    inserted.push(...(rows as Tables[Table][]))
  }
  return inserted
}
