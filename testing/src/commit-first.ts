import type { Database } from '@octavo/platform/data/database.ts'

/** Commits a change between the reads of the next request and its transaction. */
export function commitFirst<Tables>(db: Database<Tables>, change: () => Promise<unknown>): void {
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
