import type { Auth, Caller } from '@octavo/platform/auth/auth.ts'
import { requireValid } from '@octavo/platform/auth/current-caller.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Checks a caller again in the transaction that commits. */
export type Check = (tx: Transaction<Tables>) => Promise<void>

/** A file takes minutes to arrive, in which the token can be revoked. */
export const checkAgain =
  ({ auth }: { auth: Auth }, caller: Caller): Check =>
  (tx) =>
    requireValid(tx, auth, caller)
