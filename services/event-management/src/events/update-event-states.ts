import type { Context } from '../context.ts'
import { closeEvents, markPast } from './store/events.ts'

const atOnce = 500
/** Then the event is completed. */
const settlingMs = 7 * 86_400_000

/** Persists status changes that follow from the clock, for the lists that rely on them. */
export async function updateEventStates({ db, clock }: Pick<Context, 'db' | 'clock'>, signal: AbortSignal) {
  const nowMs = clock.now()
  let changed = 0
  do {
    changed = await db.write(
      async (tx) => (await markPast(tx, nowMs, atOnce)) + (await closeEvents(tx, nowMs - settlingMs, atOnce)),
    )
  } while (changed > 0 && !signal.aborted)
}
