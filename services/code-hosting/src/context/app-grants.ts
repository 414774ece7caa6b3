import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Reads the current grants of the tokens of apps and of impersonations. */
export interface AppGrants {
  /** Adds the grants of a user access token. Throws if the app, or the administrator who impersonates the user, has lost the access. */
  read(caller: Caller, db?: Kysely<Tables>): Promise<Caller>
}
