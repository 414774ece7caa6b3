import { type Change, changeIssue, emitIssueEvent, recordEvents } from './issue-change.ts'
import type { IssueState } from './issue-rules.ts'
import type { EventData } from './store/issue-events.ts'
import type { IssueRow } from './store/issues.ts'

/** Opens or closes an issue, or changes its state reason. */
export async function setIssueState(
  change: Change,
  issue: IssueRow,
  { state, state_reason }: IssueState,
): Promise<IssueRow> {
  const isOpen = state === undefined ? issue.is_open === 1 : state === 'open'
  if (isOpen && !issue.is_open) return reopenIssue(change, issue)
  if (isOpen) return issue
  const reason = state_reason && state_reason !== 'reopened' ? state_reason : undefined
  if (issue.is_open) return closeIssue(change, issue, reason ?? 'completed')
  if (!reason || reason === issue.state_reason || issue.is_pull) return issue
  return changeIssue(change, issue, { state_reason: reason })
}

export async function closeIssue(
  change: Change,
  issue: IssueRow,
  reason: NonNullable<IssueRow['state_reason']>,
  by: Pick<EventData, 'commit'> = {},
): Promise<IssueRow> {
  const { actor, nowMs } = change
  // Only issues have reasons.
  const state_reason = issue.is_pull ? null : reason
  const closed = await changeIssue(change, issue, {
    is_open: 0,
    state_reason,
    closed_by_id: actor.id,
    closed_at_ms: nowMs,
  })
  await recordEvents(change, issue, [
    { kind: 'closed', data: { ...(state_reason && { state_reason }), ...by } },
  ])
  emitIssueEvent(change, issue, 'closed')
  return closed
}

async function reopenIssue(change: Change, issue: IssueRow): Promise<IssueRow> {
  if (issue.is_pull) await change.pulls.refuseReopening(change.tx, issue.id)
  const state_reason = issue.is_pull ? null : 'reopened'
  const reopened = await changeIssue(change, issue, {
    is_open: 1,
    state_reason,
    closed_by_id: null,
    closed_at_ms: null,
  })
  await recordEvents(change, issue, [{ kind: 'reopened', data: state_reason ? { state_reason } : {} }])
  if (issue.is_pull) await change.pulls.follow(change.tx, issue.id, 'reopened')
  emitIssueEvent(change, issue, 'reopened')
  return reopened
}
