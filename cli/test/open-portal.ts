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
import { resolveServerSettings, serverSettings } from '../src/settings.ts'
import { echoService } from './echo-service.ts'

export const adminToken = 'the-admin-token-of-this-test'

/** Headers of a change from one of the portal's own pages. */
export const ownPage = { 'octavo-request': '1', 'sec-fetch-site': 'same-origin' }

/** A portal in this process, without built pages, with one service with accounts and one without. */
export async function openPortal(
  options: Partial<PortalOptions> = {},
  serving: Pick<TestOptions, 'publicUrl' | 'settings' | 'host'> = {},
) {
  const clock = createManualClock()
  const metrics = createMetrics()
  const start = async <Config extends TObject, DB>(definition: ServiceDefinition<Config, DB>) => {
    const running = await startTestService(definition, { metrics, ...serving })
    // The types of definition and service do not matter here.
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
      /** Tests check the response. */
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
    /** Sends a request with the admin token. */
    callAsAdmin: (path: string, options: CallOptions = {}) =>
      call(path, { ...options, headers: { authorization: `Bearer ${adminToken}`, ...options.headers } }),
    /** Signs in with a new link and returns the session cookie. */
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

/** `name=value` of the cookie that a response sets. */
export function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}
