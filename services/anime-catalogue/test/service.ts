import assert from 'node:assert/strict'
import { startTestService, type TestOptions, type TestResponse } from '@octavo/testing/service.ts'
import type { Context } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import service from '../src/index.ts'
import { mediaType } from '../src/json-api/negotiation.ts'
import { setUp } from '../src/setup.ts'
import { requireDocument } from './document-rules.ts'

/**
 * A service with only the demo user, without rate limits, on its own database. Every response is validated against the
 * committed OpenAPI description and the rules of JSON:API.
 */
export async function startCatalogue(options: TestOptions = {}) {
  const openapi = new URL('../openapi.json', import.meta.url)
  const own = { requestsPerMinute: 0, ...Object(options.settings?.file?.['anime-catalogue']) }
  const settings = { file: { 'anime-catalogue': own } }
  let context: Context | undefined
  const observed: typeof service = {
    ...service,
    setup(base) {
      context = createContext(base)
      return setUp(context)
    },
  }
  const running = await startTestService(observed, { sampleData: false, openapi, ...options, settings })
  if (!context) throw new Error('The service was not set up')
  const { auth } = running.context

  async function call(path: string, init?: RequestInit): Promise<TestResponse> {
    const response = await running.call(path, init)
    const { status, headers, bytes } = response
    if (headers.get('content-type')?.startsWith(mediaType)) {
      assert.equal(headers.get('content-type'), mediaType, 'The type has no parameters')
      const query = new URL(path, running.url).searchParams
      if (bytes.length) requireDocument(response.json, { status, query })
    }
    if (status === 201) assert.equal(headers.get('location'), response.json.data.links.self)
    if (status === 204) assert.equal(bytes.length, 0)
    return response
  }

  /** Sends a request as a user, who is created on first use. */
  async function as(login: string, { role = '' } = {}) {
    const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, role, plan: 'user' }))
    const { secret } = await auth.issueToken({
      userId: user.id,
      kind: 'access',
      plan: 'user',
      scopes: ['public'],
    })
    return Object.assign(caller(secret), { user, token: secret })
  }

  function caller(token?: string) {
    return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
  }

  return {
    ...running,
    call,
    as,
    anonymous: caller(),
    get: (path: string) => call(path),
    /** Writes through it are visible in responses immediately. */
    write: context.state.write,
  }
}
