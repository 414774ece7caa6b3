import { useEffect } from 'preact/hooks'
import { announce } from './announcer.tsx'
import { secondsLeft } from './rate-limit.ts'

/** Shown at the bottom of every page while a rate limit is active. */
export function RateLimitNotice() {
  const isWaiting = secondsLeft.value > 0
  useEffect(() => {
    if (isWaiting) announce(`Rate limit reached. Retrying in ${secondsLeft.value} seconds.`)
  }, [isWaiting])
  if (!isWaiting) return null
  return <p class="waiting figures">Rate limit reached. Retrying in {secondsLeft.value} s.</p>
}
