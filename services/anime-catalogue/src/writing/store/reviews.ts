import type { Transaction } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { MediaReference } from './media.ts'

export async function hasRating(
  tx: Transaction<Tables>,
  userId: number,
  { type, id }: { type: MediaType; id: number },
): Promise<boolean> {
  const rating = await tx
    .selectFrom('rating')
    .select('rating')
    .where('user_id', '=', userId)
    .where('media_type', '=', type)
    .where('media_id', '=', id)
    .executeTakeFirst()
  return rating !== undefined
}

/** Returns the reviewed media. */
export async function addToLikesCount(
  tx: Transaction<Tables>,
  reviewId: number,
  by: number,
): Promise<MediaReference> {
  return tx
    .updateTable('review')
    .set((row) => ({ likes_count: row('likes_count', '+', by) }))
    .where('id', '=', reviewId)
    .returning(['media_type', 'media_id'])
    .executeTakeFirstOrThrow()
}
