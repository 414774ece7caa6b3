import type { FastifyRequest } from 'fastify'
import { addressGroup } from '../../../auth/address.ts'
import { oauthProblem } from '../../../auth/oauth/problems.ts'
import type { Window } from '../../../limits/limits.ts'
import type { AuthorizationServer } from './server.ts'

/** Counts an attempt of the address, and throws when it has made too many of this name within a minute. */
export async function takeAttempt(
  { limits }: AuthorizationServer,
  { ip }: FastifyRequest,
  { name, max }: { name: string; max: number },
): Promise<void> {
  const window: Window = { name, unit: 'minute', max, starts: 'first-use' }
  // `ip` is undefined after the client has disconnected, despite its type.
  const { granted, retryAfterMs } = await limits.take(`${name}:${addressGroup(ip ?? '')}`, [window])
  if (!granted) throw oauthProblem('too_many_requests', { retryAfterMs })
}
