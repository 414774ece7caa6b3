import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { loadParticipants } from '../../repositories/store/associations.ts'
import type { CommentDetails } from '../present/issue-comments.ts'
import type { CommentRow } from './issue-comments.ts'
import type { IssueRow } from './issues.ts'

type CommentedIssue = Pick<IssueRow, 'id' | 'number' | 'is_pull'>

/** Reads the issues of the comments unless the caller has them. */
export async function loadCommentDetails(
  db: Kysely<Tables>,
  comments: readonly CommentRow[],
  repository: RepositoryRow,
  loadedIssues?: readonly CommentedIssue[],
): Promise<CommentDetails> {
  const authors = comments.map(({ author_id }) => author_id)
  const pinners = comments.flatMap(({ pinned_by_id }) => pinned_by_id ?? [])
  const [participants, issues] = await Promise.all([
    loadParticipants(db, [...authors, ...pinners], [repository]),
    loadedIssues ?? listIssues(db, new Set(comments.map(({ issue_id }) => issue_id))),
  ])
  return { ...participants, issues: new Map(issues.map((issue) => [issue.id, issue])) }
}

async function listIssues(db: Kysely<Tables>, ids: ReadonlySet<number>): Promise<CommentedIssue[]> {
  if (ids.size === 0) return []
  return db
    .selectFrom('issue')
    .select(['id', 'number', 'is_pull'])
    .where('id', 'in', [...ids])
    .execute()
}
