import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { LabelRow } from '../../issues/store/labels.ts'
import type { ThreadRow } from '../../reviews/store/review-threads.ts'
import type { ReviewRow } from '../../reviews/store/reviews.ts'

export function findLabelById(db: Kysely<Tables>, id: number): Promise<LabelRow | undefined> {
  return db.selectFrom('label').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Pending reviews exist for their author only. */
export function findReviewById(
  db: Kysely<Tables>,
  id: number,
  viewerId: number | undefined,
): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '!=', 'pending'), eb('author_id', '=', viewerId ?? 0)]))
    .executeTakeFirst()
}

export function findThreadById(db: Kysely<Tables>, id: number): Promise<ThreadRow | undefined> {
  return db
    .selectFrom('review_thread')
    .selectAll()
    .where('id', '=', id)
    .where('is_pending', '=', 0)
    .executeTakeFirst()
}
