import { secureIds } from '@octavo/platform/ids.ts'
import { type Answer, startTestService, type TestOptions } from '@octavo/testing/service.ts'
import { newSecret } from '../src/access/secrets.ts'
import { publicTokenKind } from '../src/access/viewer.ts'
import { getContext } from '../src/create-context.ts'
import service from '../src/index.ts'

export type EventsService = Awaited<ReturnType<typeof startEvents>>

/** What a client of the service can do with one token, or none. */
export type Caller = ReturnType<typeof callerOf>

/**
 * The service with nothing in it but the demo user and without limits, on a database of its own. Every answer is held
 * against its description.
 */
export async function startEvents(options: TestOptions = {}) {
  const own = {
    requestsPerHour: 0,
    freeRequestsPerDay: 0,
    ...Object(options.settings?.file?.['event-management']),
  }
  const settings = { ...options.settings, file: { 'event-management': own } }
  const running = await startTestService(service, { sampleData: false, ...options, settings })
  const { auth } = running.context

  /** Calls as somebody, who is made on the way, with a private token of their own. */
  async function as(login: string, { plan = 'paid', kind = 'private' } = {}) {
    const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, plan }))
    const { secret } = await auth.issueToken({ userId: user.id, kind, plan, secret: newSecret(secureIds) })
    return Object.assign(callerOf(running.call, secret), { user, token: secret })
  }

  return {
    ...running,
    context: getContext(running.context),
    as,
    /** With a token that may be shown to everybody. */
    asPublic: (login = 'demo') => as(login, { kind: publicTokenKind }),
    /** Without a token. */
    stranger: callerOf(running.call),
  }
}

type Call = (path: string, init?: RequestInit) => Promise<Answer>

/** `get('/events/1/')`, `post('/events/1/', { event: {…} })`: any path, with or without `/v3` and slashes at the end. */
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
