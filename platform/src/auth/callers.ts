import type { Caller, Token, User } from './auth.ts'
import type { OAuthApp } from './oauth/apps.ts'

const tokenless = { appId: null, tokenId: null, scopes: new Set<string>(), expiresAtMs: null }

export function anonymousCaller(plan: string): Caller {
  return { ...tokenless, kind: 'anonymous', user: null, plan }
}

/** A password sign-in has no token, so no scopes limit it. */
export function passwordCaller(user: User): Caller {
  return { ...tokenless, kind: 'password', user, plan: user.plan }
}

/** An app that authenticates as itself, without a user. */
export function appCaller({ id, plan }: OAuthApp): Caller {
  return { ...tokenless, kind: 'app', user: null, appId: id, plan }
}

export function tokenCaller(token: Token, user: User | null): Caller {
  return {
    kind: token.kind,
    user,
    appId: token.appId,
    tokenId: token.id,
    plan: token.plan,
    scopes: new Set(token.scopes),
    expiresAtMs: token.expiresAtMs,
  }
}
