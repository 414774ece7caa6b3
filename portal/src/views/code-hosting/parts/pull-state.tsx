import { Status } from '../../../kit/status.tsx'
import type { PullItem } from '../records.ts'

export function PullState({ pull }: { pull: Pick<PullItem, 'state' | 'draft' | 'merged_at'> }) {
  if (pull.merged_at) return <Status is="off">Merged</Status>
  if (pull.state === 'closed') return <Status is="warn">Closed</Status>
  return pull.draft ? <Status is="off">Draft</Status> : <Status is="good">Open</Status>
}
