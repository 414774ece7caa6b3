import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

export const createInventory: Migration = async (db, dialect) => {
  await db.schema
    .createTable('pool')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('event_id', 'bigint')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('capacity', 'integer')
    .addColumn('sold', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint(
      'pool_never_oversold',
      sql`sold >= 0 and held >= 0 and (capacity is null or sold + held <= capacity)`,
    )
    .addUniqueConstraint('pool_subject', ['event_id', 'subject'])
    .execute()

  await db.schema
    .createTable('hold')
    .addColumn('order_id', 'bigint', (column) => column.notNull())
    .addColumn('pool_id', 'bigint', (column) => column.notNull().references('pool.id'))
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('hold_key', ['order_id', 'pool_id'])
    .execute()
  await db.schema.createIndex('hold_pool').on('hold').columns(['pool_id', 'state', 'expires_at_ms']).execute()

  await db.schema
    .createTable('inventory_entry')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('pool_id', 'bigint', (column) => column.notNull())
    .addColumn('order_id', 'bigint')
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('sold_delta', 'integer', (column) => column.notNull())
    .addColumn('held_delta', 'integer', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('inventory_entry_pool')
    .on('inventory_entry')
    .columns(['pool_id', 'id'])
    .execute()
}
