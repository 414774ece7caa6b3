import type { Kysely } from 'kysely'
import { platformProblem } from '../errors.ts'
import type { Auth, Caller } from './auth.ts'
import { type UserTables, usersAs } from './user-table.ts'

/** Throws if the token has been revoked or the user suspended since the request was authenticated. */
export async function requireValid<Tables>(
  db: Kysely<Tables>,
  auth: Pick<Auth, 'isValidIn'>,
  caller: Caller,
): Promise<void> {
  if (!(await auth.isValidIn(db, caller)))
    throw platformProblem('unauthorized', { data: { reason: 'revoked' } })
}

/** The current role of a user who is not suspended. */
export async function findRole<Tables extends UserTables>(
  db: Kysely<Tables>,
  userId: number,
): Promise<string | undefined> {
  // Kysely infers no columns of a generic type.
  const users = db as unknown as Kysely<UserTables>
  const row = await users
    .selectFrom(usersAs('account'))
    .select('role')
    .where('id', '=', userId)
    .where('suspended_at_ms', 'is', null)
    .executeTakeFirst()
  return row?.role
}
