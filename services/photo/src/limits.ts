import type { Access, RouteLimit } from '@octavo/platform/access.ts'
import { addressGroup } from '@octavo/platform/auth/address.ts'
import type { Window } from '@octavo/platform/limits/limits.ts'
import { definePlans } from '@octavo/platform/limits/plans.ts'
import { isPublicAddress } from '@octavo/platform/outgoing/public-addresses.ts'
import { isPageRoute } from '@octavo/platform/pages/error-pages.ts'
import { appOf, tokenOf } from './access/credentials.ts'
import { scopeDescriptions } from './access/scopes.ts'
import { newToken, tokenKind } from './access/secrets.ts'
import type { Settings } from './context.ts'

/** The user of the demo credentials. */
export const demoLogin = 'demo'

const hourly = (max: number): readonly Window[] =>
  max ? [{ name: 'hour', unit: 'hour', max, starts: 'calendar' }] : []

/** Per network address, which may be shared by a whole school. */
const pageLimit: RouteLimit = {
  name: 'pages',
  windows: [{ name: 'pages', unit: 'minute', max: 1_200, starts: 'first-use' }],
}

/**
 * Per public network address. A page may show dozens of placeholders, and each can cost a search. Other addresses belong
 * to this machine, its network, or a proxy that is not trusted.
 */
const placeholderLimit: RouteLimit = {
  name: 'placeholders',
  windows: [{ name: 'placeholders', unit: 'minute', max: 3_000, starts: 'first-use' }],
}

/** A user token counts for its app. Tokens that belong to no app count for themselves. */
export const accessWith = (settings: Settings): Access => ({
  plans: definePlans(
    {
      demo: { windows: hourly(settings.demoRequestsPerHour) },
      production: { windows: hourly(settings.productionRequestsPerHour) },
      unlimited: { windows: [] },
    },
    { free: 'demo', paid: 'production' },
  ),
  ...(settings.anonymousApp && { anonymousPlan: 'demo' }),
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', description: 'The token of a user, or an access key.' },
    tokenParameter: { type: 'apiKey', in: 'query', name: 'access_token' },
    accessKey: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Client-ID ACCESS_KEY`' },
    accessKeyParameter: { type: 'apiKey', in: 'query', name: 'client_id' },
  },
  credentials: tokenOf,
  app: appOf,
  // `ip` is undefined after the client has disconnected, despite its type.
  subject: ({ appId, tokenId }, { ip }) =>
    appId !== null
      ? `app:${appId}`
      : tokenId !== null
        ? `token:${tokenId}`
        : `address:${addressGroup(ip ?? '')}`,
  routeLimit(request) {
    if (request.routeOptions.schema?.tags?.includes('placeholders'))
      return isPublicAddress(request.ip) ? placeholderLimit : undefined
    return isPageRoute(request) ? pageLimit : undefined
  },
  refundedStatuses: [304],
  limitHeaders({ states: [state] }) {
    if (!state) return {}
    return {
      'x-ratelimit-limit': String(state.max),
      'x-ratelimit-remaining': String(state.remaining),
      'x-ratelimit-reset': String(Math.ceil(state.resetAtMs / 1000)),
    }
  },
  token: { kind: tokenKind, scopes: Object.keys(scopeDescriptions), secret: newToken },
  roles: ['user', 'editor', 'admin'],
  demo: { login: demoLogin, plan: 'production', role: 'editor' },
})
