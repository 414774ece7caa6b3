import type { Caller } from '@octavo/platform/auth/auth.ts'
import { problem } from '../errors.ts'

/** The user of a key. Each key of this service belongs to one. */
export function userIdOf({ user }: Pick<Caller, 'user'>): number {
  if (!user) throw problem('key_invalid')
  return user.id
}
