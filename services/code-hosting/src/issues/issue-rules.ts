import { includes } from '../access/roles.ts'
import { problem, validationFailed } from '../errors.ts'
import type { IssuePlace } from './issue-place.ts'
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

/** What is left out is not judged. */
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

/** Who wrote it may edit it, and so may whoever may write in the repository. */
export function mayEdit({ role, actor }: IssuePlace, { author_id }: Pick<IssueRow, 'author_id'>): boolean {
  return author_id === actor.id || includes(role, 'write')
}

/** What authors and sorters may say beyond that, is looked at where it is done. */
export function refuseChange(place: IssuePlace, issue: IssueRow, { title, body, state }: IssueEdit): void {
  const { role, actor } = place
  if (issue.author_id !== actor.id && !includes(role, 'triage')) throw problem('needs_admin')
  if ((title !== undefined || body !== undefined) && !mayEdit(place, issue)) throw problem('needs_admin')
  const isReopened = state === 'open' && !issue.is_open
  // Who has closed one's issue has decided.
  if (isReopened && issue.closed_by_id !== actor.id && !includes(role, 'triage')) throw problem('needs_admin')
}

/** A locked conversation goes on between those only who may write. */
export function refuseLocked({ role }: IssuePlace, { is_locked }: Pick<IssueRow, 'is_locked'>): void {
  if (is_locked && !includes(role, 'write'))
    throw problem('forbidden', { message: 'Unable to create comment because issue is locked.' })
}
