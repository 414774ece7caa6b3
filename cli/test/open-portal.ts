import { after } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { createMetrics } from '@octavo/platform/metrics.ts'
import type { ServiceDefinition } from '@octavo/platform/service.ts'
import { accountService } from '@octavo/testing/account-service.ts'
import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import type { TObject } from 'typebox'
import { type PortalOptions, startPortal } from '../src/portal/portal.ts'
import type { ServedService } from '../src/portal/served-services.ts'
import { serverSettings, resolveServerSettings } from '../src/settings.ts'
import { echoService } from './echo-service.ts'

export const adminToken = 'the-admin-token-of-this-test'

/** What a browser adds to a change that one of the portal's own pages makes. */
export const ownPage = { 'octavo-request': '1', 'sec-fetch-site': 'same-origin' }

/** A portal in this process, without built pages, before a service with accounts and one without. */
export async function openPortal(
  options: Partial<PortalOptions> = {},
  serving: Pick<TestOptions, 'publicUrl' | 'settings' | 'host'> = {},
) {
  const clock = createManualClock()
  const metrics = createMetrics()
  const start = async <Config extends TObject, DB>(definition: ServiceDefinition<Config, DB>) => {
    const running = await startTestService(definition, { metrics, ...serving })
    // What a definition and its service have of their own types is not looked at here.
    return { definition, running } as unknown as ServedService
  }
  const accounts = await start(accountService)
  const echo = await start(echoService)
  const portal = await startPortal({
    host: '127.0.0.1',
    port: 0,
    log: createLogger('silent'),
    metrics,
    adminToken,
    settings: resolveServerSettings({}, Object.keys(serverSettings.properties)),
    clock,
    pagesDir: '/nowhere',
    ...options,
  })
  after(() => portal.close())
  portal.open([accounts, echo])

  async function call(path: string, { json, headers, ...init }: CallOptions = {}) {
    const response = await fetch(portal.url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      /** What the portal answers is for the test to judge. */
      // biome-ignore lint/suspicious/noExplicitAny: see above
      get json(): any {
        return JSON.parse(text)
      },
    }
  }

  return {
    portal,
    clock,
    accounts,
    echo,
    call,
    /** As a script of the keeper's calls it. */
    keep: (path: string, options: CallOptions = {}) =>
      call(path, { ...options, headers: { authorization: `Bearer ${adminToken}`, ...options.headers } }),
    /** Signs in by a fresh link and returns the cookie that a browser would send from now on. */
    async signIn(): Promise<string> {
      const { headers } = await call(pathOf(portal.issueSignInUrl()))
      return cookieOf(headers)
    },
  }
}

export interface CallOptions {
  method?: string
  json?: unknown
  body?: string
  headers?: Record<string, string>
}

export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** `name=value` of the cookie that an answer sets. */
export function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}
