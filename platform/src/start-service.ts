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
import { type OpenService, type ServerOptions, setUpService } from './open-service.ts'
import type { ServiceContext, ServiceDefinition, ServiceSetup } from './service.ts'

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
  /** Seeds in another process, which returns its memory when it exits. Without it, this process seeds. */
  seedElsewhere?: SeedElsewhere | undefined
  /** Derives the demo credentials, so they stay the same across restarts. */
  demoSecret?: string
  /** Waits for `startJobs`, so that jobs do not slow down the start of other services. */
  deferJobs?: boolean
  /** Redirects browsers that open `/` on a service without a page there. */
  rootRedirect?: string | undefined
  /** Installs hooks that run before the service's hooks. */
  extend?: ((app: App, service: string) => void) | undefined
}

/** Resolves once the service is seeded, or when the other process failed. */
export type SeedElsewhere = (service: string, serving: ServeOptions) => Promise<SeedProcess>

/** It may still run jobs of the sample data. */
export interface SeedProcess {
  stop(): Promise<void>
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
  const { host, port, publicUrl, sampleData, seedElsewhere, metrics = createMetrics(), deferJobs } = serving
  const { name } = definition
  let listening = ''
  const own = publicUrl?.replace(/\/+$/, '')
  const url = (request?: FastifyRequest) => own ?? (request && findBaseUrl(request)) ?? listening
  // Closes open resources if a later step fails. After a successful start it becomes the service's `close`.
  await using closing = new AsyncDisposableStack()
  const { setup, ...open } = await setUpService(definition, serving, url, async ({ isSeeded }) => {
    if (sampleData && seedElsewhere && !(await isSeeded()))
      closing.defer((await seedElsewhere(name, serving)).stop)
  })
  closing.defer(open.close)
  const { context } = open
  const { jobs } = setup
  const { access, demo } = await prepareService(definition, open, setup, serving)
  const { app, describe } = await createServiceApp(definition, access, context, setup, serving, metrics)
  closing.defer(() => drain(app))
  listening = await listen(app, { host, port })
  const startJobs = async () => jobs && context.jobs.start(jobs)
  if (!deferJobs) await startJobs()
  const resources = closing.move()
  return {
    ...open,
    name,
    url: listening,
    app,
    demo,
    startJobs,
    describe,
    close: () => resources.disposeAsync(),
  }
}

export interface SeededService {
  /** Runs the jobs of the sample data until none is left, or until the service is closed. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

/** Seeds a service without listening. */
export async function seedService<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  serving: ServeOptions,
): Promise<SeededService> {
  const own = serving.publicUrl?.replace(/\/+$/, '') ?? ''
  await using closing = new AsyncDisposableStack()
  const { setup, ...open } = await setUpService(definition, { ...serving, isRepeatable: true }, () => own)
  closing.defer(open.close)
  await prepareService(definition, open, setup, serving)
  const { jobs } = open.context
  const sampleJobs = Object.entries(setup.jobs ?? {}).filter(([, { isSample }]) => isSample)
  const resources = closing.move()
  return {
    async runJobs() {
      if (sampleJobs.length) await jobs.start(Object.fromEntries(sampleJobs))
      await jobs.idle()
    },
    close: () => resources.disposeAsync(),
  }
}

/** Creates the demo user and the sample data. */
async function prepareService<Config extends TObject, DB>(
  { name, access: accessWith }: ServiceDefinition<Config, DB>,
  { context, seedOnce }: OpenService<Static<Config>, DB>,
  { seed }: ServiceSetup,
  { sampleData, demoSecret }: ServeOptions,
) {
  const access = accessWith?.(context.config)
  const demo = access && (await prepareDemo(name, access, context.auth, demoSecret))
  if (sampleData && seed) await seedOnce(seed)
  return { access, demo }
}

/** Returns the OpenAPI document without listening on a port. */
export async function describeService<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  log: Logger,
): Promise<Record<string, unknown>> {
  await using closing = new AsyncDisposableStack()
  const options = { settings: {}, log, limits: 'spec', privateTargets: false } as const
  const { context, setup, close } = await setUpService(definition, options)
  closing.defer(close)
  const access = definition.access?.(context.config)
  const { app, describe } = await createServiceApp(
    definition,
    access,
    context,
    setup,
    options,
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
  { renderError, routes, authenticate }: ServiceSetup,
  { limits, trustedProxies = [], hsts, rootRedirect, extend }: AppServeOptions,
  metrics: Metrics,
) {
  const isSameForAll = !access || isUnlimitedForAnonymous(access, limits)
  const shortcut = !extend && !trustedProxies.length && (http?.shortcut ?? false)
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
    openRoutesOnly: !isSameForAll,
  }
  const app = createApp({ ...http, ...common })
  const describe = collectOpenApi(app, { title, summary, version, access })
  extend?.(app, name)
  const installRefunds = access && installAccess(app, access, context, authenticate)
  if (http?.chargesUnmatched)
    app.addHook('onRequest', (request, reply, done) =>
      request.is404 ? app.sendNotFound(request, reply) : done(),
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
