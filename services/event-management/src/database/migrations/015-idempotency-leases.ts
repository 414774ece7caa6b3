import type { Migration } from '@octavo/platform/data/migrate.ts'

/** Existing rows have no owner and no lease, so the next request with their key takes them over. */
export const addIdempotencyLeases: Migration = async (db) => {
  const table = 'idempotency_key'
  await db.schema.alterTable(table).addColumn('owner', 'text').execute()
  await db.schema
    .alterTable(table)
    .addColumn('lease_until_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable(table).addColumn('order_id', 'bigint').execute()
}
