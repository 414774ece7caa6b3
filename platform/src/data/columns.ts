/**
 * Column types that behave the same on SQLite and PostgreSQL:
 *
 * - Ids are text or `idColumn`. Integers above 2^31 (milliseconds, bytes) are `bigint`. Both are read as numbers;
 *   a value above 2^53 throws instead of losing precision.
 * - Times are epoch milliseconds, booleans are 0 or 1 (`toBit`), and structured values are JSON in a text column.
 *   Do not use arrays, enums or date types.
 * - Use `textColumn` for text in `order by` or range conditions. Plain text supports equality only.
 *   `like` is case-sensitive. PostgreSQL text cannot contain U+0000.
 * - State `nulls first` or `nulls last`: the default for ascending order differs.
 * - `/` truncates when both operands are integer columns or casts.
 * - A failed statement ends its transaction. Use `on conflict` to continue after a duplicate.
 * - Use `returning` for values that an insert generates.
 */
import { type ColumnBuilderCallback, type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Dialect } from './database.ts'

/** For `addColumn('id', ...idColumn(dialect))`: an auto-increment key that never reuses a number. */
export function idColumn(dialect: Dialect): [ColumnDataType, ColumnBuilderCallback] {
  if (dialect === 'sqlite') return ['integer', (column) => column.primaryKey().autoIncrement()]
  return ['bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity()]
}

/** For `addColumn('slug', textColumn(dialect))`: sorts by bytes, independent of the server's locale. */
export function textColumn(dialect: Dialect): 'text' | RawBuilder<unknown> {
  return dialect === 'sqlite' ? 'text' : sql`text collate "C"`
}

/** Call after inserting rows with explicit ids. Otherwise PostgreSQL would assign those ids again. */
// biome-ignore lint/suspicious/noExplicitAny: works with the tables of any service
export async function continueIds(db: Kysely<any>, dialect: Dialect, table: string): Promise<void> {
  if (dialect === 'sqlite') return
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
    db,
  )
}

export function encodeJson(value: unknown): string {
  const text = JSON.stringify(value)
  if (text === undefined) throw new TypeError(`A ${typeof value} cannot be encoded as JSON`)
  return text
}

/** The caller declares the type, because it wrote the value. */
export function decodeJson<T>(text: string): T {
  return JSON.parse(text)
}

export function toBit(value: boolean): 0 | 1 {
  return value ? 1 : 0
}

export function fromBit(bit: number): boolean {
  return bit !== 0
}
