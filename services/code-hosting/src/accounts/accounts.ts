import type { Database } from '@octavo/platform/data/database.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { findAccount, findProfile } from './store/accounts.ts'

type ReadDatabase = Database<Tables>['read']

/** Finds a user or an organization. */
export async function getAccount(read: ReadDatabase, login: string): Promise<AccountRow> {
  const account = await findAccount(read, login)
  if (!account) throw problem('not_found')
  return account
}

/** Finds a user, not an organization. */
export async function getUser(read: ReadDatabase, login: string): Promise<AccountRow> {
  const account = await getAccount(read, login)
  if (account.role === 'organization') throw problem('not_found')
  return account
}

export async function getProfile(read: ReadDatabase, login: string): Promise<ProfileRow> {
  const profile = await findProfile(read, login)
  if (!profile) throw problem('not_found')
  return profile
}
