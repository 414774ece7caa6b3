import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useResource } from '../../../api/resource.ts'
import { Button } from '../../../kit/button.tsx'
import { formatCount } from '../../../kit/format.ts'
import type { Params } from '../../../path.ts'
import { address, hrefWith } from '../../../router.ts'
import { bundleCall, countInside, readAttendance } from '../inside.ts'
import { Camera } from '../parts/camera.tsx'
import { FindByName } from '../parts/find-by-name.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { type OwnEvent, OwnEventFrame, OwnEventHead } from '../parts/own-event-frame.tsx'
import { ScanList } from '../parts/scan-list.tsx'
import { createDoor, type Redemption, type Scan, type Way } from '../scanning.ts'
import { cachePrefix, eventsCall, makeCall } from '../service.ts'

export function DoorPage({ params }: { params: Params }) {
  return (
    <OwnEventFrame params={params} title="Door">
      {(ownEvent) => <DoorView key={ownEvent.event.id} ownEvent={ownEvent} />}
    </OwnEventFrame>
  )
}

/** Other doors scan too, so the count is refreshed. */
const refreshIntervalMs = 30_000

function DoorView({ ownEvent }: { ownEvent: OwnEvent }) {
  const { url, event } = ownEvent
  const way: Way = address.value.query.get('way') === 'exit' ? 'exit' : 'entry'
  const input = useRef<HTMLInputElement>(null)
  const door = useMemo(
    () =>
      createDoor({
        send: (scan) => makeCall<Redemption>(redeemCall(url, event.id, scan)),
        nonce: randomNonce,
        nowMs: Date.now,
      }),
    [url, event.id],
  )
  const attendance = useResource(
    `${cachePrefix}attendance ${url} ${event.id}`,
    (signal) => readAttendance(url, event.id, signal),
    { everyMs: refreshIntervalMs },
  )
  const scans = door.scans.value
  // A scanner types into the focused element.
  useEffect(() => input.current?.focus(), [])
  const submit = (code: string) => {
    if (input.current) input.current.value = ''
    void door.scan(code, way)
  }
  const exampleCall = redeemCall(url, event.id, { nonce: 'once', code: scans[0]?.code ?? 'CODE', way })
  return (
    <>
      <OwnEventHead ownEvent={ownEvent} tab="Door" calls={[exampleCall, bundleCall(url, event.id)]} />
      <div class="door">
        <nav class="choices" aria-label="Direction">
          <a href={hrefWith({ way: undefined })} aria-current={way === 'entry' ? 'true' : undefined}>
            In
          </a>
          <a href={hrefWith({ way: 'exit' })} aria-current={way === 'exit' ? 'true' : undefined}>
            Out
          </a>
        </nav>
        <form
          class="door-form"
          onSubmit={(submitEvent) => {
            submitEvent.preventDefault()
            submit(input.current?.value ?? '')
            input.current?.focus()
          }}
        >
          <label for="door-code" class="field-label">
            Ticket code
          </label>
          <div class="door-line">
            <input
              ref={input}
              id="door-code"
              class="input door-code"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              enterkeyhint="go"
              maxLength={400}
              data-search=""
            />
            <Button kind="primary" type="submit">
              {way === 'exit' ? 'Check out' : 'Check in'}
            </Button>
          </div>
        </form>
        <Camera onCode={submit} />
        <Outcome scan={scans[0]} />
        <p class="door-count figures">
          {attendance.value ? (
            <>
              <strong>{formatCount(countInside(attendance.value, scans))}</strong> of{' '}
              {formatCount(attendance.value.expected)} inside
            </>
          ) : (
            (attendance.failure?.message ?? '\u00a0')
          )}
        </p>
      </div>
      <section class="section">
        <h2>Without a code</h2>
        <FindByName url={url} eventId={event.id} onDone={() => input.current?.focus()} />
      </section>
      <ScanList
        scans={scans}
        onAgain={(nonce) => {
          void door.again(nonce)
          input.current?.focus()
        }}
      />
    </>
  )
}

function redeemCall(url: string, eventId: string, { nonce, code, way }: Scan) {
  const body = { barcode: code, kind: way, nonce }
  return eventsCall(url, '/events/{event_id}/redeem/', { method: 'POST', path: { event_id: eventId }, body })
}

/** `randomUUID` exists only in secure contexts, and a phone may load the page without TLS. */
function randomNonce(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toHex()
}
