import type { Auth, Caller } from '@octavo/platform/auth/auth.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { findRole } from './store.ts'
import { userIdOf } from './user-id.ts'

/**
 * Checks the key and the role in the transaction that commits: an upload takes minutes, in which a key can be revoked
 * and a user suspended or demoted.
 */
export async function checkAgain(
  tx: Transaction<Tables>,
  auth: Auth,
  caller: Caller,
  { needsAdmin }: { needsAdmin: boolean },
): Promise<void> {
  if (!(await auth.isValidIn(tx, caller)))
    throw platformProblem('unauthorized', { data: { reason: 'revoked' } })
  if (needsAdmin && (await findRole(tx, userIdOf(caller))) !== 'admin') throw problem('role_missing')
}
