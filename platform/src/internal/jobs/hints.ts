import type { Bus } from '../../bus/bus.ts'

/** Tells other processes that there is a job, so that they need not wait for their next look. */
export interface Hints {
  give(): void
  listen(heard: () => void): () => void
  close(): void
}

export function createHints(bus: Bus | undefined): Hints {
  let pending: NodeJS.Timeout | undefined

  return {
    give() {
      if (bus === undefined || pending) return
      pending = setTimeout(() => {
        pending = undefined
        // A hint that is lost costs at most the others' polling interval.
        bus.publish(topic, null).catch(() => {})
      }, gatherMs).unref()
    },
    listen: (heard) => bus?.subscribe(topic, heard) ?? (() => {}),
    close() {
      clearTimeout(pending)
    },
  }
}

const topic = 'octavo.jobs'

/** Many jobs of about the same time need one hint. */
const gatherMs = 5
