import { passwordCaller } from '@octavo/platform/auth/callers.ts'
import { type Viewer, viewerOf } from '../access/viewer.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { TokenRights } from '../database/token-rights.ts'

/** The account of the viewer, on a route that requires a user. */
export function accountOf({ user }: Viewer): AccountRow {
  if (!user) throw new Error('This route is open to anonymous callers')
  return { id: user.id, login: user.login, role: user.role }
}

export function tokenRightsOf({ kind, scopes }: Viewer): TokenRights {
  return { kind, scopes: [...scopes] }
}

/** A viewer for work outside a request. Has all permissions of the account, unless a token limits them. */
export function viewerOfAccount(account: AccountRow, token?: TokenRights): Viewer {
  const caller = passwordCaller({ ...account, plan: '', createdAtMs: 0, suspendedAtMs: null })
  return viewerOf(token ? { ...caller, kind: token.kind, scopes: new Set(token.scopes) } : caller)
}
