import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/tables.ts'

/** The latest push to the head branch, unless the branch is gone. */
export async function findHeadPush(
  db: Kysely<Tables>,
  {
    head_repository_id,
    head_ref,
    head_oid,
  }: {
    head_repository_id: number | null
    head_ref: string
    head_oid: string
  },
): Promise<{ actorId: number; atMs: number } | undefined> {
  if (head_repository_id === null) return undefined
  const row = await db
    .selectFrom('push')
    .select(['actor_id', 'pushed_at_ms'])
    .where('repository_id', '=', head_repository_id)
    .where('ref', '=', `refs/heads/${head_ref}`)
    .where('after', '=', head_oid)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { actorId: row.actor_id, atMs: row.pushed_at_ms }
}
