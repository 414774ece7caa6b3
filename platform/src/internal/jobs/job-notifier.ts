import type { Bus } from '../../bus/bus.ts'

/** Tells other processes that there is a job, so that they need not wait for their next look. */
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
        // A hint that is lost costs at most the others' polling interval.
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

/** Many jobs of about the same time need one hint. */
const coalesceMs = 5
