import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { BaseContext } from '../context.ts'
import { eventRetentionMs } from './feeds.ts'
import { deleteOldEvents } from './store/events.ts'

const atOnce = 500

/** Deletes events that are older than any feed shows. */
export function createEventRetention({ db, clock }: BaseContext): JobHandlers {
  return {
    'tidy-events': {
      everyMs: 3_600_000,
      async run(_payload, { signal }) {
        const beforeMs = clock.now() - eventRetentionMs
        while (await db.write((tx) => deleteOldEvents(tx, beforeMs, atOnce))) {
          signal.throwIfAborted()
          await nextTurn()
        }
      },
    },
  }
}
