import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export async function countReviewComments(
  tx: Transaction<Tables>,
  issueId: number,
  by: number,
): Promise<void> {
  await tx
    .updateTable('pull_request')
    .set({ review_comments: sql`review_comments + ${by}` })
    .where('issue_id', '=', issueId)
    .execute()
}
