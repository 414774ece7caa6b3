import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import type { Source } from '../records.ts'
import { cachePrefix, contentCall, makeCall } from '../service.ts'

interface SourceActionsProps {
  url: string
  source: Source
  kind?: 'plain' | 'quiet'
}

/** Fetches a source now, and pauses or resumes it. */
export function SourceActions({ url, source, kind = 'plain' }: SourceActionsProps) {
  const { id, title, url: feed, state } = source
  const { run, isBusy, failure } = useAction()
  const path = { id: String(id) }
  const isPaused = state !== 'active'
  const name = title || feed
  const act = async (call: ReturnType<typeof contentCall>, message: string) => {
    if (await run(() => makeCall(call), message)) forget(cachePrefix)
  }
  const refresh = () =>
    act(
      contentCall(url, '/v1/sources/{id}/refresh', { method: 'POST', path }),
      'The source will be fetched soon.',
    )
  const pause = () =>
    act(
      contentCall(url, '/v1/sources/{id}', {
        method: 'PATCH',
        path,
        body: { state: isPaused ? 'active' : 'paused' },
      }),
      isPaused ? 'The source is active.' : 'The source is paused.',
    )
  return (
    <>
      <span class="actions content-actions">
        {!isPaused && (
          <Button kind={kind} disabled={isBusy} onClick={() => void refresh()} aria-label={`Refresh ${name}`}>
            Refresh
          </Button>
        )}
        <Button
          kind={kind}
          disabled={isBusy}
          onClick={() => void pause()}
          aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      </span>
      {failure && (
        <span class="field-error" role="alert">
          {failure.message}
        </span>
      )}
    </>
  )
}
