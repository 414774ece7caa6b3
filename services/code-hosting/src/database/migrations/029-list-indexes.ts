import type { Migration } from '@octavo/platform/data/migrate.ts'
import { zero } from './columns.ts'
import { createIndex } from './create-index.ts'

/** Indexes of lists and searches that read more rows than they return, and what an earlier release left behind. */
export const addListIndexes: Migration = async (db) => {
  // `pull_request_merge` has the same columns.
  await db.schema.dropIndex('pull_request_merge_commit').execute()
  await db.schema.alterTable('check_suite').addColumn('is_rerequested', 'integer', zero).execute()
  await db.schema.dropIndex('check_run_suite').execute()
  await createIndex(db, 'check_run', 'suite', ['suite_id', 'name', 'id'])
  await createIndex(db, 'release', 'latest', [
    ...['repository_id', 'is_draft', 'is_prerelease', 'latest'],
    ...['created_at_ms', 'id'],
  ])
  await createIndex(db, 'deployment', 'state', ['repository_id', 'environment', 'state', 'id'])
  await createIndex(db, 'gist', 'created', ['owner_id', 'id'])
  await createIndex(db, 'notification', 'read', ['user_id', 'last_read_at_ms'])
  await createIndex(db, 'notification', 'updated', ['user_id', 'updated_at_ms'])
  // Discarded reviews left the reactions to their comments.
  await db
    .deleteFrom('reaction')
    .where('target', '=', 'review_comment')
    .where('target_id', 'not in', db.selectFrom('review_comment').select('id'))
    .execute()
}
