import type { Caller, User } from '@octavo/platform/auth/auth.ts'
import { problem } from '../errors.ts'
import type { Scope } from './scopes.ts'

/** The user of a route that needs one. */
export function requireUser({ user }: Caller): User {
  if (!user) throw problem('token_invalid')
  return user
}

/** Returns whether the caller is this user and its token has the scope. */
export function isOwn({ user, scopes }: Caller, userId: number, scope: Scope): boolean {
  return user?.id === userId && scopes.has(scope)
}
