import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { formatDateTime } from '../../../kit/format.ts'
import type { EventRecord } from '../records.ts'
import { cachePrefix, eventsCall, makeCall } from '../service.ts'

/** Publishes or unpublishes an event. */
export function Publishing({ url, event }: { url: string; event: EventRecord }) {
  const { run, isBusy, failure } = useAction()
  const isDraft = event.status === 'draft'
  if (!isDraft && event.status !== 'live') return null
  const act = async () => {
    const template = isDraft ? '/events/{event_id}/publish/' : '/events/{event_id}/unpublish/'
    const call = eventsCall(url, template, { method: 'POST', path: { event_id: event.id } })
    const message = isDraft ? 'The event is on sale.' : 'The event is a draft again.'
    if (await run(() => makeCall(call), message)) forget(cachePrefix)
  }
  return (
    <div class="publishing">
      <div class="actions">
        <Button kind={isDraft ? 'primary' : 'plain'} disabled={isBusy} onClick={act}>
          {isDraft ? 'Publish' : 'Unpublish'}
        </Button>
        <span class="quiet small">
          {isDraft
            ? event.publish_at
              ? `Will be published automatically on ${formatDateTime(event.publish_at)}.`
              : 'Nobody can see it yet.'
            : 'Everybody can see it. It can be unpublished unless its orders prevent it.'}
        </span>
      </div>
      {failure && <CallError failure={failure} />}
    </div>
  )
}
