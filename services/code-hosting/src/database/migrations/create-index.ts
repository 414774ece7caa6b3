import type { Kysely } from 'kysely'

/** Migrations use untyped tables, because table types change later. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyDatabase = Kysely<any>

export function createIndex(
  db: AnyDatabase,
  table: string,
  name: string,
  columns: readonly string[],
): Promise<void> {
  return db.schema
    .createIndex(`${table}_${name}`)
    .on(table)
    .columns([...columns])
    .execute()
}
