import { Status } from '../../../kit/status.tsx'
import type { Issue } from '../records.ts'

export function IssueState({
  issue: { state, state_reason },
}: {
  issue: Pick<Issue, 'state' | 'state_reason'>
}) {
  if (state === 'open') return <Status tone="good">Open</Status>
  if (state_reason === 'not_planned') return <Status tone="off">Not planned</Status>
  if (state_reason === 'duplicate') return <Status tone="off">Duplicate</Status>
  return <Status tone="warn">Closed</Status>
}
