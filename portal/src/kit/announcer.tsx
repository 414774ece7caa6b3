import { signal } from '@preact/signals'

const announcement = signal('')

/** Announces a message to screen readers. */
export function announce(message: string): void {
  announcement.value = ''
  requestAnimationFrame(() => {
    announcement.value = message
  })
}

export function Announcer() {
  return (
    <div class="unseen" role="status">
      {announcement}
    </div>
  )
}
