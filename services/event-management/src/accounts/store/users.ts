import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { AccountsTables } from '../../database/accounts-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type ProfileRow = Selectable<AccountsTables['profile']>

/** A user, with their profile if they have one. */
export interface UserRow {
  id: number
  login: string
  plan: string
  profile: ProfileRow | undefined
}

export async function findUser(db: Kysely<Tables>, id: number): Promise<UserRow | undefined> {
  return (await findUsers(db, [id])).get(id)
}

export async function findUsers(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, UserRow>> {
  if (ids.length === 0) return new Map()
  const [users, profiles] = await Promise.all([
    db.selectFrom(usersAs('account')).select(['id', 'login', 'plan']).where('id', 'in', ids).execute(),
    db.selectFrom('profile').selectAll().where('user_id', 'in', ids).execute(),
  ])
  const profileOf = new Map(profiles.map((profile) => [profile.user_id, profile]))
  return new Map(users.map((user) => [user.id, { ...user, profile: profileOf.get(user.id) }]))
}

export async function findUserIdByLogin(db: Kysely<Tables>, login: string): Promise<number | undefined> {
  const row = await db
    .selectFrom(usersAs('account'))
    .select('id')
    .where('login_folded', '=', normalizeLogin(login))
    .executeTakeFirst()
  return row?.id
}

export async function saveProfile(
  tx: Transaction<Tables>,
  { user_id, ...columns }: Insertable<AccountsTables['profile']>,
): Promise<void> {
  await tx
    .insertInto('profile')
    .values({ user_id, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}
