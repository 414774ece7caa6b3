import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import { type Problem, platformProblem } from '../errors.ts'
import { respondToBrokenRequest } from '../internal/http/broken-request.ts'
import { type Cors, corsHeaders, preflightHeaders } from '../internal/http/cors.ts'
import { addDisconnectSignal, isDisconnected, trackDisconnect } from '../internal/http/disconnect.ts'
import { createFrameworkLog } from '../internal/http/framework-log.ts'
import { responseWithHeaderCase } from '../internal/http/header-case.ts'
import { addHeadMethods, indexMethods } from '../internal/http/methods.ts'
import { createRequestIds } from '../internal/http/request-ids.ts'
import { createRequestMetrics } from '../internal/http/request-metrics.ts'
import { findRootRedirect } from '../internal/http/root-redirect.ts'
import { compilersFactory, type SchemaTypes } from '../internal/http/schemas.ts'
import { createShortcut, type Shortcut } from '../internal/http/shortcut.ts'
import { createSlowClients } from '../internal/http/slow-clients.ts'
import { closeStalledConnections } from '../internal/http/stalled-connections.ts'
import type { Logger } from '../log.ts'
import { maskSecrets } from '../mask-secrets.ts'
import type { Metrics } from '../metrics.ts'
import { asRecord } from '../unknown-values.ts'
import { acceptJson } from './json-bodies.ts'
import { type RenderError, type RenderedError, safeRenderer, toProblem } from './problem.ts'
import { canonicalTarget } from './request-target.ts'
import { createUnimplementedLog, type FindUnimplemented } from './unimplemented.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  SchemaTypes
>

/** HTTP behavior that differs between ecosystems. */
export interface HttpDialect {
  ignoreTrailingSlash?: boolean
  /** The response header for the request id. */
  requestIdHeader?: string
  /** Response headers that clients look up case-sensitively, spelled as they expect: `['X-Total']`. */
  headerCase?: readonly string[]
  /** Creates the generator of request ids, for ecosystems with a specific format. */
  createRequestIds?(): () => string
  cors?: Cors
  maxBodyBytes?: number
  /** The maximum length of a request's address. 8 KiB by default. */
  maxAddressBytes?: number
  /**
   * The maximum number of requests in progress. More replace those that wait for slow clients, or else get a 503. 4,000
   * by default. Long streams need more.
   */
  maxRequestsAtOnce?: number
  /** Timeout for receiving the whole request. The headers' timeout is at most 30 s. */
  arrivalMs?: number
  /** Maps alias URLs to the URL of the route. */
  rewriteUrl?(url: string, headers: IncomingHttpHeaders): string
  /** Called when no route matches, to distinguish unimplemented operations from unknown URLs. */
  findUnimplemented?: FindUnimplemented
  /** Authenticates and rate limits requests without a route before the 404 response. */
  chargesUnmatched?: boolean
  /**
   * Serves cached responses before routing and hooks: those of open routes, and all others of services that send the
   * same response to all anonymous callers.
   */
  shortcut?: boolean | { variesBy: readonly string[] }
}

declare module 'fastify' {
  interface FastifyInstance {
    shortcut: Shortcut | undefined
    /** Responds to a request without a route, for hooks that run before its body is read. */
    sendNotFound(request: FastifyRequest, reply: FastifyReply): void
    /** For routes that set the `octavo-unimplemented` header themselves. */
    logUnimplemented(method: string, route: string): void
  }
}

export interface AppOptions extends HttpDialect {
  service: string
  /** Requests may carry credentials, so responses may depend on the caller. */
  hasAccounts?: boolean
  /** Limits the shortcut to open routes. */
  openRoutesOnly?: boolean
  log: Logger
  metrics: Metrics
  renderError: RenderError
  /** Addresses of proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies?: readonly string[]
  /** `Strict-Transport-Security`, only for requests over TLS (RFC 6797 §7.2). */
  hsts?: string | undefined
  /** Redirects browsers that open `/` on a service without a page there. */
  rootRedirect?: string | undefined
  /** Lower limits for tests. */
  caps?: Partial<Caps>
}

export interface Caps {
  headerBytes: number
  addressBytes: number
  headersArrivalMs: number
  /** A request that waits for its client this long may lose its slot. */
  slowAfterMs: number
  /** A client that reads nothing of its response for this long is disconnected. */
  stalledMs: number
}

const defaultCaps: Caps = {
  headerBytes: 32 * 1024,
  addressBytes: 8 * 1024,
  headersArrivalMs: 30_000,
  slowAfterMs: 2_000,
  stalledMs: 120_000,
}
const defaultRequestsAtOnce = 4_000
const defaultBodyBytes = 1024 * 1024
const defaultArrivalMs = 300_000

/**
 * Headers of the original response, which do not apply to the error response. Fastify adds `connection: close` when it
 * rejects a body, but a client that is still sending would then lose the response.
 */
const replacedHeaders = new Set([
  'accept-ranges',
  'cache-control',
  'connection',
  'etag',
  'expires',
  'last-modified',
  'location',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
])

/** Creates a service's Fastify instance: caps, request ids, error rendering, CORS and metrics, but no routes. */
export function createApp(options: AppOptions): App {
  const { log, cors, requestIdHeader, rewriteUrl, hsts } = options
  const { arrivalMs = defaultArrivalMs } = options
  const { maxAddressBytes = defaultCaps.addressBytes, maxRequestsAtOnce = defaultRequestsAtOnce } = options
  const caps = { ...defaultCaps, addressBytes: maxAddressBytes, ...options.caps }
  const headersArrivalMs = Math.min(caps.headersArrivalMs, arrivalMs)
  const router = {
    ignoreTrailingSlash: options.ignoreTrailingSlash ?? false,
    maxParamLength: caps.addressBytes,
  }
  const nextId = (options.createRequestIds ?? createRequestIds)()
  const render = safeRenderer(options.renderError, log)
  const requestMetrics = createRequestMetrics(options.service, options.metrics)
  const plainHeaders: Record<string, string> = cors ? corsHeaders(cors) : {}
  const optionsHeaders = cors ? preflightHeaders(cors) : {}

  const app = Fastify({
    // With the `logger` option Fastify would measure each request a second time.
    childLoggerFactory: () => log as FastifyBaseLogger,
    logController: createFrameworkLog(log),
    // Fastify's type requires its own compiler factories, but it calls only these two.
    schemaController: { compilersFactory: compilersFactory as never },
    requestIdHeader: false,
    genReqId: nextId,
    bodyLimit: options.maxBodyBytes ?? defaultBodyBytes,
    requestTimeout: arrivalMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    http: {
      maxHeaderSize: caps.headerBytes,
      headersTimeout: headersArrivalMs,
      connectionsCheckingInterval: Math.min(headersArrivalMs, 5_000),
      requireHostHeader: false,
      ...(options.headerCase && { ServerResponse: responseWithHeaderCase(options.headerCase) }),
    },
    routerOptions: router,
    rewriteUrl({ url = '/', headers }: IncomingMessage) {
      const target = canonicalTarget(url)
      return rewriteUrl ? rewriteUrl(target, headers) : target
    },
    frameworkErrors(error, request, reply) {
      begin(request, reply)
      sendProblem(error, request, reply)
    },
    clientErrorHandler: (error, socket) => respondToBrokenRequest(error, socket, renderBroken),
  }).withTypeProvider<SchemaTypes>()
  const slowClients = createSlowClients({
    open: requestMetrics.open,
    maxRequestsAtOnce,
    slowAfterMs: caps.slowAfterMs,
    end: ({ request }) =>
      respondToBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.raw.socket, renderBroken),
  })
  closeStalledConnections(app.server, caps.stalledMs)
  addDisconnectSignal(app)
  app.decorate('logUnimplemented', createUnimplementedLog(log))
  app.decorate('sendNotFound', sendNotFound)
  app.decorate('shortcut', options.shortcut ? takeShortcut() : undefined)
  // Unknown expectations may be ignored (RFC 9110 §10.1.1).
  app.server.on('checkExpectation', app.routing)

  addHeadMethods(app)
  const methodsAt = indexMethods(app, router)
  acceptJson(app, 'application/json')

  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply)
    if (requestMetrics.open.size > maxRequestsAtOnce && !slowClients.evict())
      return done(platformProblem('overloaded', { retryAfterMs: 1000 }))
    if (request.url.length > caps.addressBytes) return done(platformProblem('address_too_long'))
    const isWithoutHost = request.raw.headers.host === undefined && request.raw.httpVersion === '1.1'
    // PostgreSQL cannot store NUL characters.
    if (isWithoutHost || request.url.includes('%00')) return done(platformProblem('bad_request'))
    // Redirects before the body is parsed and before credentials are required.
    const location = options.rootRedirect && findRootRedirect(options.rootRedirect, request)
    if (location) return reply.headers({ 'cache-control': 'no-store', vary: 'accept' }).redirect(location)
    // A preflight request never carries credentials.
    const isCharged = options.chargesUnmatched && request.method !== 'OPTIONS'
    if (request.is404 && !isCharged) return sendNotFound(request, reply)
    done()
  })
  app.addHook('preHandler', (request, reply, done) => {
    // Skips reads for disconnected clients. Unsafe methods still run, because the client may want their effect.
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    if (!isSafe || !isDisconnected(reply)) done()
  })
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(sendNotFound)

  function takeShortcut(): Shortcut {
    const { service, metrics, hasAccounts = false, openRoutesOnly = false } = options
    const { variesBy = [] } = typeof options.shortcut === 'object' ? options.shortcut : {}
    const trustsProxies = Boolean(options.trustedProxies?.length)
    const shortcut = createShortcut({
      service,
      metrics,
      plainHeaders,
      hasAccounts,
      openRoutesOnly,
      variesBy,
      trustsProxies,
    })
    app.server.removeAllListeners('request').on('request', (request, response) => {
      if (!shortcut.respond(request, response)) app.routing(request, response)
    })
    app.addHook('preClose', async () => shortcut.close())
    return shortcut
  }

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    trackDisconnect(request, reply)
    requestMetrics.begin(request, reply)
    addCommonHeaders(request, reply)
  }

  function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
    for (const name in plainHeaders) reply.header(name, plainHeaders[name])
    if (request.method === 'OPTIONS') reply.headers(optionsHeaders)
    if (requestIdHeader) reply.header(requestIdHeader, request.id)
    // Browsers ignore the header over plain HTTP, and on localhost it would break plain HTTP on other ports.
    if (hsts && request.protocol === 'https') reply.header('strict-transport-security', hsts)
  }

  function renderBroken(problem: Problem): RenderedError {
    const { headers, ...rendered } = render(problem)
    const id = requestIdHeader ? { [requestIdHeader]: nextId() } : {}
    return { ...rendered, headers: { ...plainHeaders, ...id, ...headers } }
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
    const { method, url } = request
    const unimplemented = method === 'OPTIONS' ? undefined : options.findUnimplemented?.(method, url)
    const methods = methodsAt(url.split('?', 1)[0] ?? '/')
    const allow = methods.join(', ')
    if (unimplemented !== undefined) {
      const details = { data: { route: unimplemented } }
      sendProblem(platformProblem('unimplemented', details), request, reply)
    } else if (method === 'OPTIONS' && methods.length) {
      reply.code(204).header('allow', allow).send()
    } else if (methods.length && !methods.includes(method)) {
      const details = { headers: { allow }, data: { allow: methods } }
      sendProblem(platformProblem('method_not_allowed', details), request, reply)
    } else sendProblem(platformProblem('not_found'), request, reply)
  }

  function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const problem = toProblem(thrown)
    // An abort after the client disconnected is not a failure.
    const isStopped = isDisconnected(reply) && isAbort(thrown)
    const isUnexpected = problem.code === 'internal' && !isStopped
    const { status, headers = {}, body } = render(problem, request)
    if (isUnexpected) {
      const { method, url, id } = request
      const err = problem.cause ?? problem
      // A service may render an error as a 4xx, such as 404 for what was deleted during the request.
      const level = status < 500 ? 'warn' : 'error'
      log[level]({ requestId: id, method, url: maskSecrets(url), err }, 'request failed')
    }
    if (reply.raw.headersSent) {
      // Closes the connection, so that clients detect the truncated response.
      reply.raw.destroy()
      return
    }
    for (const name in reply.getHeaders())
      if (isUnexpected || replacedHeaders.has(name)) reply.removeHeader(name)
    addCommonHeaders(request, reply)
    const { retryAfterMs } = problem.details
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
    if (problem.code === 'unimplemented') {
      reply.header('octavo-unimplemented', 'true')
      const { route = request.routeOptions.url } = asRecord(problem.details.data)
      app.logUnimplemented(request.method, String(route))
    }
    reply.code(status).headers({ ...problem.details.headers, ...headers })
    reply.send(body)
  }

  return app
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'AbortError'
}
