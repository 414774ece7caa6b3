import { useEffect } from 'preact/hooks'
import { announce } from './announcer.tsx'
import { leftSeconds } from './wait.ts'

/** At the foot of every page, while there is something to wait for. */
export function Waiting() {
  const isWaiting = leftSeconds.value > 0
  useEffect(() => {
    if (isWaiting) announce(`The service allows no more requests for ${leftSeconds.value} seconds.`)
  }, [isWaiting])
  if (!isWaiting) return null
  return (
    <p class="waiting figures">
      The service allows no more requests just now. It goes on in {leftSeconds.value} s.
    </p>
  )
}
