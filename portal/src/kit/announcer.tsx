import { signal } from '@preact/signals'

const said = signal('')

/** Announces a message to screen readers. */
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
