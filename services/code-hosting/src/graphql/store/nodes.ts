import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { LabelRow } from '../../issues/store/labels.ts'
import type { ReviewCommentRow } from '../../reviews/store/review-comments.ts'
import type { ThreadRow } from '../../reviews/store/review-threads.ts'
import type { ReviewRow } from '../../reviews/store/reviews.ts'

export async function listLabelsById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, LabelRow>> {
  return byId(await db.selectFrom('label').selectAll().where('id', 'in', ids).execute())
}

/** Pending reviews exist for their author only. */
export async function listReviewsById(
  db: Kysely<Tables>,
  ids: readonly number[],
  viewerId: number | undefined,
): Promise<Map<number, ReviewRow>> {
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('state', '!=', 'pending'), eb('author_id', '=', viewerId ?? 0)]))
    .execute()
  return byId(rows)
}

/** Pending comments exist for their author only. */
export async function listReviewCommentsById(
  db: Kysely<Tables>,
  ids: readonly number[],
  viewerId: number | undefined,
): Promise<Map<number, ReviewCommentRow>> {
  const rows = await db
    .selectFrom('review_comment')
    .selectAll()
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('is_pending', '=', 0), eb('author_id', '=', viewerId ?? 0)]))
    .execute()
  return byId(rows)
}

export async function listThreadsById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, ThreadRow>> {
  const rows = await db
    .selectFrom('review_thread')
    .selectAll()
    .where('id', 'in', ids)
    .where('is_pending', '=', 0)
    .execute()
  return byId(rows)
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
