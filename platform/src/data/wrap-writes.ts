import type { Transaction } from 'kysely'
import type { Database } from './database.ts'

type Work<Tables, Result> = (tx: Transaction<Tables>) => Promise<Result>

/**
 * A database whose write transactions do more than their work. `wrap` is called when the write is, because the
 * transaction may run in the batch of another request.
 */
export function wrapWrites<Tables>(
  db: Database<Tables>,
  wrap: <Result>(work: Work<Tables, Result>) => Work<Tables, Result>,
): Database<Tables> {
  return {
    ...db,
    write: (work) => db.write(wrap(work)),
    writeBatched: (key, work) => db.writeBatched(key, wrap(work)),
    writeInOrder: (key, work) => db.writeInOrder(key, wrap(work)),
  }
}
