import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { indexUsers } from './index-users.ts'
import { findUserByLogin, findUserId, findUsers, insertMissingProfiles, type UserRow } from './store.ts'

/** Loads users by id. Accounts that were created on the command line get their profile here, at first need. */
export async function loadUsers(context: Context, ids: readonly number[]): Promise<Map<number, UserRow>> {
  const users = await findUsers(context.db.read, ids)
  const missing = ids.filter((id) => !users.has(id))
  if (missing.length === 0) return users
  await context.db.write((tx) => ensureProfiles(tx, context, missing))
  return findUsers(context.db.read, ids)
}

/** For writes that change the counters of profiles. */
export async function ensureProfiles(
  tx: Transaction<Tables>,
  context: Pick<Context, 'db' | 'ids' | 'clock'>,
  userIds: readonly number[],
): Promise<void> {
  const { ids, clock } = context
  const created = await insertMissingProfiles(tx, userIds, { ids, nowMs: clock.now() })
  if (created.length > 0) await indexUsers(tx, context, created)
}

/** The user of a `username` in a path. Throws 404 for unknown and suspended users. */
export async function getUser(context: Context, username: string): Promise<UserRow> {
  const user = await findUserByLogin(context.db.read, username)
  if (user) return user
  const id = await findUserId(context.db.read, username)
  const created = id === undefined ? undefined : (await loadUsers(context, [id])).get(id)
  if (!created) throw problem('user_not_found')
  return created
}
