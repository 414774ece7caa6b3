import { userId, userTable } from '@octavo/platform/auth/user-table.ts'
import { idColumn, textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'
import { required } from './columns.ts'

/** Existing organizations get the default types as new ones do. */
export const addIssueTypes: Migration = async (db, dialect) => {
  await db.schema
    .createTable('issue_type')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('organization_id', 'bigint', (column) =>
      column.notNull().references(userId).onDelete('cascade'),
    )
    .addColumn('name', 'text', required)
    .addColumn('name_folded', textColumn(dialect), required)
    .addColumn('description', 'text')
    .addColumn('color', 'text', required)
    .addColumn('is_enabled', 'integer', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addUniqueConstraint('issue_type_name', ['organization_id', 'name_folded'])
    .execute()
  await db.schema.alterTable('issue').addColumn('type_id', 'bigint').execute()
  for (const [name, description, color] of defaults)
    await sql`insert into issue_type (organization_id, name, name_folded, description, color, is_enabled, created_at_ms, updated_at_ms)
      select id, ${name}, ${name.toLowerCase()}, ${description}, ${color}, 1, created_at_ms, created_at_ms
      from ${sql.table(userTable)} where role = 'organization'`.execute(db)
}

const defaults = [
  ['Task', 'A specific piece of work', 'yellow'],
  ['Bug', 'An unexpected problem or behavior', 'red'],
  ['Feature', 'A request, idea, or new functionality', 'blue'],
] as const
