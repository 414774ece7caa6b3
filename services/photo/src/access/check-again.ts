import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'

/** Checks a caller again in the transaction that commits. */
export type Check = (tx: Transaction<Tables>) => Promise<void>

/** A file takes minutes to arrive, in which the token can be revoked. */
export const tokenCheck =
  ({ auth }: Pick<Context, 'auth'>, caller: Caller): Check =>
  async (tx) => {
    if (!(await auth.isValidIn(tx, caller))) throw problem('token_invalid')
  }
