import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MediaReference } from './media.ts'

export async function findMediaOfEpisode(tx: Transaction<Tables>, id: number): Promise<MediaReference[]> {
  return tx.selectFrom('episode').select(['media_type', 'media_id']).where('id', '=', id).execute()
}

export async function findEpisodeLength(
  tx: Transaction<Tables>,
  animeId: number,
): Promise<number | null | undefined> {
  const row = await tx
    .selectFrom('anime')
    .select('episode_length')
    .where('id', '=', animeId)
    .executeTakeFirst()
  return row?.episode_length
}

/** Sets the length of the episodes that have none, or the former default. */
export async function updateDefaultLength(
  tx: Transaction<Tables>,
  animeId: number,
  { length, former, nowMs }: { length: number; former: number; nowMs: number },
): Promise<void> {
  await tx
    .updateTable('episode')
    .set({ length, updated_at_ms: nowMs })
    .where('media_type', '=', 'anime')
    .where('media_id', '=', animeId)
    .where((on) => on.or([on('length', 'is', null), on('length', '=', former)]))
    .execute()
}

export async function deleteEpisodesAfter(
  tx: Transaction<Tables>,
  animeId: number,
  number: number,
): Promise<void> {
  await tx
    .deleteFrom('episode')
    .where('media_type', '=', 'anime')
    .where('media_id', '=', animeId)
    .where('number', '>', number)
    .execute()
}
