import { useEffect } from 'preact/hooks'
import { announce } from './announcer.tsx'
import { leftSeconds } from './wait.ts'

/** Shown at the bottom of every page while a rate limit is active. */
export function Waiting() {
  const isWaiting = leftSeconds.value > 0
  useEffect(() => {
    if (isWaiting) announce(`Rate limit reached. Retrying in ${leftSeconds.value} seconds.`)
  }, [isWaiting])
  if (!isWaiting) return null
  return <p class="waiting figures">Rate limit reached. Retrying in {leftSeconds.value} s.</p>
}
