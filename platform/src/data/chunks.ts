/** SQLite allows 32,766 parameters in a statement, PostgreSQL 65,535. */
const maxParameters = 16_000

/** Parts of `rows` that a single INSERT can write. The rows have the same columns. */
export function chunkRows<Row extends object>(rows: readonly Row[]): Row[][] {
  const columns = Object.keys(rows[0] ?? {}).length
  return chunk(rows, Math.floor(maxParameters / Math.max(1, columns)))
}

/** Parts of `ids` for an IN list. */
export const chunkIds = (ids: readonly number[]): number[][] => chunk(ids, maxParameters)

export const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
