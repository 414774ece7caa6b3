import type { Migration } from '@octavo/platform/data/migrate.ts'

/** Older invitations have no inviter. */
export const addMemberInviters: Migration = async (db) => {
  await db.schema.alterTable('member').addColumn('invited_by', 'bigint').execute()
  await db.schema.createIndex('member_inviter').on('member').column('invited_by').execute()
}
