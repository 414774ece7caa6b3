import type { Bus } from '../../bus/bus.ts'

/** Notifies other processes of a new job, so that they do not wait for their next poll. */
export interface JobNotifier {
  notify(): void
  listen(onNotify: () => void): () => void
  close(): void
}

export function createJobNotifier(bus: Bus | undefined): JobNotifier {
  let pending: NodeJS.Timeout | undefined

  return {
    notify() {
      if (bus === undefined || pending) return
      pending = setTimeout(() => {
        pending = undefined
        // A lost notification costs at most one polling interval.
        bus.publish(topic, null).catch(() => {})
      }, coalesceMs).unref()
    },
    listen: (onNotify) => bus?.subscribe(topic, onNotify) ?? (() => {}),
    close() {
      clearTimeout(pending)
    },
  }
}

const topic = 'octavo.jobs'

/** One notification covers all jobs of this interval. */
const coalesceMs = 5
