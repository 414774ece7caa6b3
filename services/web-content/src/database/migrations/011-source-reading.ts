import type { Migration } from '@octavo/platform/data/migrate.ts'

/** Old entries are forgotten by the time of the last reading of their source. */
export const addSourceReading: Migration = async (db) => {
  await db.schema.alterTable('source').addColumn('read_at_ms', 'bigint').execute()
}
