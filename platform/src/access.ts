import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from './auth/address.ts'
import type { Auth, Caller } from './auth/auth.ts'
import { anonymousCaller, appCaller } from './auth/callers.ts'
import type { Clock } from './clock.ts'
import { platformProblem } from './errors.ts'
import type { App } from './http/app.ts'
import type { Ids } from './ids.ts'
import type { Grant, Limits, Window } from './limits/limits.ts'

export interface Access {
  plans: {
    names: readonly string[]
    /** `free` and `paid` always resolve. */
    resolvePlan(name: string): { name: string; windows: readonly Window[] } | undefined
  }
  /** The secret that a request carries; by default the bearer token. */
  credentials?(request: FastifyRequest): string | undefined
  /** The login and password of a request that may be made with them instead of a token. */
  password?(request: FastifyRequest): { login: string; password: string } | undefined
  /** The app that makes a request without a user, where apps may; without a secret, where its id is enough. */
  app?(request: FastifyRequest): { clientId: string; clientSecret?: string } | undefined
  /** Whether the ecosystem allows this login; by default any. */
  isLogin?(login: string): boolean
  /** The plan of callers without credentials. Without one, credentials are required. */
  anonymousPlan?: string
  /** Whose windows a request counts against; by default the user's, else the app's, else the address's. */
  subject?(caller: Caller, request: FastifyRequest): string
  /** The ecosystem's limit headers. */
  limitHeaders?(grant: Grant, nowMs: number, request: FastifyRequest): Record<string, string>
  /**
   * What else bounds a route, such as one that is open and costs nothing: pages, downloads. It is counted per user
   * where the caller is known, else per address, and told in no headers.
   */
  routeLimit?(request: FastifyRequest): RouteLimit | undefined
  /** Whether an answer 304 costs nothing. */
  refundsNotModified?: boolean
  /** What `octavo token create` makes. */
  token: { kind: string; scopes?: readonly string[]; secret?(ids: Ids): string }
  /** The user whose credentials are shown at start. */
  demo: { login: string; plan: string; role?: string }
}

export interface RouteLimit {
  /** Routes of the same name share their windows. */
  name: string
  windows: readonly Window[]
}

declare module 'fastify' {
  /** What routes require of their callers. Each service adds the type of its own declarations, under its name. */
  interface RouteNeeds {}
  interface FastifyRequest {
    caller: Caller
    grant: Grant | null
  }
  interface FastifyContextConfig {
    /** An open route asks for no credentials and costs nothing; a free one knows its caller and costs nothing. */
    access?: 'open' | 'free'
    /** What the route requires of its caller, in the service's own vocabulary. */
    needs?: RouteNeeds[keyof RouteNeeds]
  }
}

interface Charge {
  subject: string
  windows: readonly Window[]
  grant: Grant
}

/**
 * Knows and charges callers ahead of every other hook. What it returns is called when all other hooks are there: one
 * of theirs may be what finds that nothing has changed, and only then is it known what is to be given back.
 */
export function installAccess(
  app: App,
  access: Access,
  { auth, limits, clock }: { auth: Auth; limits: Limits; clock: Clock },
): () => void {
  const { credentials = bearerToken, subject = subjectOf, limitHeaders = () => ({}) } = access
  const charges = new WeakMap<FastifyRequest, Charge>()
  const nobody = anonymousCaller(access.anonymousPlan ?? '')
  app.decorateRequest('caller')
  app.decorateRequest('grant', null)

  app.addHook('onRequest', async (request, reply) => {
    request.caller = nobody
    if (request.routeOptions.config.access === 'open') return takeOfRoute(request)
    request.caller = await identify(request)
    await takeOfRoute(request)
    const windows = windowsOf(request.caller.plan)
    const charged = subject(request.caller, request)
    if (request.routeOptions.config.access === 'free') {
      showGrant(request, reply, await limits.peek(charged, windows))
      return
    }
    const grant = await limits.take(charged, windows)
    showGrant(request, reply, grant)
    if (!grant.granted)
      throw platformProblem('limit_exceeded', { retryAfterMs: grant.retryAfterMs, data: grant })
    if (access.refundsNotModified) charges.set(request, { subject: charged, windows, grant })
  })

  return () => {
    if (!access.refundsNotModified) return
    app.addHook('onSend', async (request, reply) => {
      const charge = charges.get(request)
      if (reply.statusCode !== 304 || !charge) return
      charges.delete(request)
      showGrant(request, reply, await limits.refund(charge.subject, charge.windows, 1, charge.grant))
    })
  }

  async function takeOfRoute(request: FastifyRequest): Promise<void> {
    const limit = access.routeLimit?.(request)
    if (!limit) return
    const { granted, retryAfterMs } = await limits.take(
      `${limit.name} ${subjectOf(request.caller, request)}`,
      limit.windows,
    )
    if (!granted) throw platformProblem('too_many_requests', { retryAfterMs: Math.max(1000, retryAfterMs) })
  }

  async function identify(request: FastifyRequest): Promise<Caller> {
    const app = access.app?.(request)
    if (app) return identifyApp(app)
    const signingIn = access.password?.(request)
    const secret = signingIn ? undefined : credentials(request)
    if (!signingIn && secret === undefined) {
      if (access.anonymousPlan === undefined)
        throw platformProblem('unauthorized', { data: { reason: 'missing' } })
      return nobody
    }
    const { caller, refused, ...rest } = signingIn
      ? await auth.signIn(signingIn.login, signingIn.password, request.ip)
      : await auth.authenticate(secret ?? '', request.ip)
    if (caller) return caller
    if (refused === 'too-many-attempts') throw platformProblem('too_many_attempts', rest)
    throw platformProblem('unauthorized', { data: { reason: refused } })
  }

  async function identifyApp({ clientId, clientSecret }: { clientId: string; clientSecret?: string }) {
    const { apps } = auth
    const app = await (clientSecret === undefined
      ? apps.find(clientId)
      : apps.authenticate(clientId, clientSecret))
    if (app) return appCaller(app)
    throw platformProblem('unauthorized', { data: { reason: 'unknown' } })
  }

  /** A token may outlive its plan. Then it has what everybody has, and not all there is. */
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

// A client that is gone already has no address any more, whatever the type says.
function subjectOf({ user, appId }: Caller, { ip }: FastifyRequest): string {
  if (user) return `user:${user.id}`
  return appId === null ? `address:${addressGroup(ip ?? '')}` : `app:${appId}`
}
