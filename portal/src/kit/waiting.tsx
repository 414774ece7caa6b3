import { signal } from '@preact/signals'
import { announce } from './announcer.tsx'

const untilMs = signal(0)
const leftSeconds = signal(0)

/** Tells that a service lets nobody ask more for a while, and that what was asked is asked again then. */
export function tellOfWait(waitMs: number): void {
  const isNews = leftSeconds.value === 0
  untilMs.value = Math.max(untilMs.value, Date.now() + waitMs)
  if (!isNews) return
  count()
  announce(`The service allows no more requests for ${leftSeconds.value} seconds.`)
}

function count(): void {
  leftSeconds.value = Math.max(0, Math.ceil((untilMs.value - Date.now()) / 1000))
  if (leftSeconds.value) setTimeout(count, 1000)
}

/** At the foot of every page, while there is something to wait for. */
export function Waiting() {
  if (!leftSeconds.value) return null
  return (
    <p class="waiting figures">
      The service allows no more requests just now. It goes on in {leftSeconds.value} s.
    </p>
  )
}
