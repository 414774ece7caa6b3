import type { Caller, Token, User } from './auth.ts'

export function anonymousCaller(plan: string): Caller {
  return { kind: 'anonymous', user: null, appId: null, tokenId: null, plan, scopes: new Set() }
}

/** Who signed in with a password stands on no token, so no scopes narrow what they may do. */
export function passwordCaller(user: User): Caller {
  return { kind: 'password', user, appId: null, tokenId: null, plan: user.plan, scopes: new Set() }
}

export function tokenCaller(token: Token, user: User | null): Caller {
  return {
    kind: token.kind,
    user,
    appId: token.appId,
    tokenId: token.id,
    plan: token.plan,
    scopes: new Set(token.scopes),
  }
}
