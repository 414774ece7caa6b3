import { includes } from '../access/roles.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import type { IssueContext } from './issue-context.ts'
import type { IssueRow } from './store/issues.ts'

export interface IssueState {
  state?: 'open' | 'closed'
  state_reason?: 'completed' | 'not_planned' | 'duplicate' | 'reopened' | null
}

/** The fields of a change that decide who may make it. */
export interface IssueEdit extends Pick<IssueState, 'state'> {
  title?: string
  body?: string | null
}

const maxTitleLength = 256
const maxBodyLength = 65_536

export function refuseIssueText({ title, body }: { title?: string; body?: string | null }): void {
  if (title !== undefined && title.trim() === '')
    throw validationFailed({ resource: 'Issue', code: 'missing_field', field: 'title' })
  if (title !== undefined && [...title].length > maxTitleLength)
    throw tooLong('Issue', 'title', maxTitleLength)
  refuseLongBody('Issue', body ?? '')
}

export function refuseLongBody(resource: string, body: string): void {
  if (body.length > maxBodyLength) throw tooLong(resource, 'body', maxBodyLength)
}

function tooLong(resource: string, field: string, most: number) {
  const message = `${field} is too long (maximum is ${most} characters)`
  return validationFailed({ resource, code: 'custom', field, message })
}

/** Pull requests exist also where issues are disabled. */
export function refuseWithoutIssues(
  { has_issues }: Pick<RepositoryRow, 'has_issues'>,
  issue?: Pick<IssueRow, 'is_pull'>,
): void {
  if (!has_issues && !issue?.is_pull) throw problem('issues_disabled')
}

/** The author and users with write access may edit. */
export function mayEdit({ role, actor }: IssueContext, { author_id }: Pick<IssueRow, 'author_id'>): boolean {
  return author_id === actor.id || includes(role, 'write')
}

/** Labels, assignees and milestones are checked elsewhere. */
export function refuseChange(writer: IssueContext, issue: IssueRow, { title, body, state }: IssueEdit): void {
  const { role, actor } = writer
  if (issue.author_id !== actor.id && !includes(role, 'triage')) throw problem('needs_admin')
  const isRewritten = title !== undefined || body !== undefined
  if (isRewritten && !mayEdit(writer, issue)) throw problem('needs_admin')
  if (isRewritten) refuseLocked(writer, issue)
  const isReopened = state === 'open' && !issue.is_open
  // Authors cannot reopen an issue that another user closed.
  if (isReopened && issue.closed_by_id !== actor.id && !includes(role, 'triage')) throw problem('needs_admin')
}

/** Only users with write access may comment on a locked issue, and change texts there. */
export function refuseLocked({ role }: IssueContext, { is_locked }: Pick<IssueRow, 'is_locked'>): void {
  if (is_locked && !includes(role, 'write'))
    throw problem('forbidden', { message: 'Unable to create comment because issue is locked.' })
}
