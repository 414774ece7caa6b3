import { passwordCaller } from '@octavo/platform/auth/callers.ts'
import { type Viewer, viewerOf } from '../access/viewer.ts'
import type { AccountRow } from '../database/account-rows.ts'

/** Whoever asks, on a route that turns anonymous callers away. */
export function accountOf({ user }: Viewer): AccountRow {
  if (!user) throw new Error('This route is open to anonymous callers')
  return { id: user.id, login: user.login, role: user.role }
}

/** Somebody who does not ask now, with all that they may see and do. */
export function viewerOfAccount(account: AccountRow): Viewer {
  return viewerOf(passwordCaller({ ...account, plan: '', createdAtMs: 0, suspendedAtMs: null }))
}
