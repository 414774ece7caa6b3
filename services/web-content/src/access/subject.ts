import { addressGroup } from '@octavo/platform/auth/address.ts'
import type { FastifyRequest } from 'fastify'

/** Names the caller, to share limited resources among callers. */
// `ip` is undefined after the client has disconnected, despite its type.
export function subjectOf({ caller: { user }, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): string {
  return user ? `user:${user.id}` : `address:${addressGroup(ip ?? '')}`
}
