import { signal } from '@preact/signals'

/** Seconds until the rate limit resets; 0 if not limited. */
export const leftSeconds = signal(0)
let untilMs = 0

/** Reports a rate-limited request that will be retried. */
export function tellOfWait(waitMs: number): void {
  untilMs = Math.max(untilMs, Date.now() + waitMs)
  if (!leftSeconds.value) count()
}

function count(): void {
  leftSeconds.value = Math.max(0, Math.ceil((untilMs - Date.now()) / 1000))
  if (leftSeconds.value) setTimeout(count, 1000)
}
