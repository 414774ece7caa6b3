import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import type { Attendee } from '../records.ts'
import { cachePrefix, eventsCall, makeCall } from '../service.ts'

interface HandProps {
  url: string
  eventId: string
  attendee: Attendee
  onDone?(): void
}

/** Checks an attendee in or out without a scanner. */
export function CheckByHand({ url, eventId, attendee, onDone }: HandProps) {
  const { id, profile, checked_in, status } = attendee
  const { run, isBusy, failure } = useAction()
  if (!checked_in && status !== 'Attending') return null
  const label = checked_in ? 'Check out' : 'Check in'
  const act = async () => {
    const template = checked_in
      ? '/events/{event_id}/attendees/{attendee_id}/check_out/'
      : '/events/{event_id}/attendees/{attendee_id}/check_in/'
    const path = { event_id: eventId, attendee_id: id }
    const message = `${profile.name} is checked ${checked_in ? 'out' : 'in'}.`
    if (!(await run(() => makeCall(eventsCall(url, template, { method: 'POST', path })), message))) return
    forget(cachePrefix)
    onDone?.()
  }
  return (
    <>
      <Button disabled={isBusy} aria-label={`${label} ${profile.name}, ${id}`} onClick={act}>
        {label}
      </Button>
      {failure && (
        <span class="field-error" role="alert">
          {failure.message}
        </span>
      )}
    </>
  )
}
