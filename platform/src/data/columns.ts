/**
 * What may stand in a table, so that the same statement means the same on SQLite and PostgreSQL:
 *
 * - Ids are text or `idColumn`. What may grow above 2^31 (milliseconds, bytes) is `bigint`.
 *   Both are read as a number, and a number above 2^53 fails rather than lies.
 * - Time is epoch milliseconds, truth is 0 or 1 (`toBit`), anything with parts is JSON in a text column.
 *   There are no arrays, enums or dates.
 * - Text by which rows are ordered or ranged is `textColumn`; plain text only compares for equality.
 *   `like` heeds case on both. PostgreSQL cannot keep the character U+0000.
 * - An ascending order puts null first on SQLite and last on PostgreSQL: say which.
 * - `/` between integers divides without a remainder, when both are columns or casts.
 * - A statement that fails ends its transaction. To go on after a duplicate, use `on conflict`.
 * - What an insert gave to a row is known by `returning`.
 */
import { type ColumnBuilderCallback, type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Dialect } from './database.ts'

/** For `addColumn('id', ...idColumn(dialect))`: numbers the rows, and never gives a number twice. */
export function idColumn(dialect: Dialect): [ColumnDataType, ColumnBuilderCallback] {
  if (dialect === 'sqlite') return ['integer', (column) => column.primaryKey().autoIncrement()]
  return ['bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity()]
}

/** For `addColumn('slug', textColumn(dialect))`: ordered by its bytes, whatever language the server speaks. */
export function textColumn(dialect: Dialect): 'text' | RawBuilder<unknown> {
  return dialect === 'sqlite' ? 'text' : sql`text collate "C"`
}

/** Has to follow the insertion of rows with ids of their own: PostgreSQL would give those ids again. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the other tables are
export async function continueIds(db: Kysely<any>, dialect: Dialect, table: string): Promise<void> {
  if (dialect === 'sqlite') return
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
    db,
  )
}

export function encodeJson(value: unknown): string {
  const text = JSON.stringify(value)
  if (text === undefined) throw new TypeError(`A ${typeof value} has no JSON`)
  return text
}

/** The caller names the type of what it put there itself. */
export function decodeJson<T>(text: string): T {
  return JSON.parse(text)
}

export function toBit(value: boolean): 0 | 1 {
  return value ? 1 : 0
}

export function fromBit(bit: number): boolean {
  return bit !== 0
}
