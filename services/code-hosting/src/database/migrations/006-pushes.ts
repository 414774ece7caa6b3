import { idColumn, textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofAccount, ofRepository } from './columns.ts'

export const createPushTables: Migration = async (db, dialect) => {
  await db.schema
    .createTable('push')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('actor_id', 'bigint', ofAccount)
    .addColumn('ref', textColumn(dialect), (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('pushed_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_time').on('push').columns(['pushed_at_ms', 'repository_id']).execute()
  await db.schema.createIndex('push_repository').on('push').columns(['repository_id', 'id']).execute()
  await db.schema
    .createTable('ref_intent')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('actor_id', 'bigint', ofAccount)
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('ref_intent_repository')
    .on('ref_intent')
    .columns(['repository_id', 'id'])
    .execute()
  await db.schema
    .createTable('language_sizes')
    .addColumn('repository_id', 'bigint', (column) =>
      column.primaryKey().references('repository.id').onDelete('cascade'),
    )
    .addColumn('commit_oid', 'text', (column) => column.notNull())
    .addColumn('sizes', 'text', (column) => column.notNull())
    .execute()
}
