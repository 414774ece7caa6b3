import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { indexUsers } from '../users/index-users.ts'
import { ensureProfiles } from '../users/load-users.ts'
import { findUserId, updateProfile } from '../users/store.ts'
import { insertFollows } from './store.ts'
import { bioOf, type Studio, studios } from './studios.ts'

/** User ids by login. */
export type Accounts = ReadonlyMap<string, number>

/** Creates the studios, which have no passwords. `demo` is the user of the demo credentials, if there is one. */
export async function createAccounts(
  tx: Transaction<Tables>,
  context: Context,
  demo: string,
): Promise<Accounts> {
  const accounts = new Map<string, number>()
  for (const studio of studios) accounts.set(studio.login, await createStudio(tx, context, studio))
  const demoId = await findUserId(tx, demo)
  const nowMs = context.clock.now()
  if (demoId !== undefined) {
    accounts.set(demo, demoId)
    await ensureProfiles(tx, context, [demoId])
    await updateProfile(tx, demoId, {
      first_name: 'Demo',
      last_name: 'Account',
      bio: 'The demo account of this server.',
    })
  }
  const ids = [...accounts.values()]
  await indexUsers(tx, context, ids)
  // Each account follows the next three.
  const follows = ids.flatMap((follower, index) =>
    [1, 2, 3].map((step) => ({ follower, followee: ids[(index + step) % ids.length] ?? follower })),
  )
  await insertFollows(tx, follows, nowMs)
  return accounts
}

async function createStudio(tx: Transaction<Tables>, context: Context, studio: Studio): Promise<number> {
  const { login, name } = studio
  const created = await context.auth.users.create(tx, { login, role: 'user', plan: 'demo' })
  const id = created?.id ?? (await findUserId(tx, login))
  if (id === undefined) throw new Error(`The account ${login} is suspended`)
  await ensureProfiles(tx, context, [id])
  await updateProfile(tx, id, { first_name: 'Studio', last_name: name, bio: bioOf(studio) })
  return id
}
