import { sql } from 'kysely'
import type { MigrationSet } from '../../data/migrate.ts'

export const limitMigrations: MigrationSet = {
  set: 'octavo-limits',
  steps: {
    '001-counters': async (db, dialect) => {
      await db.schema
        .createTable('octavo_limit')
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('window_key', 'text', (column) => column.notNull())
        .addColumn('starts_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .addColumn('used', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('octavo_limit_pk', ['subject', 'window_key'])
        .execute()
      await db.schema.createIndex('octavo_limit_ends_at').on('octavo_limit').column('ends_at').execute()
      // Leaves free space in each page, so updates of a busy counter are HOT and touch no index.
      if (dialect === 'postgres') await sql`alter table octavo_limit set (fillfactor = 50)`.execute(db)
    },
  },
}
