import { Status } from '../../../kit/status.tsx'
import type { Source } from '../records.ts'

/** The health of a source, and the reason for failures. */
export function SourceHealth({ source: { state, state_reason, health } }: { source: Source }) {
  const { failures, last_error, fetches } = health
  if (state !== 'active')
    return (
      <>
        <Status tone={state === 'paused' ? 'off' : 'bad'}>
          {state === 'paused' ? 'Paused' : 'Disabled'}
        </Status>
        {state_reason && <span class="cell-note">{state_reason}</span>}
      </>
    )
  if (failures > 0)
    return (
      <>
        <Status tone="bad">{failures === 1 ? 'Failed once' : `Failed ${failures} times`}</Status>
        {last_error && <span class="cell-note breaks">{last_error}</span>}
      </>
    )
  return <Status tone={fetches ? 'good' : 'off'}>{fetches ? 'Healthy' : 'Not fetched yet'}</Status>
}
