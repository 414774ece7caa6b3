import { userId } from '@octavo/platform/auth/user-table.ts'
import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createRepositoryTransfers: Migration = async (db, dialect) => {
  await db.schema
    .createTable('repository_transfer')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', (column) =>
      column.notNull().unique().references('repository.id').onDelete('cascade'),
    )
    .addColumn('initiator_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('recipient_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('new_name', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  for (const column of ['initiator_id', 'recipient_id']) {
    await db.schema
      .createIndex(`repository_transfer_${column.replace('_id', '')}`)
      .on('repository_transfer')
      .columns([column, 'id'])
      .execute()
  }
}
