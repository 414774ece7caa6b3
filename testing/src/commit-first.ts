import type { Database } from '@octavo/platform/data/database.ts'
import type { Jobs } from '@octavo/platform/jobs/jobs.ts'

/**
 * Commits a change between the reads of the next request and its transaction. Waits for running jobs and for
 * usage that is not written yet: the change would come before one of their transactions, and race with the request.
 */
export async function commitFirst<Tables>(
  { db, jobs, metering }: { db: Database<Tables>; jobs: Jobs; metering?: { flush(): Promise<void> } },
  change: () => Promise<unknown>,
): Promise<void> {
  await metering?.flush()
  await jobs.idle()
  const { write, writeBatched, writeInOrder } = db
  async function changeOnce(): Promise<void> {
    Object.assign(db, { write, writeBatched, writeInOrder })
    await change()
  }
  db.write = async (work) => {
    await changeOnce()
    return write(work)
  }
  db.writeBatched = async (key, work) => {
    await changeOnce()
    return writeBatched(key, work)
  }
  db.writeInOrder = async (key, work) => {
    await changeOnce()
    return writeInOrder(key, work)
  }
}
