import type { Caller } from '@octavo/platform/auth/auth.ts'
import { startTestService } from '@octavo/testing/service.ts'
import { chat } from '../src/access/needs.ts'
import type { Settings } from '../src/config.ts'
import type { Context } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import type { Engine } from '../src/engine/engine.ts'
import { createEngines } from '../src/engines/create-engines.ts'
import type { Engines } from '../src/engines/engines.ts'
import service from '../src/index.ts'
import { createUpstreams } from '../src/upstreams/create-upstreams.ts'
import { renderError } from '../src/wire/error-formats.ts'
import { acceptAnyBody, acceptRawJson, type RawBody } from '../src/wire/raw-body.ts'

/** Rules that answer with their name. */
export const fakeRules: Engine = {
  name: 'rules',
  async *chat() {
    yield { type: 'text', text: 'from the rules' }
    yield { type: 'stop', reason: 'stop' }
  },
  async *complete() {
    yield { type: 'text', text: 'completed' }
    yield { type: 'stop', reason: 'stop' }
  },
}

export const upstreamSettings = (
  name: string,
  url: string,
  own: Partial<Settings['upstreams'][number]> = {},
): Settings['upstreams'][number] => ({
  name,
  protocol: 'openai',
  url: `${url}/v1`,
  key: 'upstream-key',
  models: [],
  maxConcurrent: 8,
  ...own,
  timeouts: {
    connectMs: 5_000,
    firstTokenMs: 30_000,
    betweenChunksMs: 30_000,
    totalMs: 60_000,
    ...own.timeouts,
  },
})

/** The service with its engines and one route, which forwards requests to them. */
export async function startGateway(settings: Partial<Settings>) {
  let context: Context | undefined
  let engines: Engines | undefined
  const gateway: typeof service = {
    ...service,
    async setup(base) {
      const own = createContext(base)
      const upstreams = await createUpstreams(own.config, own)
      const created = createEngines({
        settings: own.config,
        models: own.models,
        rules: fakeRules,
        upstreams: upstreams.all,
      })
      context = own
      engines = created
      return {
        renderError,
        async close() {
          await upstreams.close()
          await own.analysis.close()
          await own.metering.close()
        },
        routes: [
          (app) => {
            app.register(async (scope) => {
              acceptRawJson(scope)
              scope.post(
                '/v1/chat/completions',
                {
                  config: { needs: chat },
                  validatorCompiler: acceptAnyBody,
                  schema: { operationId: 'chat', summary: 'Create a chat completion', tags: ['chat'] },
                },
                async (request, reply) => {
                  // The parser of this scope makes all bodies.
                  const body = request.body as RawBody
                  const response = await created.forward(
                    request.caller,
                    body.get('model') as string,
                    {
                      protocol: 'openai',
                      path: '/chat/completions',
                      body,
                      headers: request.headers,
                      isStream: body.get('stream') === true,
                    },
                    request.disconnectSignal,
                  )
                  if (!response) return reply.code(501).send({})
                  const { model, engine } = response
                  response.usage.then((usage) => own.metering.record(request, { model, engine, usage }))
                  return reply.code(response.status).headers(response.headers).send(response.body)
                },
              )
            })
          },
        ],
      }
    },
  }
  const running = await startTestService(gateway, {
    sampleData: false,
    settings: { file: { 'code-assistant': settings } },
  })
  if (!context || !engines) throw new Error('The service was not set up')
  const { auth, db } = context
  const user = await auth.createUser({ login: 'reader', role: 'user', plan: 'unlimited' })
  const { secret } = await auth.issueToken({
    userId: user.id,
    kind: 'api-key',
    plan: 'unlimited',
    scopes: [],
  })
  const { metering } = context
  const caller: Caller = {
    kind: 'api-key',
    user,
    appId: null,
    tokenId: null,
    plan: 'unlimited',
    scopes: new Set(),
    expiresAtMs: null,
  }
  /** The sums of a model. */
  async function readUsage(model: string) {
    await metering.flush()
    return db.read.selectFrom('usage').selectAll().where('model', '=', model).executeTakeFirst()
  }
  /** Sends a request, with the fields of a chat completion or as raw bytes. */
  const send = (body: object | Buffer, init: RequestInit = {}) =>
    fetch(`${running.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
      ...init,
    })
  return { ...running, context, engines, caller, send, readUsage }
}
