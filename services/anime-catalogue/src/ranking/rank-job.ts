import type { Database } from '@octavo/platform/data/database.ts'
import type { JobHandler, Jobs } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import type { CatalogueState } from '../database/catalogue-state.ts'
import type { MediaType } from '../database/media-tables.ts'
import { mediaTypes } from '../database/media-tables.ts'
import type { Tables } from '../database/tables.ts'
import { changedRanks, refreshFewRanks, writeRanks } from './store/ranks.ts'

export const rankingJob = 'rank-works'

/** Of many works, everything that is written meanwhile is ranked at once. */
const gatherMs = 2_000
/** Other writes come in between. */
const atOnce = 500

/** To be called at the end of a write after which works may have other ranks. */
export async function rankAfter(
  tx: Transaction<Tables>,
  types: Iterable<MediaType>,
  { jobs, nowMs }: { jobs: Pick<Jobs, 'enqueue'>; nowMs: number },
): Promise<void> {
  let areAllDone = true
  for (const type of types) areAllDone = (await refreshFewRanks(tx, type)) && areAllDone
  if (!areAllDone)
    await jobs.enqueue(tx, { kind: rankingJob, payload: null, key: rankingJob, runAtMs: nowMs + gatherMs })
}

/** Ranks thousands of works beside the thread that serves, and writes what has changed in small portions. */
export function rankWorks({
  db,
  state,
}: {
  db: Pick<Database<Tables>, 'long' | 'read'>
  state: Pick<CatalogueState, 'write'>
}): JobHandler {
  return {
    async run(_payload, { signal }) {
      for (const type of mediaTypes) {
        const ranks = await db.long({ compile: () => changedRanks(type).compile(db.read) })
        for (let start = 0; start < ranks.length; start += atOnce) {
          signal.throwIfAborted()
          await state.write((tx) => writeRanks(tx, type, ranks.slice(start, start + atOnce)))
        }
      }
    },
  }
}
