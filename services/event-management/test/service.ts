import { secureIds } from '@octavo/platform/ids.ts'
import { startTestService, type TestOptions, type TestResponse } from '@octavo/testing/service.ts'
import { newSecret } from '../src/access/secrets.ts'
import { publicTokenKind } from '../src/access/viewer.ts'
import type { Context } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import service from '../src/index.ts'
import { createSales, type Sales } from '../src/orders/sales.ts'
import { setUp } from '../src/setup.ts'

export type EventsService = Awaited<ReturnType<typeof startEvents>>

/** An API client with one token or none. */
export type Caller = ReturnType<typeof callerOf>

/**
 * A service with only the demo user, without limits, on its own database. All responses are validated against
 * the OpenAPI description.
 */
export async function startEvents(options: TestOptions = {}) {
  const serviceSettings = {
    requestsPerHour: 0,
    freeRequestsPerDay: 0,
    ...Object(options.settings?.file?.['event-management']),
  }
  const settings = { ...options.settings, file: { 'event-management': serviceSettings } }
  const openapi = new URL('../openapi.json', import.meta.url)
  let world: { context: Context; sales: Sales } | undefined
  const observed: typeof service = {
    ...service,
    async setup(base) {
      const context = await createContext(base)
      world = { context, sales: createSales(context) }
      return setUp(context, world.sales)
    },
  }
  const running = await startTestService(observed, { sampleData: false, openapi, ...options, settings })
  if (!world) throw new Error('The service was not set up')
  const { auth } = running.context

  /** A client of the user, who is created if necessary, with a private token. */
  async function as(login: string, { plan = 'paid', kind = 'private' } = {}) {
    const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, plan }))
    const { secret } = await auth.issueToken({ userId: user.id, kind, plan, secret: newSecret(secureIds) })
    return Object.assign(callerOf(running.call, secret), { user, token: secret })
  }

  return {
    ...running,
    ...world,
    // The platform's database, whose writes tests delay: those of the platform, such as redeliveries, pass no guard.
    context: { ...world.context, db: running.context.db },
    as,
    /** With a public token. */
    asPublic: (login = 'demo') => as(login, { kind: publicTokenKind }),
    /** Without a token. */
    stranger: callerOf(running.call),
  }
}

type Call = (path: string, init?: RequestInit) => Promise<TestResponse>

/**
 * `get('/events/1/')`, `post('/events/1/', { event: {…} })`: any path, with or without `/v3` and trailing
 * slash.
 */
function callerOf(call: Call, token?: string) {
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const isForm = body instanceof URLSearchParams || body instanceof FormData
    return call(path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }
  return {
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    delete: (path: string, headers?: Record<string, string>) => send('DELETE', path, undefined, headers),
  }
}
