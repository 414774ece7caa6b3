import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MediaReference } from './media.ts'

/** True if `id` is `descendantId` or above it in the tree. */
export async function isAncestor(
  tx: Transaction<Tables>,
  id: number,
  descendantId: number,
): Promise<boolean> {
  const { rows } = await sql`
    with recursive above(id, parent_id) as (
      select id, parent_id from category where id = ${descendantId}
      union select category.id, category.parent_id from category join above on category.id = above.parent_id
    ) select 1 from above where id = ${id}`.execute(tx)
  return rows.length > 0
}

export async function moveChildren(tx: Transaction<Tables>, from: number, to: number | null): Promise<void> {
  await tx.updateTable('category').set({ parent_id: to }).where('parent_id', '=', from).execute()
}

export async function addToChildCount(
  tx: Transaction<Tables>,
  id: number,
  by: number,
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('category')
    .set((row) => ({ child_count: row('child_count', '+', by), updated_at_ms: nowMs }))
    .where('id', '=', id)
    .execute()
}

export async function addToLinkCount(tx: Transaction<Tables>, streamerId: number, by: number): Promise<void> {
  await tx
    .updateTable('streamer')
    .set((row) => ({ streaming_links_count: row('streaming_links_count', '+', by) }))
    .where('id', '=', streamerId)
    .execute()
}

export async function findTaggedMedia(
  tx: Transaction<Tables>,
  table: 'genre' | 'category',
  id: number,
): Promise<MediaReference[]> {
  const { rows } = await sql<MediaReference>`select media_type, media_id from ${sql.table(`media_${table}`)}
    where ${sql.ref(`${table}_id`)} = ${id}`.execute(tx)
  return rows
}

export async function findStreamedMedia(
  tx: Transaction<Tables>,
  streamerId: number,
): Promise<MediaReference[]> {
  return tx
    .selectFrom('streaming_link')
    .select(['media_type', 'media_id'])
    .distinct()
    .where('streamer_id', '=', streamerId)
    .execute()
}
