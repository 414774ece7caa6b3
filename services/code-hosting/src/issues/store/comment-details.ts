import type { Kysely } from 'kysely'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { CommentDetails } from '../present/issue-comments.ts'
import type { CommentRow } from './issue-comments.ts'
import { loadAssociations } from './issue-details.ts'

export async function loadCommentDetails(
  db: Kysely<Tables>,
  comments: readonly CommentRow[],
  repository: RepositoryRow,
): Promise<CommentDetails> {
  const authors = comments.map(({ author_id }) => author_id)
  const issueIds = [...new Set(comments.map(({ issue_id }) => issue_id))]
  const issues = issueIds.length
    ? await db.selectFrom('issue').select(['id', 'number', 'is_pull']).where('id', 'in', issueIds).execute()
    : []
  return {
    accounts: await findAccounts(db, [
      ...authors,
      ...comments.flatMap(({ pinned_by_id }) => pinned_by_id ?? []),
    ]),
    associations: await loadAssociations(db, authors, [repository]),
    issues: new Map(issues.map((issue) => [issue.id, issue])),
  }
}
