import type { Caller } from '@octavo/platform/auth/auth.ts'

/** Reads the current grants of the tokens of apps. */
export interface AppGrants {
  /** Adds the grants of a user access token. Throws if the app of the token has lost its access. */
  read(caller: Caller): Promise<Caller>
}
