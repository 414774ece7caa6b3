import type { Migration } from '@octavo/platform/data/migrate.ts'

/** A response that was in progress before counts as interrupted, unless its process ends it. */
export const addResponseRenewals: Migration = (db) =>
  db.schema
    .alterTable('stored_response')
    .addColumn('renewed_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
