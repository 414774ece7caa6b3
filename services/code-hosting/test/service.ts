import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import type { Context } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import service from '../src/index.ts'
import { setUp } from '../src/setup.ts'
import { findTestFile, recordCalls } from './record-calls.ts'

/** The service with its own database and nothing but the demo user. */
export async function startCodeHosting(options: TestOptions = {}) {
  const openapi = new URL('../openapi.json', import.meta.url)
  let context: Context | undefined
  const testFile = findTestFile()
  const observed: typeof service = {
    ...service,
    async setup(base) {
      const serviceContext = await createContext(base)
      // Without the checks of requests, and shared with the platform.
      context = { ...serviceContext, db: base.db }
      const instance = await setUp(serviceContext)
      return testFile === undefined
        ? instance
        : { ...instance, routes: [recordCalls(testFile), ...instance.routes] }
    },
  }
  const running = await startTestService(observed, { sampleData: false, openapi, ...options })
  if (!context) throw new Error('The service was not set up')
  const { auth } = context

  /** A client of the user, who is created if needed. */
  async function as(
    login: string,
    {
      scopes = ['repo', 'admin:org', 'delete_repo', 'user', 'admin:repo_hook', 'admin:org_hook'],
      kind = 'classic',
    } = {},
  ) {
    const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, plan: 'user' }))
    const { secret } = await auth.issueToken({ userId: user.id, kind, plan: 'user', scopes })
    return Object.assign(caller(secret), { user, token: secret })
  }

  function caller(token?: string) {
    return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      running.call(path, {
        method,
        headers: {
          'user-agent': 'test',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
  }

  return { ...running, context, as, anonymous: caller() }
}
