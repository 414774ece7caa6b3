import { type RawBuilder, sql } from 'kysely'

/** Adds to a column in an update. */
export const increment = (column: string, amount = 1): RawBuilder<number> =>
  sql<number>`${sql.ref(column)} + ${amount}`
