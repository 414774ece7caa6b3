import type { Access } from '@octavo/platform/access.ts'
import { definePlans, perMinute } from '@octavo/platform/limits/plans.ts'

/** The same limit for anonymous callers and users. */
export const accessWith = ({ requestsPerMinute }: { requestsPerMinute: number }): Access => {
  const windows = perMinute(requestsPerMinute)
  return {
    plans: definePlans({ anonymous: { windows }, user: { windows } }, { free: 'user', paid: 'user' }),
    anonymousPlan: 'anonymous',
    limitHeaders({ states: [state] }) {
      if (!state) return {}
      return {
        'x-ratelimit-limit': String(state.max),
        'x-ratelimit-remaining': String(state.remaining),
        'x-ratelimit-reset': String(Math.ceil(state.resetAtMs / 1000)),
      }
    },
    token: { kind: 'access', scopes: ['public'] },
    roles: ['user', 'database_mod', 'admin'],
    demo: { login: 'demo', plan: 'user', role: 'admin' },
  }
}
