import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/** Migrations know the tables by name only. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the tables are
type AnyKysely = Kysely<any>

/** Creates a table whose ids start at `first`, for clients know the kinds of ids by how long they are. */
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
