import type { Auth, Caller } from '@octavo/platform/auth/auth.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { findRole } from './store.ts'

/** Checks a caller again in the transaction that commits. */
export type Check = (tx: Transaction<Tables>) => Promise<void>

/** The body of a request can arrive long after its headers, and the key be revoked in between. */
export async function requireValid(tx: Transaction<Tables>, auth: Auth, caller: Caller): Promise<void> {
  if (!(await auth.isValidIn(tx, caller)))
    throw platformProblem('unauthorized', { data: { reason: 'revoked' } })
}

/** Returns whether the caller is an administrator now. */
export async function isAdmin(tx: Transaction<Tables>, { user }: Caller): Promise<boolean> {
  return user !== null && (await findRole(tx, user.id)) === 'admin'
}

export const adminCheck =
  (auth: Auth, caller: Caller): Check =>
  async (tx) => {
    await requireValid(tx, auth, caller)
    if (!(await isAdmin(tx, caller))) throw problem('role_missing')
  }
