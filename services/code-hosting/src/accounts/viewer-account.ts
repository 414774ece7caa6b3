import { passwordCaller } from '@octavo/platform/auth/callers.ts'
import { type Viewer, viewerOf } from '../access/viewer.ts'
import type { AccountRow } from '../database/account-rows.ts'

/** The account of the viewer, on a route that requires a user. */
export function accountOf({ user }: Viewer): AccountRow {
  if (!user) throw new Error('This route is open to anonymous callers')
  return { id: user.id, login: user.login, role: user.role }
}

/** A viewer with all permissions of an account, for work outside a request. */
export function viewerOfAccount(account: AccountRow): Viewer {
  return viewerOf(passwordCaller({ ...account, plan: '', createdAtMs: 0, suspendedAtMs: null }))
}
