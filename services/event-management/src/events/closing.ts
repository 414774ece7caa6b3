import type { Context } from '../context.ts'
import { closeEvents, markPast } from './store/events.ts'

const atOnce = 500
/** After that nobody disputes anything, and the event is settled. */
const settlingMs = 7 * 86_400_000

/** Writes down what the clock has decided, as far as lists rely on it. */
export async function followClock({ db, clock }: Pick<Context, 'db' | 'clock'>, signal: AbortSignal) {
  const nowMs = clock.now()
  let changed = 0
  do {
    changed = await db.write(
      async (tx) => (await markPast(tx, nowMs, atOnce)) + (await closeEvents(tx, nowMs - settlingMs, atOnce)),
    )
  } while (changed > 0 && !signal.aborted)
}
