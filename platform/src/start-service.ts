import type { FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import { type Access, installAccess } from './access.ts'
import { type DemoCredentials, prepareDemo } from './demo.ts'
import { type App, createApp } from './http/app.ts'
import { findBaseUrl } from './http/base-url.ts'
import { drain, listen } from './http/listen.ts'
import { collectOpenApi } from './internal/http/openapi.ts'
import type { Logger } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { type OpenService, openService, type ServerOptions } from './open-service.ts'
import type { ServiceContext, ServiceDefinition, ServiceParts } from './service.ts'

export interface ServeOptions extends ServerOptions {
  host: string
  port: number
  /** The public URL, if it differs from the listening address. */
  publicUrl?: string | undefined
  /** Addresses of proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies?: readonly string[]
  /** The `Strict-Transport-Security` header of responses over TLS. Defaults to no header. */
  hsts?: string | undefined
  metrics?: Metrics
  /** Seeds an empty service with sample data. */
  sampleData: boolean
  /** Derives the demo credentials, so they stay the same across restarts. */
  demoSecret?: string
  /** Waits for `startJobs`, so that jobs do not slow down the start of other services. */
  deferJobs?: boolean
  /** Redirects browsers that open `/` on a service without a page there. */
  rootRedirect?: string | undefined
  /** Installs hooks that run before the service's hooks. */
  extend?: ((app: App, service: string) => void) | undefined
}

type AppServeOptions = Pick<ServeOptions, 'limits' | 'trustedProxies' | 'hsts' | 'rootRedirect' | 'extend'>

export interface RunningService<Config = unknown, DB = unknown> extends OpenService<Config, DB> {
  name: string
  /** The listening URL. */
  url: string
  app: App
  demo: DemoCredentials | undefined
  startJobs(): Promise<void>
  describe(): Record<string, unknown>
}

export async function startService<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  serving: ServeOptions,
): Promise<RunningService<Static<Config>, DB>> {
  const { host, port, publicUrl, sampleData, demoSecret, metrics = createMetrics(), deferJobs } = serving
  let listening = ''
  const own = publicUrl?.replace(/\/+$/, '')
  const url = (request?: FastifyRequest) => own ?? (request && findBaseUrl(request)) ?? listening
  // Closes open resources if a later step fails. After a successful start it becomes the service's `close`.
  await using closing = new AsyncDisposableStack()
  const open = await openService(definition, serving, url)
  closing.defer(open.close)
  const { context } = open
  const parts = await definition.setup(context)
  closing.defer(async () => parts.close?.())
  // Jobs use the parts, so they must stop before the parts close.
  closing.defer(async () => parts.jobs && context.jobs.close())
  const access = definition.access?.(context.config)
  const { app, describe } = await createServiceApp(definition, access, context, parts, serving, metrics)
  closing.defer(() => drain(app))
  const { name, seed, canSeed = () => true } = definition
  const demo = access && (await prepareDemo(name, access, context.auth, demoSecret))
  if (sampleData && seed && canSeed(context)) await open.seedOnce(() => seed(context))
  listening = await listen(app, { host, port })
  const startJobs = async () => parts.jobs && context.jobs.start(parts.jobs)
  if (!deferJobs) await startJobs()
  const opened = closing.move()
  return { ...open, name, url: listening, app, demo, startJobs, describe, close: () => opened.disposeAsync() }
}

/** Returns the OpenAPI document without listening on a port. */
export async function describeService<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  log: Logger,
): Promise<Record<string, unknown>> {
  await using closing = new AsyncDisposableStack()
  const open = await openService(definition, { settings: {}, log, limits: 'spec', privateTargets: false })
  closing.defer(open.close)
  const parts = await definition.setup(open.context)
  closing.defer(async () => parts.close?.())
  const access = definition.access?.(open.context.config)
  const { app, describe } = await createServiceApp(
    definition,
    access,
    open.context,
    parts,
    { limits: 'spec' },
    createMetrics(),
  )
  closing.defer(() => app.close())
  return describe()
}

/** Returns whether anonymous callers have no rate limit, so their requests need no counting. */
function isUnlimitedForAnonymous({ plans, anonymousPlan }: Access, limits: ServeOptions['limits']): boolean {
  if (anonymousPlan === undefined) return false
  return limits === 'off' || plans.resolvePlan(anonymousPlan)?.windows.length === 0
}

async function createServiceApp<Config extends TObject, DB>(
  { name, title, summary, version, http, oauth }: ServiceDefinition<Config, DB>,
  access: Access | undefined,
  context: ServiceContext<Static<Config>, DB>,
  { renderError, routes }: ServiceParts,
  { limits, trustedProxies = [], hsts, rootRedirect, extend }: AppServeOptions,
  metrics: Metrics,
) {
  const isSameForAll =
    (!access || isUnlimitedForAnonymous(access, limits)) && !extend && !trustedProxies.length
  const shortcut = isSameForAll && (http?.shortcut ?? false)
  const hasAccounts = access !== undefined
  const common = {
    service: name,
    hasAccounts,
    log: context.log,
    metrics,
    renderError,
    trustedProxies,
    hsts,
    rootRedirect,
    shortcut,
  }
  const app = createApp({ ...http, ...common })
  const describe = collectOpenApi(app, { title, summary, version })
  extend?.(app, name)
  const installRefunds = access && installAccess(app, access, context)
  if (http?.chargesUnmatched)
    app.addHook('onRequest', (request, reply, done) =>
      request.is404 ? app.answerNotFound(request, reply) : done(),
    )
  for (const add of routes) await add(app)
  // Imported on demand: not every service has an authorization server.
  if (oauth) {
    const { mountOAuth } = await import('./internal/auth/oauth/mount.ts')
    await mountOAuth(app, { dialect: oauth(context.config), ...context })
  }
  installRefunds?.()
  return { app, describe }
}
