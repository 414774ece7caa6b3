import { signal } from '@preact/signals'

/** Seconds until the rate limit resets; 0 if not limited. */
export const secondsLeft = signal(0)
let untilMs = 0

/** Reports a rate-limited request that will be retried. */
export function reportRateLimit(waitMs: number): void {
  untilMs = Math.max(untilMs, Date.now() + waitMs)
  if (!secondsLeft.value) count()
}

function count(): void {
  secondsLeft.value = Math.max(0, Math.ceil((untilMs - Date.now()) / 1000))
  if (secondsLeft.value) setTimeout(count, 1000)
}
