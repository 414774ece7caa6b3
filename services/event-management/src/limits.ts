import { type Access, bearerToken, type RouteLimit } from '@octavo/platform/access.ts'
import type { Window, WindowState } from '@octavo/platform/limits/limits.ts'
import { definePlans } from '@octavo/platform/limits/plans.ts'
import { isPageRoute } from '@octavo/platform/pages/error-pages.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { newSecret } from './access/secrets.ts'
import type { Settings } from './context.ts'
import { problem } from './errors.ts'

const windows = (unit: 'hour' | 'day', max: number): readonly Window[] =>
  max ? [{ name: unit, unit, max, starts: 'first-use' }] : []

/** Per network address, which may be shared by a whole school when tickets go on sale. */
const pageLimit: RouteLimit = {
  name: 'pages',
  windows: [{ name: 'pages', unit: 'minute', max: 1_200, starts: 'first-use' }],
}

export const accessWith = ({ requestsPerHour, freeRequestsPerDay }: Settings): Access => {
  const hourly = windows('hour', requestsPerHour)
  return {
    plans: definePlans({
      free: { windows: [...hourly, ...windows('day', freeRequestsPerDay)] },
      paid: { windows: hourly },
    }),
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      tokenParameter: { type: 'apiKey', in: 'query', name: 'token' },
    },
    credentials: secretOf,
    subject: ({ tokenId }) => `token:${tokenId}`,
    routeLimit: (request) => (isPageRoute(request) ? pageLimit : undefined),
    limitHeaders: ({ states }, nowMs, request) =>
      states.length ? describeLimits(states, nowMs, secretOf(request) ?? '') : {},
    token: { kind: 'private', secret: newSecret },
    demo: { login: 'demo', plan: 'paid' },
  }
}

/** From the header or the query. An invalid header is not replaced by the query. */
export function secretOf(request: FastifyRequest): string | undefined {
  const secret = bearerToken(request)
  if (secret === '') throw problem('INVALID_AUTH_HEADER')
  const { token } = asRecord(request.query)
  return secret ?? (typeof token === 'string' ? token : undefined)
}

/**
 * Eventbrite shows the whole token here. Its last characters are enough to recognize it, and do not leak it
 * into logs. @see https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-10
 */
function describeLimits(
  states: readonly WindowState[],
  nowMs: number,
  secret: string,
): Record<string, string> {
  const leftS = ({ resetAtMs }: WindowState) => Math.max(0, Math.ceil((resetAtMs - nowMs) / 1000))
  const each = states.map((state) => `${state.used}/${state.max} reset=${leftS(state)}s`)
  return {
    'x-rate-limit': `token:...${secret.slice(-4)} ${each.join(', ')}`,
    'ratelimit-policy': states.map(({ name, max }) => `"${name}";q=${max};w=${lengthS.get(name)}`).join(', '),
    ratelimit: states.map((state) => `"${state.name}";r=${state.remaining};t=${leftS(state)}`).join(', '),
  }
}

const lengthS = new Map(Object.entries({ hour: 3600, day: 86_400 }))
