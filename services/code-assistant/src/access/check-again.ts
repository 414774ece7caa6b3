import type { Auth, Caller } from '@octavo/platform/auth/auth.ts'
import { findRole, requireValid } from '@octavo/platform/auth/current-caller.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { userIdOf } from './user-id.ts'

/** Checks a caller again in the transaction that commits. */
type Check = (tx: Transaction<Tables>) => Promise<void>

/** An upload takes minutes, in which a key can be revoked and a user suspended or demoted. */
export const checkAgain =
  ({ auth }: { auth: Auth }, caller: Caller, { needsAdmin }: { needsAdmin: boolean }): Check =>
  async (tx) => {
    await requireValid(tx, auth, caller)
    if (needsAdmin && (await findRole(tx, userIdOf(caller))) !== 'admin') throw problem('role_missing')
  }
