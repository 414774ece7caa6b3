import type { Bus } from '../bus/bus.ts'

/** Tells other processes that there is a job, so that they need not wait for their next look. */
export interface Hints {
  give(): void
  listen(heard: () => void): () => void
  close(): void
}

export function createHints(bus: Bus | undefined): Hints {
  const pending = new Map<number, NodeJS.Timeout>()

  function giveAfter(pauseMs: number): void {
    if (bus === undefined || pending.has(pauseMs)) return
    const timer = setTimeout(() => {
      pending.delete(pauseMs)
      // A hint that is lost costs at most the others' polling interval.
      bus.publish(topic, null).catch(() => {})
    }, pauseMs)
    pending.set(pauseMs, timer.unref())
  }

  return {
    give: () => pausesMs.forEach(giveAfter),
    listen: (heard) => bus?.subscribe(topic, heard) ?? (() => {}),
    close() {
      for (const timer of pending.values()) clearTimeout(timer)
    },
  }
}

const topic = 'octavo.jobs'

/** Twice, for nobody says when the transaction of the job commits. */
const pausesMs = [10, 100]
