import type { Access } from '@octavo/platform/access.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import type { Grant, Window, WindowState } from '@octavo/platform/limits/limits.ts'
import { definePlans, perMinute } from '@octavo/platform/limits/plans.ts'
import type { FastifyRequest } from 'fastify'
import { keyOf } from './access/credentials.ts'
import { scopes } from './access/scopes.ts'
import type { Settings } from './config.ts'
import { isMessagesApi } from './wire/error-formats.ts'

/** The user of the demo credentials. */
export const demoLogin = 'demo'

export const newSecret = (ids: Ids): string => `ca_live_${ids.text(8)}_${ids.text(43)}`

const perMonth = (max: number): readonly Window[] =>
  max ? [{ name: 'month', unit: 'month', max, starts: 'calendar' }] : []

export function plansWith({ requestsPerMinute, freeRequestsPerMonth }: Settings) {
  return definePlans(
    {
      free: { windows: [...perMinute(requestsPerMinute), ...perMonth(freeRequestsPerMonth)] },
      pro: { windows: perMinute(requestsPerMinute) },
      unlimited: { windows: [] },
    },
    { paid: 'pro' },
  )
}

/** Requests per minute that cost no quota: reads, and failures. */
const freeOfCharge = 3_000

export const accessWith = (settings: Settings): Access => ({
  plans: plansWith(settings),
  securitySchemes: {
    key: { type: 'http', scheme: 'bearer' },
    keyHeader: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  },
  credentials: keyOf,
  routeLimit({ routeOptions: { config } }) {
    if (config.access === 'open') return undefined
    return { name: 'pace', windows: perMinute(freeOfCharge + settings.requestsPerMinute) }
  },
  // Only successful inference is counted.
  refundedStatuses: [
    400, 401, 403, 404, 405, 406, 408, 409, 410, 411, 413, 414, 415, 422, 429, 431, 500, 501, 502, 503, 504,
    529,
  ],
  refundsDisconnects: true,
  limitHeaders,
  token: { kind: 'api-key', scopes, secret: newSecret },
  demo: { login: demoLogin, plan: 'unlimited', role: 'admin' },
})

function limitHeaders({ states }: Grant, nowMs: number, request: FastifyRequest): Record<string, string> {
  const minute = states.find(({ name }) => name === 'minute')
  const month = states.find(({ name }) => name === 'month')
  return {
    ...(minute && (isMessagesApi(request) ? anthropicHeaders(minute) : openAiHeaders(minute, nowMs))),
    ...(month && {
      'x-quota-limit': String(month.max),
      'x-quota-remaining': String(month.remaining),
      'x-quota-reset': new Date(month.resetAtMs).toISOString(),
    }),
  }
}

const openAiHeaders = ({ max, remaining, resetAtMs }: WindowState, nowMs: number) => ({
  'x-ratelimit-limit-requests': String(max),
  'x-ratelimit-remaining-requests': String(remaining),
  'x-ratelimit-reset-requests': durationOf(resetAtMs - nowMs),
})

const anthropicHeaders = ({ max, remaining, resetAtMs }: WindowState) => ({
  'anthropic-ratelimit-requests-limit': String(max),
  'anthropic-ratelimit-requests-remaining': String(remaining),
  'anthropic-ratelimit-requests-reset': new Date(resetAtMs).toISOString(),
})

/** `6m0s`, as the OpenAI API writes it. */
function durationOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m${seconds % 60}s`
}
