import type { Context } from '../context.ts'
import { closeEvents, markPast } from './store/events.ts'

const batchSize = 500
/** Then the event is completed. */
const settlingMs = 7 * 86_400_000

/** Persists status changes that follow from the clock, for the lists that rely on them. */
export async function updateEventStates({ db, clock }: Pick<Context, 'db' | 'clock'>, signal: AbortSignal) {
  const nowMs = clock.now()
  let changed = 0
  do {
    changed = await db.write(
      async (tx) =>
        (await markPast(tx, nowMs, batchSize)) + (await closeEvents(tx, nowMs - settlingMs, batchSize)),
    )
  } while (changed > 0 && !signal.aborted)
}
