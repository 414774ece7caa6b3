import { Status } from '../../../kit/status.tsx'
import type { PullItem } from '../records.ts'

export function PullState({ pull }: { pull: Pick<PullItem, 'state' | 'draft' | 'merged_at'> }) {
  if (pull.merged_at) return <Status tone="off">Merged</Status>
  if (pull.state === 'closed') return <Status tone="warn">Closed</Status>
  return pull.draft ? <Status tone="off">Draft</Status> : <Status tone="good">Open</Status>
}
