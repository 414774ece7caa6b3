import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { maxNumber } from '../../database/issue-tables.ts'
import type { PullRequestTable } from '../../database/pull-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { findIssueById, type IssueRow } from '../../issues/store/issues.ts'

/** A pull request and its issue. */
export interface ReviewedPull {
  issue: IssueRow
  pull: Selectable<PullRequestTable>
}

export async function findReviewedPull(
  db: Kysely<Tables>,
  repositoryId: number,
  number: number,
): Promise<ReviewedPull | undefined> {
  if (number > maxNumber) return undefined
  const pull = await db
    .selectFrom('pull_request')
    .innerJoin('issue', 'issue.id', 'pull_request.issue_id')
    .selectAll('pull_request')
    .where('issue.repository_id', '=', repositoryId)
    .where('issue.number', '=', number)
    .executeTakeFirst()
  const issue = pull && (await findIssueById(db, pull.issue_id))
  return issue && { issue, pull }
}

export async function findReviewedPullById(
  db: Kysely<Tables>,
  issueId: number,
): Promise<ReviewedPull | undefined> {
  const pull = await db
    .selectFrom('pull_request')
    .selectAll()
    .where('issue_id', '=', issueId)
    .executeTakeFirst()
  const issue = pull && (await findIssueById(db, issueId))
  return issue && { issue, pull }
}

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
