import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Transaction } from 'kysely'
import { accountColumns } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { selectRepositories } from './repositories.ts'
import type { ListQuery } from './repository-lists.ts'

export interface Starring {
  userId: number
  repositoryId: number
}

/** Returns false when it is starred already. */
export async function addStar(tx: Transaction<Tables>, star: Starring, nowMs: number): Promise<boolean> {
  const added = await tx
    .insertInto('star')
    .values({ user_id: star.userId, repository_id: star.repositoryId, starred_at_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['user_id', 'repository_id']).doNothing())
    .returning('user_id')
    .execute()
  if (added.length) await addStars(tx, star.repositoryId, 1)
  return added.length > 0
}

export async function removeStar(tx: Transaction<Tables>, star: Starring): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('star')
    .where('user_id', '=', star.userId)
    .where('repository_id', '=', star.repositoryId)
    .returning('user_id')
    .execute()
  if (deleted.length) await addStars(tx, star.repositoryId, -1)
  return deleted.length > 0
}

export async function hasStar(db: Kysely<Tables>, { userId, repositoryId }: Starring): Promise<boolean> {
  const row = await db
    .selectFrom('star')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('repository_id', '=', repositoryId)
    .executeTakeFirst()
  return row !== undefined
}

/** Earliest first. The repository stores the count. */
export function listStargazers(
  db: Kysely<Tables>,
  repositoryId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<(AccountRow & { starred_at_ms: number })[]> {
  return db
    .selectFrom('star')
    .innerJoin(usersAs('account'), 'account.id', 'star.user_id')
    .where('star.repository_id', '=', repositoryId)
    .select([...accountColumns, 'star.starred_at_ms'])
    .orderBy('star.starred_at_ms')
    .orderBy('star.user_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function listStarred(
  db: Kysely<Tables>,
  userId: number,
  { where, sort, direction, ...slice }: Omit<ListQuery, 'sort'> & { sort: 'created' | 'updated' },
): Promise<{ rows: (RepositoryRow & { starred_at_ms: number })[]; total: number }> {
  const starred = selectRepositories(db)
    .innerJoin('star', 'star.repository_id', 'repository.id')
    .where('star.user_id', '=', userId)
    .where(where)
    .select('star.starred_at_ms')
    .orderBy(sort === 'created' ? 'star.starred_at_ms' : 'repository.pushed_at_ms', direction)
    .orderBy('repository.id', direction)
  const counted = db
    .selectFrom('star')
    .innerJoin('repository', 'repository.id', 'star.repository_id')
    .where('star.user_id', '=', userId)
    .where(where)
  return readSlice(starred, slice, counted)
}

async function addStars(tx: Transaction<Tables>, repositoryId: number, more: 1 | -1): Promise<void> {
  await tx
    .updateTable('repository')
    .set((eb) => ({ stars: eb('stars', '+', more), version: eb('version', '+', 1) }))
    .where('id', '=', repositoryId)
    .execute()
}
