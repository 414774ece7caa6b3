import type { Database } from '@octavo/platform/data/database.ts'
import type { JobHandler, Jobs } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import type { CatalogueState } from '../database/catalogue-state.ts'
import type { MediaType } from '../database/media-tables.ts'
import { mediaTypes } from '../database/media-tables.ts'
import type { Tables } from '../database/tables.ts'
import { changedRanks, refreshFewRanks, writeRanks } from './store/ranks.ts'

export const rankingJob = 'rank-works'

/** Delays the job, so that one run covers several writes. */
const batchDelayMs = 2_000
/** Small transactions let other writes in between. */
const batchSize = 500

/** Updates ranks at the end of a write, or queues a job if there are many media. */
export async function rankAfter(
  tx: Transaction<Tables>,
  types: Iterable<MediaType>,
  { jobs, nowMs }: { jobs: Pick<Jobs, 'enqueue'>; nowMs: number },
): Promise<void> {
  let areAllDone = true
  for (const type of types) areAllDone = (await refreshFewRanks(tx, type)) && areAllDone
  if (!areAllDone)
    await jobs.enqueue(tx, {
      kind: rankingJob,
      payload: null,
      key: rankingJob,
      runAtMs: nowMs + batchDelayMs,
    })
}

/** Computes ranks on the worker thread and writes the changed ones in batches. */
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
        for (let start = 0; start < ranks.length; start += batchSize) {
          signal.throwIfAborted()
          await state.write((tx) => writeRanks(tx, type, ranks.slice(start, start + batchSize)))
        }
      }
    },
  }
}
