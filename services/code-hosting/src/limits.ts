import type { Access, RouteLimit } from '@octavo/platform/access.ts'
import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { Window } from '@octavo/platform/limits/limits.ts'
import { definePlans } from '@octavo/platform/limits/plans.ts'
import type { FastifyRequest } from 'fastify'
import { isLogin } from './access/logins.ts'
import { newClassicSecret } from './access/secrets.ts'

const hourly = (max: number): readonly Window[] => [{ name: 'core', unit: 'hour', max, starts: 'first-use' }]

export const plansWith = (anonymousPerHour: number) =>
  definePlans(
    {
      anonymous: { windows: hourly(anonymousPerHour) },
      user: { windows: hourly(5_000) },
      app: { windows: hourly(1_000) },
      workflow: { windows: hourly(1_000) },
      installation: { windows: hourly(15_000) },
    },
    { free: 'user', paid: 'user' },
  )

/** All scopes, for the demo token. */
export const demoScopes = [
  'repo',
  'admin:org',
  'admin:repo_hook',
  'admin:org_hook',
  'admin:public_key',
  'user',
  'gist',
  'admin:ssh_signing_key',
  'admin:gpg_key',
  'notifications',
  'delete_repo',
  'workflow',
  'read:audit_log',
  'site_admin',
]

export function isForPage({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.limit === 'pages'
}

/** Each installation of an app has its own limit, and so has the app itself. */
function limitSubject({ kind, scopes }: Caller): string | undefined {
  if (kind !== 'installation' && kind !== 'jwt') return undefined
  const prefix = kind === 'jwt' ? 'app:' : 'installation:'
  return [...scopes].find((scope) => scope.startsWith(prefix))?.replace('app:', 'github-app:')
}

export const accessWith = ({ anonymousPerHour }: { anonymousPerHour: number }): Access => ({
  plans: plansWith(anonymousPerHour),
  anonymousPlan: 'anonymous',
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer' },
    basic: {
      type: 'http',
      scheme: 'basic',
      description: 'A token as the password, or the id and secret of an app.',
    },
  },
  credentials: secretOf,
  app: appOf,
  password: passwordOf,
  isLogin,
  subject: limitSubject,
  routeLimit: ({ routeOptions: { config }, caller }) =>
    config.limit && (searchLimit(config.limit, caller) ?? routeLimits[config.limit]),
  refundedStatuses: [304],
  limitHeaders({ states: [state] }) {
    if (!state) return {}
    return {
      'x-ratelimit-limit': String(state.max),
      'x-ratelimit-remaining': String(state.remaining),
      'x-ratelimit-used': String(state.used),
      'x-ratelimit-reset': String(Math.ceil(state.resetAtMs / 1000)),
      'x-ratelimit-resource': state.name,
    }
  },
  token: { kind: 'classic', scopes: demoScopes, secret: newClassicSecret },
  roles: ['user', 'site_admin'],
  demo: { login: 'demo', plan: 'user', role: 'site_admin' },
})

/** From `Bearer` and `token`. Git and older clients send the token as the Basic password. */
export function secretOf({
  headers: { authorization },
}: Pick<FastifyRequest, 'headers'>): string | undefined {
  if (authorization === undefined) return undefined
  const [, scheme = '', value = ''] = /^(\S+) +(\S.*)$/.exec(authorization.trim()) ?? []
  if (/^(bearer|token)$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return ''
  const { login, password } = readBasic(value)
  // Some clients send the token as the Basic user.
  return password === '' || password === 'x-oauth-basic' ? login : password
}

const aMinute = (name: string, max: number): RouteLimit => ({
  name,
  windows: [{ name, unit: 'minute', max, starts: 'first-use' }],
})

const auditLog: RouteLimit = {
  name: 'audit_log',
  windows: [{ name: 'audit_log', unit: 'hour', max: 1_750, starts: 'first-use' }],
  replacesQuota: true,
}

const graphql: RouteLimit = {
  name: 'graphql',
  windows: [{ name: 'graphql', unit: 'hour', max: 5_000, starts: 'first-use' }],
  replacesQuota: true,
}

/** Limits of routes that are exempt from the hourly limit, per user or address. Regular use does not reach them. */
const routeLimits = {
  pages: aMinute('pages', 600),
  archives: aMinute('archives', 120),
  files: aMinute('files', 1_200),
  conversions: aMinute('conversions', 20),
  search: { ...aMinute('search', 30), replacesQuota: true },
  code_search: { ...aMinute('code_search', 10), replacesQuota: true },
  audit_log: auditLog,
  graphql,
}

const anonymousSearch: RouteLimit = { ...aMinute('search', 10), replacesQuota: true }

function searchLimit(name: string, { user }: Pick<Caller, 'user'>): RouteLimit | undefined {
  return name === 'search' && !user ? anonymousSearch : undefined
}

/** The limits of searches, the audit log and GraphQL, which are separate from the hourly limit. */
export function separateLimitsOf(caller: Pick<Caller, 'user'>) {
  const { search, code_search, audit_log, graphql } = routeLimits
  return { search: searchLimit('search', caller) ?? search, code_search, audit_log, graphql }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: keyof typeof routeLimits
    /** Whether Basic authentication with login and password is allowed. */
    acceptsPassword?: boolean
  }
}

function passwordOf({ headers: { authorization = '' }, routeOptions }: FastifyRequest) {
  const [, value = ''] = /^basic +(\S+)$/i.exec(authorization.trim()) ?? []
  if (!routeOptions.config.acceptsPassword || value === '') return undefined
  const basic = readBasic(value)
  const isToken = /^(?:gh[a-z]_|github_pat_|x-oauth-basic$|$)/.test(basic.password)
  return isToken ? undefined : basic
}

/** Authenticates an app by id and secret, sent as Basic login and password. */
function appOf({ headers: { authorization = '' } }: FastifyRequest) {
  const [, value = ''] = /^basic +(\S+)$/i.exec(authorization.trim()) ?? []
  const { login: clientId, password: clientSecret } = readBasic(value)
  const isApp = /^[OI]v23li[0-9A-Za-z]{14}$/.test(clientId) && /^[0-9a-f]{40}$/.test(clientSecret)
  return isApp ? { clientId, clientSecret } : undefined
}

function readBasic(value: string): { login: string; password: string } {
  const text = Buffer.from(value, 'base64').toString()
  const colon = text.includes(':') ? text.indexOf(':') : text.length
  return { login: text.slice(0, colon), password: text.slice(colon + 1) }
}
