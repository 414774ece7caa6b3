import { validationFailed } from '../errors.ts'
import { type Change, changeIssue, emitIssueEvent, recordEvents } from './issue-change.ts'
import { listPinned } from './store/issue-pins.ts'
import type { IssueRow } from './store/issues.ts'

export async function lockIssue(
  change: Change,
  issue: IssueRow,
  reason: IssueRow['lock_reason'],
): Promise<void> {
  if (issue.is_locked && issue.lock_reason === reason) return
  await changeIssue(change, issue, { is_locked: 1, lock_reason: reason })
  await recordEvents(change, issue, [{ kind: 'locked', data: { lock_reason: reason } }])
  emitIssueEvent(change, issue, 'locked')
}

export async function unlockIssue(change: Change, issue: IssueRow): Promise<void> {
  if (!issue.is_locked) return
  await changeIssue(change, issue, { is_locked: 0, lock_reason: null })
  await recordEvents(change, issue, [{ kind: 'unlocked' }])
  emitIssueEvent(change, issue, 'unlocked')
}

const maxPinned = 3

export async function pinIssue(change: Change, issue: IssueRow): Promise<void> {
  if (issue.pin_position !== null) return
  const pinned = await listPinned(change.tx, change.repository.id)
  if (pinned.length >= maxPinned) {
    const message = `Maximum ${maxPinned} pinned issues per repository`
    throw validationFailed({ resource: 'Issue', field: 'pinned', code: 'custom', message })
  }
  const position = Math.max(0, ...pinned.map(({ pin_position }) => pin_position ?? 0)) + 1
  await changeIssue(change, issue, { pin_position: position })
  await recordEvents(change, issue, [{ kind: 'pinned' }])
  emitIssueEvent(change, issue, 'pinned')
}

export async function unpinIssue(change: Change, issue: IssueRow): Promise<void> {
  if (issue.pin_position === null) return
  await changeIssue(change, issue, { pin_position: null })
  await recordEvents(change, issue, [{ kind: 'unpinned' }])
  emitIssueEvent(change, issue, 'unpinned')
}
