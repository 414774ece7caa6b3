import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { findPull, type PullRequest } from './store/pulls.ts'

/** Throws 404 for unknown numbers and for issues. */
export async function getPull(
  db: Kysely<Tables>,
  { id }: Pick<RepositoryRow, 'id'>,
  number: number,
): Promise<PullRequest> {
  const pull = await findPull(db, id, number)
  if (!pull) throw problem('not_found')
  return pull
}
