import { type Clock, systemClock } from '@octavo/platform/clock.ts'
import type { ResolvedSettings } from '@octavo/platform/config.ts'
import { createApp } from '@octavo/platform/http/app.ts'
import { drain, listen } from '@octavo/platform/http/listen.ts'
import { createSessionCookie } from '@octavo/platform/http/session-cookie.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { Metrics } from '@octavo/platform/metrics.ts'
import type { ServerSandbox } from '../sandbox/server-sandbox.ts'
import type { serverSettings } from '../settings.ts'
import { createAdministrator } from './administrator.ts'
import { renderError } from './errors.ts'
import { type GuardedRoute, installGuard } from './guard.ts'
import { createHistory } from './history.ts'
import { builtPagesDir, loadPages } from './pages.ts'
import { callRoutes } from './routes/calls.ts'
import { healthRoutes } from './routes/health.ts'
import { journalRoutes } from './routes/journal.ts'
import { metricsRoutes } from './routes/metrics.ts'
import { openapiRoutes } from './routes/openapi.ts'
import { overviewRoutes } from './routes/overview.ts'
import { pageRoutes } from './routes/pages.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { sessionRoutes } from './routes/session.ts'
import { settingsRoutes } from './routes/settings.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { createServedServices, type ServedService } from './served-services.ts'
import { createSessions } from './sessions.ts'
import { createSignIn } from './sign-in.ts'

export interface PortalOptions {
  host: string
  port: number
  log: Logger
  metrics: Metrics
  adminToken: string
  settings: ResolvedSettings<typeof serverSettings>
  /** The public address, if it differs from the listening address. */
  publicUrl?: string | undefined
  /** Proxies whose forwarded headers are trusted. */
  trustedProxies?: readonly string[]
  hsts?: string | undefined
  clock?: Clock
  /** Without it, the sandbox routes do not exist. */
  sandbox?: ServerSandbox | undefined
  pagesDir?: string
}

export interface Portal {
  url: string
  routes: readonly GuardedRoute[]
  /** Publishes the services and reports readiness. */
  open(services: readonly ServedService[]): void
  /** A single-use link. Replaces the previous one. */
  issueSignInUrl(): string
  close(): Promise<void>
}

/** Serves everything that belongs to Octavo itself. The services have their own ports. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const {
    host,
    port,
    log,
    metrics,
    adminToken,
    settings,
    trustedProxies = [],
    hsts,
    clock = systemClock,
    sandbox,
  } = options
  const publicUrl = options.publicUrl?.replace(/\/+$/, '')
  const services = createServedServices()
  const pages = await loadPages(options.pagesDir ?? builtPagesDir, () => [
    ...services.list(),
    ...(sandbox?.listForked() ?? []),
  ])
  const sessions = createSessions(clock)
  const cookie = createSessionCookie({
    sameSite: 'Strict',
    originOf: ({ protocol, raw }) => ({
      isSecure: publicUrl === undefined ? protocol === 'https' : publicUrl.startsWith('https:'),
      port: raw.socket.localPort,
    }),
  })
  const administrator = createAdministrator({ adminToken, sessions, cookie })
  const signIn = createSignIn({ clock, adminToken, sessions })
  const history = createHistory(metrics, clock)

  const app = createApp({
    service: 'portal',
    log,
    metrics,
    trustedProxies,
    hsts,
    requestIdHeader: 'x-request-id',
    renderError(problem, request) {
      const page = problem.code === 'not_found' && request && pages?.findPage(request)
      return page || renderError(problem, request)
    },
  })
  // HTML forms of other sites can send text/plain, but not JSON.
  app.removeContentTypeParser('text/plain')
  addSecurityHeaders(app)
  const routes = installGuard(app, { administrator, publicUrl })
  for (const add of [
    pageRoutes(pages, services),
    healthRoutes(services, metrics),
    openapiRoutes(services),
    overviewRoutes({ services, administrator, sandbox: sandbox !== undefined }),
    signInRoutes({ administrator, sessions, cookie, signIn, pages }),
    sessionRoutes({ sessions, cookie, signIn }),
    settingsRoutes(services, settings),
    metricsRoutes(services, history),
    tokenRoutes(services),
    callRoutes(services, sandbox),
    ...(sandbox ? [sandboxRoutes(sandbox, services), journalRoutes(sandbox.journal, services)] : []),
  ])
    await add(app)

  const url = await listen(app, { host, port })
  return {
    url,
    routes,
    open: services.open,
    issueSignInUrl: () => `${publicUrl ?? url}/sign-in?code=${signIn.issueCode()}`,
    async close() {
      history.stop()
      await drain(app)
    },
  }
}
