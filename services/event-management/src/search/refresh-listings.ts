import type { Context } from '../context.ts'
import { relist } from './relist.ts'
import { listStale } from './store/listing-rows.ts'

/** Takes out what is over, and looks again at what the clock has put on sale or off. */
export async function refreshListings(context: Context, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const ids = await listStale(context.db.read, context.clock.now(), AT_ONCE)
    if (ids.length === 0) return
    await context.db.write((tx) => relist(tx, context, ids))
  }
}

const AT_ONCE = 100
