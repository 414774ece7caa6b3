import { sql, type Transaction } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'

/** Tables with columns `media_type` and `media_id`. */
const aboutWorks = [
  'episode',
  'installment',
  'quote',
  'media_character',
  'media_staff',
  'media_production',
  'media_genre',
  'media_category',
  'streaming_link',
  'review',
  'media_reaction',
  'rating',
  'trend',
  'media_slug',
  'media_source',
]

/** Deletes every row that refers to a work before the work is deleted, and records the deletion. */
export async function deleteWorkReferences(
  tx: Transaction<Tables>,
  type: MediaType,
  id: number,
  generation: number,
): Promise<void> {
  await subtractFromCounts(tx, type, id)
  const ofWork = sql`media_type = ${type} and media_id = ${id}`
  for (const table of aboutWorks) await sql`delete from ${sql.table(table)} where ${ofWork}`.execute(tx)
  await tx.deleteFrom('mapping').where('item_type', '=', type).where('item_id', '=', id).execute()
  for (const side of ['source', 'destination'] as const)
    await tx
      .deleteFrom('media_relationship')
      .where(`${side}_type`, '=', type)
      .where(`${side}_id`, '=', id)
      .execute()
  await tx
    .updateTable('character')
    .set({ primary_media_type: null, primary_media_id: null })
    .where('primary_media_type', '=', type)
    .where('primary_media_id', '=', id)
    .execute()
  if (type === 'anime') await tx.deleteFrom('import_relation').where('media_id', '=', id).execute()
  await tx
    .insertInto('removed_media')
    .values({ media_type: type, media_id: id, removed_in: generation })
    .execute()
}

/** The works that are related to this one. */
export async function findReferringWorks(
  tx: Transaction<Tables>,
  type: MediaType,
  id: number,
): Promise<{ type: MediaType; id: number }[]> {
  return tx
    .selectFrom('media_relationship')
    .select(['source_type as type', 'source_id as id'])
    .where('destination_type', '=', type)
    .where('destination_id', '=', id)
    .execute()
}

async function subtractFromCounts(tx: Transaction<Tables>, type: MediaType, id: number): Promise<void> {
  await sql`update category set total_media_count = total_media_count - 1
    where id in (select category_id from media_category where media_type = ${type} and media_id = ${id})`.execute(
    tx,
  )
  const links = sql`select count(*) from streaming_link l
    where l.streamer_id = streamer.id and l.media_type = ${type} and l.media_id = ${id}`
  await sql`update streamer set streaming_links_count = streaming_links_count - (${links})
    where id in (select streamer_id from streaming_link where media_type = ${type} and media_id = ${id})`.execute(
    tx,
  )
}

/** Ids of deleted works are not reused, because clients store them. */
export async function nextWorkId(tx: Transaction<Tables>, type: MediaType, minId: number): Promise<number> {
  const existing = await tx
    // Both tables have this column, which Kysely cannot infer for a union.
    .selectFrom(type as 'anime')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  const lastRemoved = await tx
    .selectFrom('removed_media')
    .select(({ fn }) => fn.max('media_id').as('id'))
    .where('media_type', '=', type)
    .executeTakeFirst()
  return Math.max(existing?.id ?? 0, lastRemoved?.id ?? 0, minId) + 1
}
