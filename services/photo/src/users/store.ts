import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { ProfileTable } from '../database/profile-tables.ts'
import type { Tables } from '../database/tables.ts'

/** An account with its profile. */
export type UserRow = Selectable<ProfileTable> & { login: string; suspended_at_ms: number | null }

const selectUsers = (db: Kysely<Tables>) =>
  db
    .selectFrom('profile')
    .innerJoin(usersAs('account'), 'account.id', 'profile.user_id')
    .selectAll('profile')
    .select(['account.login', 'account.suspended_at_ms'])

export async function findUsers(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, UserRow>> {
  if (ids.length === 0) return new Map()
  const rows = await selectUsers(db)
    .where('profile.user_id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** Suspended users cannot be found, and accounts without a profile neither. */
export function findUserByLogin(db: Kysely<Tables>, login: string): Promise<UserRow | undefined> {
  return selectUsers(db)
    .where('account.login_folded', '=', normalizeLogin(login))
    .where('account.suspended_at_ms', 'is', null)
    .executeTakeFirst()
}

/** Suspended users cannot be found. */
export async function findUserId(db: Kysely<Tables>, login: string): Promise<number | undefined> {
  const row = await db
    .selectFrom(usersAs('account'))
    .select('id')
    .where('login_folded', '=', normalizeLogin(login))
    .where('suspended_at_ms', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Creates the profiles of accounts that have none, and returns their ids. */
export async function insertMissingProfiles(
  tx: Transaction<Tables>,
  userIds: readonly number[],
  { ids, nowMs }: { ids: Ids; nowMs: number },
): Promise<number[]> {
  if (userIds.length === 0) return []
  const accounts = await tx
    .selectFrom(usersAs('account'))
    .leftJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.id', 'account.login', 'account.created_at_ms'])
    .where('account.id', 'in', [...new Set(userIds)])
    .where('profile.user_id', 'is', null)
    .execute()
  if (accounts.length === 0) return []
  await tx
    .insertInto('profile')
    .values(
      accounts.map(({ id, login, created_at_ms }) => ({
        user_id: id,
        uid: ids.text(uidLength),
        first_name: login,
        created_at_ms,
        updated_at_ms: nowMs,
      })),
    )
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return accounts.map(({ id }) => id)
}

const uidLength = 11

export async function updateProfile(
  tx: Transaction<Tables>,
  userId: number,
  columns: Updateable<ProfileTable>,
): Promise<void> {
  await tx.updateTable('profile').set(columns).where('user_id', '=', userId).execute()
}

type Counter = 'total_photos' | 'total_likes' | 'total_collections' | 'total_promoted_photos'

/** Changes a counter of a profile. The profile must exist. */
export async function addToProfile(
  tx: Transaction<Tables>,
  userId: number,
  counter: Counter,
  change: number,
): Promise<void> {
  await tx
    .updateTable('profile')
    .set(({ ref, eb }) => ({ [counter]: eb(ref(counter), '+', change) }))
    .where('user_id', '=', userId)
    .execute()
}

export async function countFollows(
  db: Kysely<Tables>,
  userId: number,
): Promise<{ followers: number; following: number }> {
  const row = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('follow')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('followee_id', '=', userId)
        .as('followers'),
      selectFrom('follow')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('follower_id', '=', userId)
        .as('following'),
    ])
    .executeTakeFirstOrThrow()
  return { followers: Number(row.followers), following: Number(row.following) }
}

export async function isFollowing(
  db: Kysely<Tables>,
  followerId: number,
  followeeId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('follow')
    .select('follower_id')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .executeTakeFirst()
  return row !== undefined
}

const otherSide = {
  followers: ['followee_id', 'follower_id'],
  following: ['follower_id', 'followee_id'],
} as const

/** The ids of a user's followers, or of the users that it follows, newest first. */
export async function listFollows(
  db: Kysely<Tables>,
  side: 'followers' | 'following',
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const [own, other] = otherSide[side]
  const rows = await db
    .selectFrom('follow')
    .select(other)
    .where(own, '=', userId)
    .orderBy('created_at_ms', 'desc')
    .orderBy(other)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map((row) => Number(Object.values(row)[0]))
}
