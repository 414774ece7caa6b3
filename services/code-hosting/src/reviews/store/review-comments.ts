import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { ReviewCommentTable } from '../../database/review-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type CommentOrder, type CommentPosition, readCommentPage } from '../../issues/store/comment-lists.ts'

export type ReviewCommentRow = Selectable<ReviewCommentTable>

/** Pending comments exist for their author only. */
export function findReviewComment(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
  viewerId: number | undefined,
): Promise<ReviewCommentRow | undefined> {
  return db
    .selectFrom('review_comment')
    .selectAll()
    .where('id', '=', id)
    .where('repository_id', '=', repositoryId)
    .where((eb) => eb.or([eb('is_pending', '=', 0), eb('author_id', '=', viewerId ?? 0)]))
    .executeTakeFirst()
}

/** The published comments of a pull request or of a repository. */
export interface ReviewCommentList extends CommentOrder {
  of: { issueId: number } | { repositoryId: number }
  sinceMs: number | undefined
}

export function listReviewComments(
  db: Kysely<Tables>,
  list: ReviewCommentList,
  position: CommentPosition,
): Promise<ReviewCommentRow[]> {
  return readCommentPage(selectPublished(db, list).selectAll(), list, position)
}

export function selectReviewCommentCount(db: Kysely<Tables>, list: ReviewCommentList) {
  return selectPublished(db, list).select(({ fn }) => fn.countAll<number>().as('count'))
}

function selectPublished(db: Kysely<Tables>, { of, sinceMs }: ReviewCommentList) {
  const all = db.selectFrom('review_comment').where('is_pending', '=', 0)
  const inList =
    'issueId' in of
      ? all.where('issue_id', '=', of.issueId)
      : all.where('repository_id', '=', of.repositoryId)
  return sinceMs === undefined ? inList : inList.where('updated_at_ms', '>=', sinceMs)
}

export function listCommentsOfReview(
  db: Kysely<Tables>,
  reviewId: number,
  slice: Slice,
): Promise<{ rows: ReviewCommentRow[]; total: number }> {
  const comments = db.selectFrom('review_comment').where('review_id', '=', reviewId)
  return readSlice(comments.selectAll().orderBy('id'), slice)
}

export function findNewestComment(
  db: Kysely<Tables>,
  reviewId: number,
): Promise<ReviewCommentRow | undefined> {
  return db
    .selectFrom('review_comment')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The published comments of a thread, oldest first. */
export function listCommentsOfThread(
  db: Kysely<Tables>,
  threadId: number,
  limit: number,
): Promise<ReviewCommentRow[]> {
  return db
    .selectFrom('review_comment')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('is_pending', '=', 0)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function findFirstComment(
  db: Kysely<Tables>,
  threadId: number,
): Promise<ReviewCommentRow | undefined> {
  return (await listCommentsOfThread(db, threadId, 1))[0]
}

/** The first published comment of each thread. */
export async function listFirstComments(
  db: Kysely<Tables>,
  threadIds: readonly number[],
): Promise<ReviewCommentRow[]> {
  if (threadIds.length === 0) return []
  return db
    .selectFrom('review_comment')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('review_comment')
        .select(({ fn }) => fn.min('id').as('id'))
        .where('thread_id', 'in', threadIds)
        .where('is_pending', '=', 0)
        .groupBy('thread_id'),
    )
    .execute()
}

export async function listTextsOfReview(db: Kysely<Tables>, reviewId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('review_comment')
    .select('body')
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute()
  return rows.map(({ body }) => body)
}

export function insertReviewComment(
  tx: Transaction<Tables>,
  comment: Insertable<ReviewCommentTable>,
): Promise<ReviewCommentRow> {
  return tx.insertInto('review_comment').values(comment).returningAll().executeTakeFirstOrThrow()
}

export function updateReviewComment(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<ReviewCommentTable>,
): Promise<ReviewCommentRow> {
  return tx
    .updateTable('review_comment')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteReviewComment(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('review_comment').where('id', '=', id).execute()
}

/** Publishes the comments of a pending review at the time of its submission. */
export async function publishComments(
  tx: Transaction<Tables>,
  reviewId: number,
  nowMs: number,
): Promise<ReviewCommentRow[]> {
  const rows = await tx
    .updateTable('review_comment')
    .set({ is_pending: 0, updated_at_ms: nowMs })
    .where('review_id', '=', reviewId)
    .where('is_pending', '=', 1)
    .returningAll()
    .execute()
  return rows.toSorted((one, other) => one.id - other.id)
}

/** Deletes the comments with their reactions. Returns the threads that they were in. */
export async function deleteCommentsOfReview(tx: Transaction<Tables>, reviewId: number): Promise<number[]> {
  await tx
    .deleteFrom('reaction')
    .where('target', '=', 'review_comment')
    .where('target_id', 'in', tx.selectFrom('review_comment').select('id').where('review_id', '=', reviewId))
    .execute()
  const rows = await tx
    .deleteFrom('review_comment')
    .where('review_id', '=', reviewId)
    .returning('thread_id')
    .execute()
  return [...new Set(rows.map(({ thread_id }) => thread_id))]
}
