import type { Context } from '../context.ts'
import { relist } from './relist.ts'
import { listStale } from './store/listing-rows.ts'

/** Removes past events, and updates those whose sales start or end. */
export async function refreshListings(context: Context, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const ids = await listStale(context.db.read, context.clock.now(), batchSize)
    if (ids.length === 0) return
    await context.db.write((tx) => relist(tx, context, ids))
  }
}

const batchSize = 100
