import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import type { Context } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import type { Engines } from '../src/engines/engines.ts'
import service from '../src/index.ts'
import { setUp } from '../src/setup.ts'

export type CodeAssistant = Awaited<ReturnType<typeof startCodeAssistant>>

interface UserOptions {
  plan?: 'free' | 'pro' | 'unlimited'
  role?: 'user' | 'admin'
  scopes?: readonly string[]
}

/** A service without sample data, on its own database. */
export async function startCodeAssistant({ engines, ...options }: TestOptions & { engines?: Engines } = {}) {
  let context: Context | undefined
  const observed: typeof service = {
    ...service,
    async setup(base) {
      context = createContext(base)
      return setUp(context, engines)
    },
  }
  const running = await startTestService(observed, { sampleData: false, ...options })
  if (!context) throw new Error('The service was not set up')
  const { auth } = context

  /** A client with a key of the user, who is created if necessary. */
  async function as(login: string, { plan = 'unlimited', role = 'user', scopes = [] }: UserOptions = {}) {
    const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, role, plan }))
    const { secret, token } = await auth.issueToken({ userId: user.id, kind: 'api-key', plan, scopes })
    /** Sends JSON bodies. */
    const client = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      running.call(path, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    return Object.assign(client, { user, key: secret, tokenId: token.id })
  }

  return { ...running, context, as }
}
