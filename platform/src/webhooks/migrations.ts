import { idColumn, textColumn } from '../data/columns.ts'
import type { Migration } from '../data/migrate.ts'

/** A service with webhooks includes this in its own migrations. */
export const createWebhookTables: Migration = async (db, dialect) => {
  await db.schema
    .createTable('octavo_webhook')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('owner', textColumn(dialect), (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text')
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_code', 'integer')
    .addColumn('last_status', 'text')
    .addColumn('last_message', 'text')
    .execute()
  await db.schema.createIndex('octavo_webhook_owner').on('octavo_webhook').columns(['owner', 'id']).execute()

  await db.schema
    .createTable('octavo_webhook_payload')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('emitted_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('octavo_webhook_delivery')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('webhook_id', 'bigint', (column) => column.notNull())
    .addColumn('payload_id', 'bigint', (column) =>
      column.notNull().references('octavo_webhook_payload.id').onDelete('cascade'),
    )
    .addColumn('guid', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('not_before_ms', 'bigint')
    .addColumn('status_class', 'integer')
    .addColumn('status_code', 'integer')
    .addColumn('status', 'text')
    .addColumn('delivered_at_ms', 'bigint')
    .addColumn('duration_ms', 'bigint')
    .addColumn('request_headers', 'text')
    .addColumn('response_headers', 'text')
    .addColumn('response_body', 'text')
    .execute()
  // Finds waiting deliveries, finished ones, and finished ones by status class, each in id order.
  await db.schema
    .createIndex('octavo_webhook_delivery_log')
    .on('octavo_webhook_delivery')
    .columns(['webhook_id', 'status_class', 'id'])
    .execute()
  await db.schema
    .createIndex('octavo_webhook_delivery_payload')
    .on('octavo_webhook_delivery')
    .column('payload_id')
    .execute()
}

/** For services that delete deliveries by action. */
export const indexDeliveryActions: Migration = async (db) => {
  await db.schema
    .createIndex('octavo_webhook_delivery_action')
    .on('octavo_webhook_delivery')
    .column('action')
    .execute()
}
