import { signal } from '@preact/signals'

const said = signal('')

/** Tells readers who cannot see it that something has happened. */
export function announce(message: string): void {
  said.value = ''
  requestAnimationFrame(() => {
    said.value = message
  })
}

export function Announcer() {
  return (
    <div class="unseen" role="status">
      {said}
    </div>
  )
}
