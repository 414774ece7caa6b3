import type { Database } from '@octavo/platform/data/database.ts'

/** Counts batched writes. */
export function countWrites<Tables>(db: Database<Tables>) {
  const counter = { writes: 0 }
  const counting: Database<Tables> = {
    ...db,
    writeBatched: (key, work) => {
      counter.writes++
      return db.writeBatched(key, work)
    },
  }
  return { db: counting, counter }
}
