import type { FastifyRequest } from 'fastify'
import { addressGroup } from '../../../auth/address.ts'
import type { User } from '../../../auth/auth.ts'
import type { OAuthApp } from '../../../auth/oauth/apps.ts'
import { oauthProblem } from '../../../auth/oauth/problems.ts'
import type { Window } from '../../../limits/limits.ts'
import type { AuthorizationServer } from './server.ts'

/** Codes and tokens per user and app, or per app without a user. Each one is stored. */
const maxIssuesPerMinute = 300

/** Counts an attempt of the address, and throws when it has made too many of this name within a minute. */
export function takeAttempt(
  server: AuthorizationServer,
  { ip }: FastifyRequest,
  { name, max }: { name: string; max: number },
): Promise<void> {
  // `ip` is undefined after the client has disconnected, despite its type.
  return take(server, addressGroup(ip ?? ''), { name, max })
}

/** Counts a code or token that is about to be issued, and throws when there were too many within a minute. */
export function takeIssue(
  server: AuthorizationServer,
  { app, user }: { app: OAuthApp | undefined; user: User | undefined },
): Promise<void> {
  return take(server, `${app?.id ?? ''}:${user?.id ?? ''}`, { name: 'issues', max: maxIssuesPerMinute })
}

async function take(
  { limits }: AuthorizationServer,
  subject: string,
  { name, max }: { name: string; max: number },
): Promise<void> {
  const window: Window = { name, unit: 'minute', max, starts: 'first-use' }
  const { granted, retryAfterMs } = await limits.take(`${name}:${subject}`, [window])
  if (!granted) throw oauthProblem('too_many_requests', { retryAfterMs })
}
