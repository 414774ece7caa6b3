import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/** Migrations use untyped tables, since table types change later. */
// biome-ignore lint/suspicious/noExplicitAny: the table types change later
type AnyKysely = Kysely<any>

/** Creates a table whose IDs start at `first`: clients distinguish kinds of IDs by their length. */
export async function createNumbered(
  db: AnyKysely,
  dialect: Dialect,
  table: string,
  first: number,
  columns: (table: CreateTableBuilder<string, 'id'>) => CreateTableBuilder<string, string>,
): Promise<void> {
  await columns(db.schema.createTable(table).addColumn('id', ...idColumn(dialect))).execute()
  await startIds(db, dialect, table, first)
}

export async function startIds(db: AnyKysely, dialect: Dialect, table: string, first: number): Promise<void> {
  await (dialect === 'sqlite'
    ? sql`insert into sqlite_sequence (name, seq) values (${table}, ${first - 1})`
    : sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(first)}`
  ).execute(db)
}
