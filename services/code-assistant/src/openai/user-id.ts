import type { Caller } from '@octavo/platform/auth/auth.ts'
import { problem } from '../errors.ts'

/** Keys belong to users; other kinds of callers store nothing. */
export function userIdOf({ user }: Caller): number {
  if (!user) throw problem('key_invalid')
  return user.id
}
