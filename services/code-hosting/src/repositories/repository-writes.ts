import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'

/**
 * Runs a transaction that increments counters of a repository. Such transactions run one after the other:
 * concurrent ones would conflict on PostgreSQL and retry until some give up.
 */
export function writeTo<Result>(
  { db, writeLocks }: Pick<Context, 'db' | 'writeLocks'>,
  repositoryId: number,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return writeLocks.run(repositoryId, () => db.write(work))
}
