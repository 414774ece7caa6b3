import type { NewApp } from '@octavo/platform/auth/oauth/apps.ts'
import { secureIds } from '@octavo/platform/ids.ts'
import { startTestService, type TestOptions, type TestResponse } from '@octavo/testing/service.ts'
import { type Scope, scopeDescriptions } from '../src/access/scopes.ts'
import { newAccessKey, newToken, tokenKind } from '../src/access/secrets.ts'
import type { Context } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import service from '../src/index.ts'
import { setUp } from '../src/setup.ts'

export type PhotoService = Awaited<ReturnType<typeof startPhoto>>

interface UserOptions {
  scopes?: readonly Scope[]
  role?: string
  /** The app that the token belongs to. */
  appId?: number
}

/**
 * A service without sample data and limits, on its own database. All responses are validated against the OpenAPI
 * description.
 */
export async function startPhoto(options: TestOptions = {}) {
  const own = {
    demoRequestsPerHour: 0,
    productionRequestsPerHour: 0,
    ...Object(options.settings?.file?.photo),
  }
  const settings = { ...options.settings, file: { photo: own } }
  const openapi = new URL('../openapi.json', import.meta.url)
  let context: Context | undefined
  const observed: typeof service = {
    ...service,
    async setup(base) {
      context = await createContext(base)
      return setUp(context)
    },
  }
  const running = await startTestService(observed, { sampleData: false, openapi, ...options, settings })
  if (!context) throw new Error('The service was not set up')
  const { auth } = context

  /** A client with a token of the user, who is created if necessary. */
  async function as(login: string, { scopes, role = 'user', appId }: UserOptions = {}) {
    const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, role, plan: 'production' }))
    const { secret } = await auth.issueToken({
      userId: user.id,
      kind: tokenKind,
      plan: 'production',
      scopes: scopes ?? Object.keys(scopeDescriptions),
      secret: newToken(secureIds),
      ...(appId !== undefined && { appId }),
    })
    const client = clientOf(running.call, { authorization: `Bearer ${secret}` })
    return Object.assign(client, { user, token: secret })
  }

  /** An app on the plan "production", with the access key and the secret. */
  async function createApp(app: Partial<NewApp> = {}) {
    const secrets = { clientId: newAccessKey(secureIds), clientSecret: newAccessKey(secureIds) }
    const created = await auth.apps.create({
      name: 'Gallery',
      redirectUris: [],
      plan: 'production',
      ...secrets,
      ...app,
    })
    return { ...secrets, app: created.app }
  }

  return {
    ...running,
    context,
    as,
    createApp,
    /** A client with these headers. */
    client: (headers: Record<string, string> = {}) => clientOf(running.call, headers),
  }
}

type Call = (path: string, init?: RequestInit) => Promise<TestResponse>

/** Sends JSON bodies. */
function clientOf(call: Call, headers: Record<string, string>) {
  return (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    call(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}
