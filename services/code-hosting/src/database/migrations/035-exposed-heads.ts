import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

/** Pull requests between a public and a private repository copied private commits. They lose their head repository. */
export const dropExposedHeads: Migration = async (db) => {
  await sql`update pull_request set head_repository_id = null where merged_at_ms is null and exists (
    select 1 from repository as base join repository as head on head.id = pull_request.head_repository_id
    where base.id = pull_request.repository_id and (base.visibility = 'public') <> (head.visibility = 'public'))`.execute(
    db,
  )
}
