import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export async function addStar(tx: Transaction<Tables>, userId: number, gistId: number): Promise<void> {
  await tx
    .insertInto('gist_star')
    .values({ user_id: userId, gist_id: gistId })
    .onConflict((conflict) => conflict.columns(['user_id', 'gist_id']).doNothing())
    .execute()
}

export async function removeStar(tx: Transaction<Tables>, userId: number, gistId: number): Promise<void> {
  await tx.deleteFrom('gist_star').where('user_id', '=', userId).where('gist_id', '=', gistId).execute()
}

export async function removeStarsOf(tx: Transaction<Tables>, userId: number): Promise<void> {
  await tx.deleteFrom('gist_star').where('user_id', '=', userId).execute()
}

export async function countStars(
  db: Kysely<Tables>,
  gistIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('gist_star')
    .where('gist_id', 'in', gistIds)
    .groupBy('gist_id')
    .select(({ fn }) => ['gist_id', fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ gist_id, count }) => [gist_id, Number(count)]))
}

/** For each of the gists, whether the user has starred it. */
export async function listStarredAmong(
  db: Kysely<Tables>,
  userId: number,
  gistIds: readonly number[],
): Promise<Map<number, boolean>> {
  const rows = await db
    .selectFrom('gist_star')
    .select('gist_id')
    .where('user_id', '=', userId)
    .where('gist_id', 'in', gistIds)
    .execute()
  const starred = new Set(rows.map(({ gist_id }) => gist_id))
  return new Map(gistIds.map((id) => [id, starred.has(id)]))
}

export async function hasStar(db: Kysely<Tables>, userId: number, gistId: number): Promise<boolean> {
  const row = await db
    .selectFrom('gist_star')
    .select('gist_id')
    .where('user_id', '=', userId)
    .where('gist_id', '=', gistId)
    .executeTakeFirst()
  return row !== undefined
}
