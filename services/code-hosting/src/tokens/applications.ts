import type { Caller, Token } from '@octavo/platform/auth/auth.ts'
import type { OAuthApp } from '@octavo/platform/auth/oauth/apps.ts'
import { newOAuthSecret } from '../access/secrets.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Hosting } from '../context/hosting.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { problem } from '../errors.ts'

/** A token of an app, as the app itself may look at it. */
export interface AppToken {
  app: OAuthApp
  token: Token
  secret: string
  user: AccountRow
}

/** What an app that proves who it is may do with the tokens that it was given. */
export function createApplications({ auth, db, ids }: Hosting) {
  /** The app of the path, which must be the one that asks. */
  async function getApp({ appId }: Caller, clientId: string): Promise<OAuthApp> {
    const app = appId === null ? undefined : await auth.apps.findById(appId)
    if (app?.clientId !== clientId) throw problem('not_found')
    return app
  }

  async function getToken(app: OAuthApp, secret: string, address: string): Promise<AppToken> {
    const { caller } = await auth.authenticate(secret, address)
    if (!caller?.user || caller.appId !== app.id) throw problem('not_found')
    const { user, tokenId } = caller
    const token = (await auth.listTokens(user.id)).find(({ id }) => id === tokenId)
    const account = (await findAccounts(db.read, [user.id])).get(user.id)
    if (!token || !account) throw problem('not_found')
    return { app, token, secret, user: account }
  }

  return {
    getApp,
    getToken,

    /** The same token under another secret; the one before is worth nothing from now on. */
    async reset(found: AppToken): Promise<AppToken> {
      const renewed = await auth.renewToken(found.token.id, newOAuthSecret(ids))
      if (!renewed) throw problem('not_found')
      return { ...found, ...renewed }
    },

    async revokeToken({ token }: AppToken): Promise<void> {
      await auth.revokeToken(token.id)
    },

    /** With it go all tokens that the app has of this person. */
    async revokeGrant({ app, user }: AppToken): Promise<void> {
      await auth.oauth.grants.revokeAll(app.id, user.id)
    },
  }
}

export type Applications = ReturnType<typeof createApplications>
