import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from './auth/address.ts'
import type { Auth, Caller } from './auth/auth.ts'
import { anonymousCaller, appCaller } from './auth/callers.ts'
import type { Clock } from './clock.ts'
import { platformProblem } from './errors.ts'
import type { App } from './http/app.ts'
import type { Ids } from './ids.ts'
import { isDisconnected } from './internal/http/disconnect.ts'
import { maxBodyMs, noteLateBody } from './internal/http/late-bodies.ts'
import type { Grant, Limits, Window } from './limits/limits.ts'
import type { ownCredentials } from './needs.ts'
import type { ServiceSetup } from './service.ts'
import { asRecord } from './unknown-values.ts'

export interface Access {
  plans: {
    names: readonly string[]
    /** `free` and `paid` always resolve. */
    resolvePlan(name: string): { name: string; windows: readonly Window[] } | undefined
  }
  /** The ways to send credentials, for the OpenAPI document. Defaults to the bearer token. */
  securitySchemes?: SecuritySchemes
  /** Reads the token from a request. Defaults to the bearer token. */
  credentials?(request: FastifyRequest): string | undefined
  /** Reads login and password, for ecosystems that accept them instead of a token. */
  password?(request: FastifyRequest): { login: string; password: string } | undefined
  /** Reads the app that calls without a user. The secret is absent where the client id is sufficient. */
  app?(request: FastifyRequest): { clientId: string; clientSecret?: string } | undefined
  /** Returns whether the ecosystem allows this login. Defaults to any login. */
  isLogin?(login: string): boolean
  /** The roles that an operator may set; `user` by default. */
  roles?: readonly string[]
  /** The plan of callers without credentials. Without one, credentials are required. */
  anonymousPlan?: string
  /** Returns the rate limit key of a request. Where undefined, it is the user, then the app, then the address. */
  subject?(caller: Caller, request: FastifyRequest): string | undefined
  /** Returns the ecosystem's rate limit headers. */
  limitHeaders?(grant: Grant, nowMs: number, request: FastifyRequest): Record<string, string>
  /**
   * Returns an additional limit for a route, such as pages and downloads, which cost no quota. It is counted per
   * user, app or address.
   */
  routeLimit?(request: FastifyRequest): RouteLimit | undefined
  /** Status codes of responses that cost no quota, such as 304. */
  refundedStatuses?: readonly number[]
  /** Refunds the quota of a request if its client disconnects before the response begins. */
  refundsDisconnects?: boolean
  /** The tokens that `octavo token create` creates. */
  token: { kind: string; scopes?: readonly string[]; secret?(ids: Ids): string }
  /** The demo user, whose credentials are printed at start. */
  demo: { login: string; plan: string; role?: string }
}

/** By name. https://spec.openapis.org/oas/v3.1.0#security-scheme-object */
export type SecuritySchemes = Readonly<
  Record<
    string,
    { description?: string } & (
      | { type: 'http'; scheme: 'bearer' | 'basic' }
      | { type: 'apiKey'; in: 'query' | 'header'; name: string }
    )
  >
>

export interface RouteLimit {
  /** Routes of the same name share their windows. */
  name: string
  windows: readonly Window[]
  /** Replaces the quota of the plan, also in headers and errors. */
  replacesQuota?: boolean
}

declare module 'fastify' {
  /** Requirements of routes. Each service adds the type of its requirements under its name. */
  interface RouteNeeds {
    platform: typeof ownCredentials
  }
  interface FastifyRequest {
    caller: Caller
    grant: Grant | null
  }
  interface FastifyContextConfig {
    /** Both cost no quota. `open` skips authentication, `free` still authenticates the caller. */
    access?: 'open' | 'free'
    /** The route's requirements, such as scopes, in the type of the service. See `installNeeds`. */
    needs?: RouteNeeds[keyof RouteNeeds]
  }
}

interface Charge {
  subject: string
  windows: readonly Window[]
  grant: Grant
}

const unrefundable = new WeakSet<FastifyRequest>()

/** For requests whose work goes on when the client disconnects: they are not refunded then. */
export function keepCharge(request: FastifyRequest): void {
  unrefundable.add(request)
}

/**
 * Authenticates and rate limits callers before all other hooks. `authenticate` comes before the credentials of `access`. Call the returned function after all other hooks are
 * installed: one of them may turn the response into a 304, and refunds need the final status.
 */
export function installAccess(
  app: App,
  access: Access,
  { auth, limits, clock }: { auth: Auth; limits: Limits; clock: Clock },
  authenticate?: ServiceSetup['authenticate'],
): () => void {
  const {
    credentials = bearerToken,
    subject = () => undefined,
    limitHeaders = () => ({}),
    refundedStatuses = [],
    refundsDisconnects = false,
  } = access
  const hasRefunds = refundedStatuses.length > 0 || refundsDisconnects
  const charges = new WeakMap<FastifyRequest, Charge>()
  const authenticatedAtMs = new WeakMap<FastifyRequest, number>()
  const nobody = anonymousCaller(access.anonymousPlan ?? '')
  app.decorateRequest('caller')
  app.decorateRequest('grant', null)

  app.addHook('onRequest', async (request, reply) => {
    request.caller = nobody
    if (request.routeOptions.config.access === 'open') return takeOfRoute(request)
    request.caller = await identify(request)
    authenticatedAtMs.set(request, clock.now())
    const own = await takeOfRoute(request)
    if (own) {
      showGrant(request, reply, own)
      if (!own.granted) throw exceeded(own)
      return
    }
    const windows = windowsOf(request.caller.plan)
    const charged = subject(request.caller, request) ?? subjectOf(request.caller, request)
    if (request.routeOptions.config.access === 'free') {
      showGrant(request, reply, await limits.peek(charged, windows))
      return
    }
    const grant = await limits.take(charged, windows)
    showGrant(request, reply, grant)
    if (!grant.granted) throw exceeded(grant)
    if (hasRefunds) charges.set(request, { subject: charged, windows, grant })
  })

  app.addHook('preValidation', async (request) => {
    const atMs = authenticatedAtMs.get(request)
    if (atMs === undefined || clock.now() - atMs <= maxBodyMs) return
    request.caller = await identify(request)
    noteLateBody(request)
  })

  return () => {
    if (!hasRefunds) return
    app.addHook('onSend', async (request, reply) => {
      const charge = charges.get(request)
      const isRefunded =
        refundedStatuses.includes(reply.statusCode) ||
        (refundsDisconnects && !unrefundable.has(request) && isDisconnected(reply))
      if (!charge || !isRefunded) return
      charges.delete(request)
      showGrant(request, reply, await limits.refund(charge.subject, charge.windows, 1, charge.grant))
    })
  }

  /** Returns the grant of a limit that replaces the quota. */
  async function takeOfRoute(request: FastifyRequest): Promise<Grant | undefined> {
    const limit = access.routeLimit?.(request)
    if (!limit) return undefined
    const grant = await limits.take(routeSubject(limit, request), limit.windows)
    if (limit.replacesQuota) return grant
    const { granted, retryAfterMs } = grant
    if (!granted) throw platformProblem('too_many_requests', { retryAfterMs: Math.max(1000, retryAfterMs) })
    return undefined
  }

  async function identify(request: FastifyRequest): Promise<Caller> {
    const ownCaller = authenticate?.(request)
    if (ownCaller) return ownCaller
    const app = access.app?.(request)
    if (app) return identifyApp(app)
    const signingIn = access.password?.(request)
    const secret = signingIn ? undefined : credentials(request)
    if (!signingIn && secret === undefined) {
      if (access.anonymousPlan === undefined)
        throw platformProblem('unauthorized', { data: { reason: 'missing' } })
      return nobody
    }
    const { caller, rejection, ...rest } = signingIn
      ? await auth.signIn(signingIn.login, signingIn.password, request.ip)
      : await auth.authenticate(secret ?? '', request.ip)
    if (caller) return caller
    if (rejection === 'too-many-attempts') throw platformProblem('too_many_attempts', rest)
    throw platformProblem('unauthorized', { data: { reason: rejection } })
  }

  async function identifyApp({ clientId, clientSecret }: { clientId: string; clientSecret?: string }) {
    const { apps } = auth
    const app = await (clientSecret === undefined
      ? apps.find(clientId)
      : apps.authenticate(clientId, clientSecret))
    if (app) return appCaller(app)
    throw platformProblem('unauthorized', { data: { reason: 'unknown' } })
  }

  /** A token can outlive its plan. It then gets the free plan, not unlimited access. */
  function windowsOf(plan: string): readonly Window[] {
    return (access.plans.resolvePlan(plan) ?? access.plans.resolvePlan('free'))?.windows ?? []
  }

  function showGrant(request: FastifyRequest, reply: FastifyReply, grant: Grant): void {
    request.grant = grant
    reply.headers(limitHeaders(grant, clock.now(), request))
  }
}

export function bearerToken({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization === undefined ? undefined : (/^Bearer +(\S.*)$/i.exec(authorization)?.[1] ?? '')
}

/** A token in the query. A repeated parameter is a wrong token. */
export function queryToken({ query }: FastifyRequest, name: string): string | undefined {
  const token = asRecord(query)[name]
  return token === undefined || typeof token === 'string' ? token : ''
}

/** The state of a limit of routes for this caller, without counting. */
export function peekRouteLimit(
  limits: Pick<Limits, 'peek'>,
  limit: RouteLimit,
  request: FastifyRequest,
): Promise<Grant> {
  return limits.peek(routeSubject(limit, request), limit.windows)
}

const routeSubject = ({ name }: RouteLimit, request: FastifyRequest) =>
  `${name} ${subjectOf(request.caller, request)}`

const exceeded = (grant: Grant) =>
  platformProblem('limit_exceeded', { retryAfterMs: grant.retryAfterMs, data: grant })

// `ip` is undefined after the client has disconnected, despite its type.
function subjectOf({ user, appId }: Caller, { ip }: FastifyRequest): string {
  if (user) return `user:${user.id}`
  return appId === null ? `address:${addressGroup(ip ?? '')}` : `app:${appId}`
}
