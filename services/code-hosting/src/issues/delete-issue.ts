import { unprocessable } from '../errors.ts'
import { type Change, emitIssueEvent } from './issue-change.ts'
import { deleteIssue } from './store/issue-moves.ts'
import type { IssueRow } from './store/issues.ts'

/** For administrators, as the caller checks. Pull requests cannot be deleted. */
export async function removeIssue(change: Change, issue: IssueRow): Promise<void> {
  if (issue.is_pull) throw unprocessable('Pull requests cannot be deleted.')
  // The payload shows the issue before it is deleted.
  await change.loadFinal(issue.id)
  await deleteIssue(change.tx, issue)
  emitIssueEvent(change, issue, 'deleted')
}
