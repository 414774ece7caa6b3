import type { Insertable, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A row of a table whose ids the database may give. */
export type NewRow<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'id'> & {
  id?: number
}

/** Below the number of parameters that a statement may have. */
const parametersMax = 6_000

/** Inserts the rows that are not there yet, and returns those. All of them name the same columns. */
export async function insertMissing<Table extends keyof Tables>(
  tx: Transaction<Tables>,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<Tables[Table][]> {
  const inserted: Tables[Table][] = []
  for (const chunk of chunksOf(rows)) {
    // Kysely cannot see that a row of `Table` fits `Table` when the table is a type parameter.
    const query = tx
      .insertInto(table)
      .values(chunk as never)
      .onConflict((on) => on.doNothing())
      .returningAll()
    const rows: unknown[] = await query.execute()
    inserted.push(...(rows as Tables[Table][]))
  }
  return inserted
}

/** As many rows at once as one statement can take. */
export function* chunksOf<Row extends object>(rows: readonly Row[]): Generator<Row[]> {
  const [first] = rows
  if (!first) return
  const size = Math.floor(parametersMax / Object.keys(first).length)
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
