import { signal } from '@preact/signals'

/** How long a service lets nobody ask more; 0 where there is nothing to wait for. */
export const leftSeconds = signal(0)
let untilMs = 0

/** Tells that a service lets nobody ask more for a while, and that what was asked is asked again then. */
export function tellOfWait(waitMs: number): void {
  untilMs = Math.max(untilMs, Date.now() + waitMs)
  if (!leftSeconds.value) count()
}

function count(): void {
  leftSeconds.value = Math.max(0, Math.ceil((untilMs - Date.now()) / 1000))
  if (leftSeconds.value) setTimeout(count, 1000)
}
