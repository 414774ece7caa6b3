import type { Auth, Caller } from '@octavo/platform/auth/auth.ts'
import { findRole, requireValid } from '@octavo/platform/auth/current-caller.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'

/** Checks a caller again in the transaction that commits. */
export type Check = (tx: Transaction<Tables>) => Promise<void>

/** Returns whether the caller is an administrator now. */
export async function isAdmin(tx: Transaction<Tables>, { user }: Caller): Promise<boolean> {
  return user !== null && (await findRole(tx, user.id)) === 'admin'
}

/** Checks that the caller is still an administrator. */
export const checkAgain =
  ({ auth }: { auth: Auth }, caller: Caller): Check =>
  async (tx) => {
    await requireValid(tx, auth, caller)
    if (!(await isAdmin(tx, caller))) throw problem('role_missing')
  }
