import { idColumn, textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createSources: Migration = async (db, dialect) => {
  await db.schema
    .createTable('source')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('url', textColumn(dialect), (column) => column.notNull().unique())
    .addColumn('target_url', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_reason', 'text')
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('redirect_url', 'text')
    .addColumn('redirect_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('fetches', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('not_modified', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('posts', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('posts_per_day', 'double precision', (column) => column.notNull().defaultTo(0))
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failing_since_ms', 'bigint')
    .addColumn('last_fetch_at_ms', 'bigint')
    .addColumn('last_success_at_ms', 'bigint')
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('source_state').on('source').columns(['state', 'id']).execute()

  await db.schema
    .createTable('source_entry')
    .addColumn('source_id', 'bigint', (column) =>
      column.notNull().references('source.id').onDelete('cascade'),
    )
    .addColumn('entry_hash', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('source_entry_key', ['source_id', 'entry_hash'])
    .execute()
  await db.schema.createIndex('source_entry_seen').on('source_entry').column('seen_at_ms').execute()

  await db.schema
    .createTable('crawl_host')
    .addColumn('host', textColumn(dialect), (column) => column.primaryKey())
    .addColumn('due_at_ms', 'bigint')
    .addColumn('leased_until_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('robots', 'text')
    .addColumn('robots_until_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('crawl_host_due').on('crawl_host').column('due_at_ms').execute()

  await db.schema
    .createTable('crawl_task')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('host', textColumn(dialect), (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source_id', 'bigint', (column) =>
      column.notNull().references('source.id').onDelete('cascade'),
    )
    .addColumn('url', textColumn(dialect), (column) => column.notNull())
    .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('entry', 'text')
    .execute()
  await db.schema.createIndex('crawl_task_due').on('crawl_task').columns(['host', 'due_at_ms']).execute()
  await db.schema
    .createIndex('crawl_task_url')
    .on('crawl_task')
    .columns(['source_id', 'kind', 'url'])
    .unique()
    .execute()
}
