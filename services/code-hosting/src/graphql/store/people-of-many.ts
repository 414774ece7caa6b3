import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Part } from '../connections.ts'

interface StargazerRow {
  repository_id: number
  user_id: number
  starred_at_ms: number
}

/** The same part of the stargazers of several repositories, with one more row each if there are more. */
export async function listStargazersOf(
  db: Kysely<Tables>,
  repositoryIds: readonly number[],
  { limit, isBackward, beyond }: Part,
  isNewestFirst: boolean,
): Promise<Map<number, StargazerRow[]>> {
  const isDescending = isBackward !== isNewestFirst
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const [atMs = 0, userId = 0] = beyond ?? []
  const beyondCursor =
    beyond === undefined
      ? sql``
      : sql`and (starred_at_ms, user_id) ${sql.raw(isDescending ? '<' : '>')} (${atMs}, ${userId})`
  const { rows } = await sql<StargazerRow>`
    select repository_id, user_id, starred_at_ms from (
      select repository_id, user_id, starred_at_ms,
        row_number() over (partition by repository_id order by starred_at_ms ${direction}, user_id ${direction}) as number
      from star where repository_id in (${sql.join(repositoryIds)}) ${beyondCursor}
    ) as numbered where number <= ${limit + 1}
    order by starred_at_ms ${direction}, user_id ${direction}`.execute(db)
  return Map.groupBy(rows, ({ repository_id }) => repository_id)
}

export type FollowSide = 'followers' | 'following'

const sides = {
  followers: { here: 'followed_id', there: 'follower_id' },
  following: { here: 'follower_id', there: 'followed_id' },
} as const

/** The same part of the followers of several accounts, or of those that they follow. */
export async function listFollowsOf(
  db: Kysely<Tables>,
  side: FollowSide,
  accountIds: readonly number[],
  { limit, isBackward, beyond }: Part,
): Promise<Map<number, { account_id: number; other_id: number }[]>> {
  const here = sql.ref(sides[side].here)
  const there = sql.ref(sides[side].there)
  const direction = sql.raw(isBackward ? 'desc' : 'asc')
  const [after] = beyond ?? []
  const beyondCursor =
    after === undefined ? sql`` : sql`and ${there} ${sql.raw(isBackward ? '<' : '>')} ${after}`
  const { rows } = await sql<{ account_id: number; other_id: number }>`
    select account_id, other_id from (
      select ${here} as account_id, ${there} as other_id,
        row_number() over (partition by ${here} order by ${there} ${direction}) as number
      from follow where ${here} in (${sql.join(accountIds)}) ${beyondCursor}
    ) as numbered where number <= ${limit + 1} order by other_id ${direction}`.execute(db)
  return Map.groupBy(rows, ({ account_id }) => account_id)
}

export async function countFollowsOf(
  db: Kysely<Tables>,
  side: FollowSide,
  accountIds: readonly number[],
): Promise<Map<number, number>> {
  const { here } = sides[side]
  const rows = await db
    .selectFrom('follow')
    .select(({ fn }) => [`${here} as id`, fn.countAll<number>().as('count')])
    .where(here, 'in', accountIds)
    .groupBy(here)
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** For each of the accounts, whether it follows the user, or whether the user follows it. */
export async function listFollowsAmong(
  db: Kysely<Tables>,
  side: FollowSide,
  userId: number,
  accountIds: readonly number[],
): Promise<Map<number, boolean>> {
  const { here, there } = sides[side]
  const rows = await db
    .selectFrom('follow')
    .select(`${there} as id`)
    .where(here, '=', userId)
    .where(there, 'in', accountIds)
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  return new Map(accountIds.map((id) => [id, found.has(id)]))
}
