import type { FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import { type Access, installAccess } from './access.ts'
import { type DemoCredentials, prepareDemo } from './demo.ts'
import { type App, createApp } from './http/app.ts'
import { findBaseUrl } from './http/base-url.ts'
import { drain, listen } from './http/listen.ts'
import { mountOAuth } from './internal/auth/oauth/mount.ts'
import { collectOpenApi } from './internal/http/openapi.ts'
import type { Logger } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { type OpenService, openService, type ServerOptions } from './open-service.ts'
import type { ServiceContext, ServiceDefinition, ServiceParts } from './service.ts'

export interface ServeOptions extends ServerOptions {
  host: string
  port: number
  /** The address that the outside world uses, if it is not the one listened on. */
  publicUrl?: string | undefined
  /** Addresses whose forwarded headers are believed. */
  trustedProxies?: readonly string[]
  /** `Strict-Transport-Security` of responses over TLS; by default none is sent. */
  hsts?: string | undefined
  metrics?: Metrics
  /** Whether an empty service gets its sample data. */
  sampleData: boolean
  /** The same secret gives the same demo credentials at every start. */
  demoSecret?: string
  /** Leaves the jobs to `startJobs`, so that they take nothing from others that are starting yet. */
  deferJobs?: boolean
  /** Where a browser is led that opens the bare address, if there is no page. */
  rootRedirect?: string | undefined
  /** Puts hooks before all of the service's own. */
  extend?: ((app: App, service: string) => void) | undefined
}

type AppServeOptions = Pick<ServeOptions, 'limits' | 'trustedProxies' | 'hsts' | 'rootRedirect' | 'extend'>

export interface RunningService<Config = unknown, DB = unknown> extends OpenService<Config, DB> {
  name: string
  /** Where it listens. */
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
  // Closes what is open already when something later fails; in the end it becomes the service's `close`.
  await using closing = new AsyncDisposableStack()
  const open = await openService(definition, serving, url)
  closing.defer(open.close)
  const { context } = open
  const parts = await definition.setup(context)
  closing.defer(async () => parts.close?.())
  // What runs in the background stands on the parts, too.
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

/** The OpenAPI description of a service that is not being served. */
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

/** Whether callers without credentials may ask for as much as they like, so that nothing of them need be counted. */
function isFreeToAll({ plans, anonymousPlan }: Access, limits: ServeOptions['limits']): boolean {
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
  const isAlikeForAll = (!access || isFreeToAll(access, limits)) && !extend && !trustedProxies.length
  const shortcut = isAlikeForAll && (http?.shortcut ?? false)
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
  if (oauth) await mountOAuth(app, { dialect: oauth(context.config), ...context })
  installRefunds?.()
  return { app, describe }
}
