import type { Kysely } from 'kysely'
import { idColumn } from '../../data/columns.ts'
import type { Dialect } from '../../data/database.ts'
import type { MigrationSet } from '../../data/migrate.ts'

export const jobMigrations: MigrationSet = {
  set: 'octavo-jobs',
  steps: { '001-jobs-and-schedules': createJobsAndSchedules },
}

async function createJobsAndSchedules(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('octavo_job')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('unique_key', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lease', 'text')
    .addColumn('again_at_ms', 'bigint')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema
    .createIndex('octavo_job_due')
    .on('octavo_job')
    .columns(['kind', 'due_at_ms', 'id'])
    .execute()
  await db.schema
    .createIndex('octavo_job_key')
    .unique()
    .on('octavo_job')
    .columns(['kind', 'unique_key'])
    .execute()

  await db.schema
    .createTable('octavo_failed_job')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('unique_key', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text', (column) => column.notNull())
    .addColumn('failed_at_ms', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('octavo_schedule')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('next_at_ms', 'bigint', (column) => column.notNull())
    .execute()
}
