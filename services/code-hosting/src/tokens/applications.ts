import type { Caller, Token } from '@octavo/platform/auth/auth.ts'
import type { OAuthApp } from '@octavo/platform/auth/oauth/apps.ts'
import { newOAuthSecret, newUserAccessSecret } from '../access/secrets.ts'
import { userAccess } from '../access/token-kinds.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { problem } from '../errors.ts'

/** An app's token, as shown to the app itself. */
export interface AppToken {
  app: OAuthApp
  token: Token
  secret: string
  user: AccountRow
}

/** Operations for apps that authenticate with their id and secret. */
export function createApplications({ auth, db, ids }: Context) {
  /** The app of the path, which must be the caller. */
  async function getApp({ appId }: Caller, clientId: string): Promise<OAuthApp> {
    const app = appId === null ? undefined : await auth.apps.findById(appId)
    if (app?.clientId !== clientId) throw problem('not_found')
    return app
  }

  async function getToken(app: OAuthApp, secret: string, address: string): Promise<AppToken> {
    const { caller } = await auth.authenticate(secret, address)
    if (!caller?.user || caller.appId !== app.id) throw problem('not_found')
    const { user, tokenId } = caller
    // A user can have very many tokens of apps.
    const token = tokenId === null ? undefined : await auth.findToken(tokenId)
    const account = (await findAccounts(db.read, [user.id])).get(user.id)
    if (!token || !account) throw problem('not_found')
    return { app, token, secret, user: account }
  }

  return {
    getApp,
    getToken,

    /** Replaces the secret and invalidates the old one. */
    async reset(appToken: AppToken): Promise<AppToken> {
      const { id, kind } = appToken.token
      const newSecret = kind === userAccess ? newUserAccessSecret : newOAuthSecret
      const renewed = await auth.renewToken(id, newSecret(ids))
      if (!renewed) throw problem('not_found')
      return { ...appToken, ...renewed }
    },

    async revokeToken({ token }: AppToken): Promise<void> {
      await auth.revokeToken(token.id)
    },

    /** Deletes all tokens that the app has for this user. */
    async revokeGrant({ app, user }: AppToken): Promise<void> {
      await auth.oauth.grants.revokeAll(app.id, user.id)
    },
  }
}

export type Applications = ReturnType<typeof createApplications>
