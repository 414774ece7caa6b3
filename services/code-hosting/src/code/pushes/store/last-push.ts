import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { RefChange } from '../../../git/git.ts'

/** The last update of a branch that did not delete it. */
export async function findLastPush(
  db: Kysely<Tables>,
  repositoryId: number,
): Promise<{ change: RefChange; actorId: number } | undefined> {
  const row = await db
    .selectFrom('push')
    .select(['actor_id', 'ref', 'before', 'after'])
    .where('repository_id', '=', repositoryId)
    .where('kind', 'in', ['push', 'force_push', 'branch_creation'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { change: { ref: row.ref, from: row.before, to: row.after }, actorId: row.actor_id }
}
