import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import type { Context } from '../context.ts'
import { postWrites } from './posts.ts'
import { deleteOldestRows, dropSegment, expireSegments, listExpired } from './store/expired-segments.ts'

const dayMs = 86_400_000

/** Deletes segments whose posts are all older than the retention period, in steps that other writes do not notice. */
export function retentionJob({ db, config, clock }: Context): JobHandler {
  return {
    everyMs: 3_600_000,
    async run(_payload, { signal }) {
      if (config.retentionDays > 0)
        await db.writeBatched(postWrites, (tx) =>
          expireSegments(tx, clock.now() - config.retentionDays * dayMs),
        )
      for (const id of await listExpired(db.read)) {
        for (let isEmpty = false; !isEmpty; ) {
          signal.throwIfAborted()
          isEmpty = await db.writeBatched(postWrites, (tx) => deleteOldestRows(tx, id))
        }
        await db.writeBatched(postWrites, (tx) => dropSegment(tx, db.dialect, id))
      }
    },
  }
}
