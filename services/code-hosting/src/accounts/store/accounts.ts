import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import type { AccountRow, ProfileRow } from '../../database/account-rows.ts'
import type { Tables } from '../../database/tables.ts'

export const accountColumns = ['account.id', 'account.login', 'account.role'] as const

const profileColumns = [
  ...accountColumns,
  'account.created_at_ms',
  'account.suspended_at_ms',
  'profile.name',
  'profile.email',
  'profile.bio',
  'profile.company',
  'profile.blog',
  'profile.location',
  'profile.twitter_username',
  'profile.hireable',
  'profile.settings',
  'profile.updated_at_ms',
] as const

export function selectProfiles(db: Kysely<Tables>) {
  return db
    .selectFrom(usersAs('account'))
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .select(profileColumns)
}

/** Finds by login, or by id as `_12`, the internal form of id-based URLs. */
export async function findAccount(db: Kysely<Tables>, login: string): Promise<AccountRow | undefined> {
  const select = db.selectFrom(usersAs('account')).select(accountColumns)
  const id = idInside(login)
  if (id !== undefined) return select.where('id', '=', id).executeTakeFirst()
  return select.where('login_folded', '=', normalizeLogin(login)).executeTakeFirst()
}

export async function findProfile(db: Kysely<Tables>, login: string): Promise<ProfileRow | undefined> {
  const id = idInside(login)
  const query = selectProfiles(db)
  if (id !== undefined) return query.where('account.id', '=', id).executeTakeFirst()
  return query.where('account.login_folded', '=', normalizeLogin(login)).executeTakeFirst()
}

export function findProfileById(db: Kysely<Tables>, id: number): Promise<ProfileRow | undefined> {
  return selectProfiles(db).where('account.id', '=', id).executeTakeFirst()
}

/** Finds by id in one query. Missing accounts are left out. */
export async function findAccounts(
  db: Kysely<Tables>,
  ids: Iterable<number>,
): Promise<Map<number, AccountRow>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(usersAs('account'))
    .select(accountColumns)
    .where('id', 'in', uniqueIds)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function listSuspended(db: Kysely<Tables>, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom(usersAs('account'))
    .select('account.id')
    .where('account.id', 'in', ids)
    .where('account.suspended_at_ms', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export function idInside(name: string): number | undefined {
  const digits = /^_(\d{1,15})$/.exec(name)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Finds users and organizations in one query. */
export async function findAccountsByLogin(
  db: Kysely<Tables>,
  logins: readonly string[],
): Promise<AccountRow[]> {
  if (logins.length === 0) return []
  const folded = [...new Set(logins.map(normalizeLogin))]
  return db
    .selectFrom(usersAs('account'))
    .select(accountColumns)
    .where('login_folded', 'in', folded)
    .execute()
}
