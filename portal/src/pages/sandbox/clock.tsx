import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { forget } from '../../api/resource.ts'
import { type ClockMove, moveClock, type Sandbox } from '../../api/sandbox.ts'
import { useAction } from '../../kit/action.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { formatDateTime } from '../../kit/format.ts'
import { ErrorState } from '../../kit/states.tsx'
import { SandboxPage } from './sandbox-page.tsx'

const minuteMs = 60_000
const steps = [
  { title: '1 minute', ms: minuteMs },
  { title: '1 hour', ms: 60 * minuteMs },
  { title: '1 day', ms: 1_440 * minuteMs },
  { title: '30 days', ms: 43_200 * minuteMs },
  { title: '1 year', ms: 525_600 * minuteMs },
]

export function ClockPage() {
  return (
    <SandboxPage
      title="Clock"
      lede="The clock of the services. Move it to see rate limits reset, tokens expire and schedules run."
    >
      {(sandbox) => <Clock sandbox={sandbox} />}
    </SandboxPage>
  )
}

function Clock({ sandbox: { nowMs, offsetMs } }: { sandbox: Sandbox }) {
  const { run, isBusy, failure } = useAction()
  const input = useSignal('')
  const move = async (change: ClockMove, message: string) => {
    if (await run(() => moveClock(change), message)) forget('sandbox')
  }
  const shownMs = useTicking(nowMs)
  return (
    <>
      <div class="clock">
        <p class="clock-time figures">
          <time dateTime={new Date(shownMs).toISOString()}>{formatDateTime(shownMs)}</time>
        </p>
        <p class="quiet">
          {offsetMs === 0 ? 'The same as the real time.' : `${spanOf(offsetMs)} the real time.`}
        </p>
      </div>
      {failure && <ErrorState failure={failure} />}
      <section class="section">
        <h2>Move forward</h2>
        <div class="actions">
          {steps.map(({ title, ms }) => (
            <Button
              key={title}
              disabled={isBusy}
              onClick={() => void move({ advanceMs: ms }, `Moved by ${title}.`)}
            >
              {title}
            </Button>
          ))}
        </div>
      </section>
      <section class="section">
        <h2>Set the time</h2>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            const toMs = new Date(input.value).getTime()
            if (Number.isFinite(toMs)) void move({ toMs }, 'Moved.')
          }}
        >
          <TextField
            label="Date and time"
            type="datetime-local"
            value={input.value}
            hint="In the time zone of this browser."
            onInput={(event) => {
              input.value = event.currentTarget.value
            }}
          />
          <div class="actions">
            <Button type="submit" disabled={isBusy || !input.value}>
              Set
            </Button>
            <Button
              kind="quiet"
              disabled={isBusy || offsetMs === 0}
              onClick={() => void move({ reset: true }, 'Back to the real time.')}
            >
              Back to the real time
            </Button>
          </div>
        </form>
      </section>
    </>
  )
}

/** The running time of the services. */
function useTicking(nowMs: number): number {
  const sinceMs = useSignal(0)
  useEffect(() => {
    const startedMs = performance.now()
    sinceMs.value = 0
    const timer = setInterval(() => {
      sinceMs.value = performance.now() - startedMs
    }, 1000)
    return () => clearInterval(timer)
  }, [nowMs])
  return nowMs + sinceMs.value
}

function spanOf(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / minuteMs)
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  const words = parts.flatMap(([count, unit]) => (count ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : []))
  return `${words.join(', ') || 'Less than a minute'} ${offsetMs > 0 ? 'ahead of' : 'behind'}`
}
