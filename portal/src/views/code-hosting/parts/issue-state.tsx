import { Status } from '../../../kit/status.tsx'
import type { Issue } from '../records.ts'

export function IssueState({
  issue: { state, state_reason },
}: {
  issue: Pick<Issue, 'state' | 'state_reason'>
}) {
  if (state === 'open') return <Status is="good">Open</Status>
  if (state_reason === 'not_planned') return <Status is="off">Not planned</Status>
  if (state_reason === 'duplicate') return <Status is="off">Duplicate</Status>
  return <Status is="warn">Closed</Status>
}
