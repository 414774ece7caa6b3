import type { Caller } from '@octavo/platform/auth/auth.ts'

/** What the tokens of apps can access at the moment. */
export interface AppGrants {
  /** Adds the grants of a user access token. Throws if the app of the token has lost its access. */
  read(caller: Caller): Promise<Caller>
}
