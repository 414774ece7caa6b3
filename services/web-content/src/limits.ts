import type { Access } from '@octavo/platform/access.ts'
import type { Grant, Window } from '@octavo/platform/limits/limits.ts'
import { definePlans, type Plan, perMinute } from '@octavo/platform/limits/plans.ts'
import { tokenOf } from './access/credentials.ts'
import type { Settings } from './config.ts'

/** The user of the demo credentials. */
export const demoLogin = 'demo'

/** Features of a plan besides its limits. */
export interface PlanFeatures {
  /** Sentiment, entities, and queries by them. */
  hasEnrichment: boolean
  /** How many days back posts can be read; 0 for all. */
  historyDays: number
}

export type PlanDetails = PlanFeatures & Plan

export function plansWith(settings: Settings) {
  const limited = { hasEnrichment: false, historyDays: settings.freeHistoryDays }
  const complete = { hasEnrichment: true, historyDays: 0 }
  return definePlans({
    anonymous: { ...limited, windows: quota('day', settings.anonymousRequestsPerDay) },
    free: { ...limited, windows: quota('month', settings.freeRequestsPerMonth) },
    paid: { ...complete, windows: perMinute(settings.paidRequestsPerMinute) },
    unlimited: { ...complete, windows: [] },
  })
}

const quota = (unit: 'day' | 'month', max: number): readonly Window[] =>
  max ? [{ name: unit, unit, max, starts: 'calendar' }] : []

/** The value of `requestsLeft` on plans without limits. Some clients parse it as a 32-bit integer. */
export const unlimitedRequests = 2_147_483_647

export function requestsLeft(grant: Grant | null): number {
  return grant?.states.length
    ? Math.min(...grant.states.map(({ remaining }) => remaining))
    : unlimitedRequests
}

const hubWindows = perMinute(60)

/** Responses per minute that cost nothing, beside the quota. */
export const freeOfCharge = 300

function quotaOf(settings: Settings, plan: string): number {
  if (plan === 'anonymous') return settings.anonymousRequestsPerDay
  return plan === 'free' ? settings.freeRequestsPerMonth : 0
}

export const accessWith = (settings: Settings): Access => ({
  plans: plansWith(settings),
  ...(settings.anonymous === 'allow' && { anonymousPlan: 'anonymous' }),
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer' },
    tokenParameter: { type: 'apiKey', in: 'query', name: 'token' },
  },
  credentials: tokenOf,
  routeLimit({ routeOptions: { url, config }, caller }) {
    // The hub has no key, and calls addresses that its callers choose.
    if (url === '/v1/hub') return { name: 'hub', windows: hubWindows }
    if (config.access === 'open') return undefined
    // A quota does not limit responses that cost nothing, such as 304, but the server works for them as well.
    const quota = quotaOf(settings, caller.plan)
    return quota ? { name: 'pace', windows: perMinute(quota + freeOfCharge) } : undefined
  },
  // An invalid request costs nothing.
  refundedStatuses: [304, 400],
  limitHeaders(grant, nowMs) {
    const [tightest] = [...grant.states].sort((a, b) => a.remaining - b.remaining)
    return {
      'x-webhose-requests-left': String(requestsLeft(grant)),
      ...(tightest && {
        'ratelimit-limit': String(tightest.max),
        'ratelimit-remaining': String(tightest.remaining),
        'ratelimit-reset': String(Math.max(0, Math.ceil((tightest.resetAtMs - nowMs) / 1000))),
      }),
    }
  },
  token: { kind: 'api-key' },
  roles: ['user', 'admin'],
  demo: { login: demoLogin, plan: 'unlimited', role: 'admin' },
})
