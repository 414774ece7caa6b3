import type { Transaction } from 'kysely'
import type { Hosting } from '../context/hosting.ts'
import type { Tables } from '../database/tables.ts'

/**
 * Writes what raises a repository's counters, in one transaction. Such writes take turns: of several at once PostgreSQL
 * lets one through, and the others begin again and again, until those that came last in a crowd give up.
 */
export function writeTo<Result>(
  { db, writeTurns }: Pick<Hosting, 'db' | 'writeTurns'>,
  repositoryId: number,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return writeTurns.run(repositoryId, () => db.write(work))
}
