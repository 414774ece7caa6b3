import type { Migration } from '@octavo/platform/data/migrate.ts'

/** A job that applies references is limited by the token of the push. */
export const addReferenceTokens: Migration = async (db) => {
  await db.schema.alterTable('reference_work').addColumn('token', 'text').execute()
}
