import type { Kysely } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { findRedirect } from './store/issue-redirects.ts'
import { findIssueById, type IssueRow } from './store/issues.ts'

type RepositoryId = Pick<RepositoryRow, 'id'>

/** The error for a number without an issue. */
export async function missingIssue(db: Kysely<Tables>, { id }: RepositoryId, number: number) {
  const isDeleted = (await findRedirect(db, id, number)) === null
  return isDeleted ? problem('gone', { message: 'This issue was deleted' }) : problem('not_found')
}

/** The issue that had this number before it was transferred. Throws if the viewer cannot see it. */
export async function getTransferred(
  db: Kysely<Tables>,
  viewer: Viewer,
  from: RepositoryId,
  number: number,
): Promise<{ issue: IssueRow; repository: RepositoryRow }> {
  const issueId = await findRedirect(db, from.id, number)
  const issue = issueId == null ? undefined : await findIssueById(db, issueId)
  const repository = issue && (await findRepositoryById(db, issue.repository_id))
  if (!repository) throw await missingIssue(db, from, number)
  if (!(await createRoleFinder({ read: db })(viewer, repository))) throw problem('not_found')
  return { issue, repository }
}
