import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Returns false if the user likes the photo already, or if it was deleted. */
export async function insertLike(
  tx: Transaction<Tables>,
  like: { userId: number; photoId: number; nowMs: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('photo_like')
    .columns(['user_id', 'photo_id', 'created_at_ms'])
    .expression((query) =>
      query
        .selectFrom('photo')
        .select([
          sql<number>`${sql.lit(like.userId)}`.as('user_id'),
          'id',
          sql<number>`${sql.lit(like.nowMs)}`.as('created_at_ms'),
        ])
        .where('id', '=', like.photoId),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'photo_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns when the user liked the photo, if so. */
export async function deleteLike(
  tx: Transaction<Tables>,
  { userId, photoId }: { userId: number; photoId: number },
): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('photo_like')
    .where('user_id', '=', userId)
    .where('photo_id', '=', photoId)
    .returning('created_at_ms')
    .executeTakeFirst()
  return row?.created_at_ms
}

export async function addLikes(tx: Transaction<Tables>, photoId: number, change: 1 | -1): Promise<void> {
  await tx
    .updateTable('photo')
    .set({ likes: sql`likes + ${change}` })
    .where('id', '=', photoId)
    .execute()
}
