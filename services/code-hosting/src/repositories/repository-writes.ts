import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'

/**
 * Runs a write that increments counters of a repository. Such writes run one after the other, and those that wait
 * share a transaction: concurrent ones would conflict on PostgreSQL and retry until some give up.
 */
export function writeTo<Result>(
  { db }: Pick<Context, 'db'>,
  repositoryId: number,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.writeInOrder(`repository ${repositoryId}`, work)
}
