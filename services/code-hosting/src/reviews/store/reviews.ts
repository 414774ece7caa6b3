import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { ReviewTable } from '../../database/review-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type ReviewRow = Selectable<ReviewTable>

/** Pending reviews exist for their author only. */
export function findReview(
  db: Kysely<Tables>,
  issueId: number,
  id: number,
  viewerId: number | undefined,
): Promise<ReviewRow | undefined> {
  return selectVisible(db, issueId, viewerId).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Oldest first. */
export function listReviews(
  db: Kysely<Tables>,
  issueId: number,
  viewerId: number | undefined,
  slice: Slice,
): Promise<{ rows: ReviewRow[]; total: number }> {
  return readSlice(selectVisible(db, issueId, viewerId).selectAll().orderBy('id'), slice)
}

function selectVisible(db: Kysely<Tables>, issueId: number, viewerId: number | undefined) {
  return db
    .selectFrom('review')
    .where('issue_id', '=', issueId)
    .where((eb) => eb.or([eb('state', '!=', 'pending'), eb('author_id', '=', viewerId ?? 0)]))
}

export async function listReviewsById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, ReviewRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '!=', 'pending')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export function findPendingReview(
  db: Kysely<Tables>,
  issueId: number,
  authorId: number,
): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('author_id', '=', authorId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
}

/** Returns undefined if the author has a pending review of the pull request already. */
export function insertPendingReview(
  tx: Transaction<Tables>,
  review: Pick<ReviewRow, 'repository_id' | 'issue_id' | 'author_id' | 'body' | 'commit_oid'>,
  nowMs: number,
): Promise<ReviewRow | undefined> {
  return tx
    .insertInto('review')
    .values({
      ...review,
      state: 'pending',
      submitted_at_ms: null,
      created_at_ms: nowMs,
      updated_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateReview(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<ReviewTable>,
): Promise<ReviewRow> {
  return tx.updateTable('review').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteReview(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('review').where('id', '=', id).execute()
}

/** The latest review of each user that is more than a comment. Dismissed ones are included. */
export function listLatestOpinions(db: Kysely<Tables>, issueId: number): Promise<ReviewRow[]> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('review')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('issue_id', '=', issueId)
        .where('state', 'in', ['approved', 'changes_requested', 'dismissed'])
        .groupBy('author_id'),
    )
    .orderBy('id')
    .execute()
}

export function listApprovals(db: Kysely<Tables>, issueId: number): Promise<ReviewRow[]> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'approved')
    .orderBy('id')
    .execute()
}
