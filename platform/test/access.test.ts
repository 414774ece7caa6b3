import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { test } from 'node:test'
import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import type { Access } from '../src/access.ts'
import { createManualClock } from '../src/clock.ts'
import type { App } from '../src/http/app.ts'
import { renderOops } from './http/sample-app.ts'
import { noteAccess, notePlans, notes } from './sample-service.ts'

const hourMs = 3_600_000

async function start(access: Partial<Access> = {}, options: TestOptions = {}) {
  const definition = { ...notes, access: () => ({ ...noteAccess, ...access }) }
  const service = await startTestService(definition, { clock: createManualClock(), ...options })
  const { auth } = service.context
  return {
    ...service,
    auth,
    send: (path: string, token?: string, headers: Record<string, string> = {}) =>
      service.call(path, { headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) } }),
    async issue(login: string, plan: string, expiresAtMs?: number) {
      const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, plan }))
      const expiry = expiresAtMs === undefined ? {} : { expiresAtMs }
      const { secret, token } = await auth.issueToken({ userId: user.id, kind: 'personal', plan, ...expiry })
      return { user, secret, token }
    },
  }
}

test('a caller with a token gets the user and the plan of that token', async () => {
  const { send, issue } = await start()
  const { secret } = await issue('ada', 'basic')
  const { json } = await send('/whoami', secret)
  assert.deepEqual(json, {
    login: 'ada',
    role: 'user',
    kind: 'personal',
    plan: 'basic',
    scopes: [],
    remaining: 49,
  })
})

test('credentials are accepted in every form that HTTP allows', async () => {
  const { send, issue } = await start()
  const { secret } = await issue('ada', 'basic')
  for (const authorization of [`Bearer ${secret}`, `bearer ${secret}`, `BEARER   ${secret}`])
    assert.equal((await send('/whoami', undefined, { authorization })).json.login, 'ada', authorization)
})

test('invalid credentials are rejected, never treated as anonymous', async () => {
  const { send, issue, auth } = await start()
  const { secret } = await issue('ada', 'basic')
  for (const authorization of [
    'Bearer wrong',
    'Bearer ',
    'Bearer',
    '',
    'nonsense',
    `Basic ${secret}`,
    secret,
    `Bearer ${secret} more`,
    `Bearer ${secret.slice(0, -1)}`,
    `Bearer, ${secret}`,
    `Bearer ${'x'.repeat(20_000)}`,
  ]) {
    const response = await send('/whoami', undefined, { authorization })
    assert.deepEqual([response.status, response.json.oops], [401, 'unauthorized'], authorization.slice(0, 30))
  }
  assert.ok((await auth.authenticate(secret, '')).caller)
})

test('a caller whose token is revoked while the body arrives is rejected', async () => {
  const clock = createManualClock()
  let authenticated = Promise.withResolvers<void>()
  const subject = () => void authenticated.resolve()
  const { url, issue, auth } = await start({ subject }, { clock })
  const { secret, token } = await issue('ada', 'basic')
  async function postSlowly(id: number, meanwhile: () => unknown): Promise<number | undefined> {
    authenticated = Promise.withResolvers()
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const posting = request(`${url}/notes`, { method: 'POST', headers })
    posting.write(`{"id":${id},`)
    await authenticated.promise
    await meanwhile()
    clock.advance(60_000)
    posting.end('"text":"late"}')
    const [response] = await once(posting, 'response')
    response.resume()
    return response.statusCode
  }
  assert.equal(await postSlowly(7, () => {}), 201)
  assert.equal(await postSlowly(8, () => auth.revokeToken(token.id)), 401)
})

test('a token that is expired, revoked or of a suspended user is rejected', async () => {
  const clock = createManualClock()
  const { send, issue, auth } = await start({}, { clock })
  const expiring = await issue('ada', 'basic', clock.now() + 1000)
  assert.equal((await send('/whoami', expiring.secret)).status, 200)
  clock.advance(1000)
  assert.equal((await send('/whoami', expiring.secret)).status, 401)

  const revoked = await issue('bob', 'basic')
  assert.equal((await send('/whoami', revoked.secret)).status, 200)
  await auth.revokeToken(revoked.token.id)
  assert.equal((await send('/whoami', revoked.secret)).status, 401)

  const suspended = await issue('eve', 'basic')
  await auth.changeUser(suspended.user.id, { suspended: true })
  assert.equal((await send('/whoami', suspended.secret)).status, 401)
  await auth.changeUser(suspended.user.id, { suspended: false })
  assert.equal((await send('/whoami', suspended.secret)).status, 200)
})

test('anonymous requests are limited per address by the anonymous plan, and rejected without one', async () => {
  const open = await start()
  for (const remaining of ['4', '3', '2', '1', '0']) {
    const response = await open.send('/whoami')
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('x-limit'), '5')
    assert.equal(response.headers.get('x-remaining'), remaining)
    assert.deepEqual([response.json.login, response.json.kind], [null, 'anonymous'])
  }
  const rejected = await open.send('/whoami')
  assert.deepEqual([rejected.status, rejected.json.oops], [429, 'limit_exceeded'])
  assert.equal(rejected.headers.get('x-remaining'), '0')
  assert.equal(rejected.headers.get('retry-after'), String(hourMs / 1000))
  const { secret } = await open.issue('ada', 'basic')
  assert.equal((await open.send('/whoami', secret)).status, 200)

  const { anonymousPlan: _none, ...closed } = noteAccess
  const service = await startTestService({ ...notes, access: () => closed })
  const response = await service.call('/whoami')
  assert.deepEqual([response.status, response.json.oops], [401, 'unauthorized'])
})

test('concurrent requests are granted exactly up to the limit', async () => {
  const clock = createManualClock()
  const { send, issue } = await start({}, { clock })
  const first = await issue('ada', 'basic')
  const second = await issue('ada', 'basic')
  const other = await issue('bob', 'basic')
  const send60 = (secret: string) => Array.from({ length: 60 }, () => send('/whoami', secret))
  const responses = await Promise.all([...send60(first.secret), ...send60(second.secret)])
  assert.equal(responses.filter(({ status }) => status === 200).length, 50)
  assert.equal(responses.filter(({ status }) => status === 429).length, 70)
  const remaining = responses.filter(({ status }) => status === 200).map(({ json }) => json.remaining)
  assert.deepEqual(
    remaining.sort((a, b) => a - b),
    Array.from({ length: 50 }, (_, index) => index),
  )
  assert.equal((await send('/whoami', other.secret)).status, 200)
  clock.advance(hourMs)
  assert.equal((await send('/whoami', first.secret)).json.remaining, 49)
})

test('a route with its own windows counts them per user or address, in addition to the plan', async () => {
  const clock = createManualClock()
  const windows = [{ name: 'pages', unit: 'minute', max: 2, starts: 'first-use' }] as const
  const routeLimit: Access['routeLimit'] = ({ url }) =>
    url === '/whoami' ? { name: 'pages', windows } : undefined
  const { send, issue } = await start({ routeLimit }, { clock })
  const { secret } = await issue('ada', 'basic')
  for (const token of [undefined, secret]) {
    assert.equal((await send('/whoami', token)).status, 200)
    assert.equal((await send('/whoami', token)).status, 200)
    const rejected = await send('/whoami', token)
    assert.deepEqual([rejected.status, rejected.json.oops], [429, 'too_many_requests'])
    assert.equal(rejected.headers.get('retry-after'), '60')
  }
  assert.equal((await send('/notes/1', secret)).headers.get('x-remaining'), '47')
  clock.advance(60_000)
  assert.equal((await send('/whoami', secret)).status, 200)
})

test('a 304 response costs nothing if the ecosystem defines it so', async () => {
  const validator = { 'if-none-match': '"1"' }
  const refunding = await start()
  const { secret } = await refunding.issue('ada', 'basic')
  assert.equal((await refunding.send('/notes/1', secret)).headers.get('x-remaining'), '49')
  for (let count = 0; count < 3; count++) {
    const response = await refunding.send('/notes/1', secret, validator)
    assert.deepEqual([response.status, response.headers.get('x-remaining')], [304, '49'])
  }
  assert.equal((await refunding.send('/notes/1', secret)).headers.get('x-remaining'), '48')

  const charging = await start({ refundedStatuses: [] })
  const other = await charging.issue('ada', 'basic')
  assert.equal((await charging.send('/notes/1', other.secret, validator)).headers.get('x-remaining'), '49')
  assert.equal((await charging.send('/notes/1', other.secret, validator)).headers.get('x-remaining'), '48')
})

test('a 304 after the window has reset refunds nothing to the next window', async () => {
  const clock = createManualClock()
  let beforeAnswer = async () => {}
  const definition = {
    ...notes,
    async setup(context: Parameters<typeof notes.setup>[0]) {
      const parts = await notes.setup(context)
      return {
        ...parts,
        routes: [
          ...parts.routes,
          (app: Parameters<(typeof parts.routes)[number]>[0]) => {
            app.get('/slow', async (_request, reply) => {
              await beforeAnswer()
              return reply.code(304).send()
            })
          },
        ],
      }
    },
  }
  const service = await startTestService(definition, { clock })
  const send = (path: string) => service.call(path)
  assert.equal((await send('/whoami')).json.remaining, 4)
  beforeAnswer = async () => {
    clock.advance(hourMs)
    assert.equal((await send('/whoami')).json.remaining, 4)
  }
  assert.equal((await send('/slow')).headers.get('x-remaining'), '4')
  assert.equal((await send('/whoami')).json.remaining, 3)
})

test('an open route needs no credentials and costs nothing, with any credentials', async () => {
  const { send } = await start()
  for (let count = 0; count < 10; count++) {
    const response = await send('/greeting', count % 2 ? 'wrong' : undefined)
    assert.equal(response.status, 200)
    assert.equal(response.json.caller, 'anonymous')
    assert.equal(response.headers.get('x-remaining'), null)
  }
  assert.equal((await send('/whoami')).json.remaining, 4)
})

test('a path without an operation costs nothing and needs no credentials', async () => {
  const { call } = await start()
  for (const [path, method, status] of [
    ['/none', 'GET', 404],
    ['/none', 'POST', 404],
    ['/whoami', 'DELETE', 405],
    ['/whoami', 'OPTIONS', 204],
    ['/notes/%ff', 'GET', 400],
  ] as const) {
    const response = await call(path, { method, headers: { authorization: 'Bearer wrong' } })
    assert.equal(response.status, status)
    assert.equal(response.headers.get('x-remaining'), null)
  }
  assert.equal((await call('/whoami')).json.remaining, 4)
})

test('a rejected request costs as much as a successful one', async () => {
  const { call, send } = await start()
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  assert.equal((await call('/notes/first')).status, 400)
  assert.equal(
    (await fetch((await send('/greeting')).json.self.replace('greeting', 'notes'), { ...post, body: '{' }))
      .status,
    400,
  )
  assert.equal((await call('/whoami')).json.remaining, 2)
})

test('a token with a removed plan gets the default plan', async () => {
  const { send, issue } = await start()
  const { secret } = await issue('ada', 'platinum')
  const response = await send('/whoami', secret)
  assert.equal(response.headers.get('x-limit'), String(notePlans.getPlan('free').windows[0]?.max))
})

test('disabled limits reject no request', async () => {
  const { send } = await start({}, { limits: 'off' })
  for (let count = 0; count < 8; count++) assert.equal((await send('/whoami')).status, 200)
  assert.equal((await send('/whoami')).headers.get('x-remaining'), '0')
})

test('a service with its own credentials and subjects resolves them itself', async () => {
  const { send, issue } = await start({
    credentials: ({ query }) => untyped(query).key,
    subject: ({ tokenId }) => `token:${tokenId}`,
  })
  const [first, second] = [await issue('ada', 'basic'), await issue('ada', 'basic')]
  assert.equal((await send(`/whoami?key=${first.secret}`)).json.remaining, 49)
  assert.equal((await send(`/whoami?key=${first.secret}`)).json.remaining, 48)
  assert.equal((await send(`/whoami?key=${second.secret}`)).json.remaining, 49)
  assert.equal((await send('/whoami', first.secret)).json.kind, 'anonymous')
  assert.equal((await send('/whoami?key=wrong')).status, 401)
})

test('a service that allows passwords signs in with them and throttles guessing', async () => {
  const { send, context } = await start({
    password: ({ query }) => {
      const { login, password } = untyped(query)
      return password === undefined ? undefined : { login, password }
    },
  })
  await context.auth.createUser({ login: 'ada', password: 'right', plan: 'basic' })
  assert.equal((await send('/whoami?login=ada&password=right')).json.kind, 'password')
  const statuses: number[] = []
  for (let count = 0; count < 8; count++)
    statuses.push((await send('/whoami?login=ada&password=wrong')).status)
  assert.equal(statuses[0], 401)
  assert.equal(statuses.at(-1), 429)
})

test('callers behind a trusted proxy are counted by their forwarded address', async () => {
  const { send } = await start({}, { trustedProxies: ['127.0.0.1'] })
  const from = (address: string) => send('/whoami', undefined, { 'x-forwarded-for': address })
  assert.equal((await from('203.0.113.1')).json.remaining, 4)
  assert.equal((await from('203.0.113.2')).json.remaining, 4)
  assert.equal((await from('203.0.113.1')).json.remaining, 3)
  assert.equal((await from('2001:db8::1')).json.remaining, 4)
  assert.equal((await from('2001:db8::2')).json.remaining, 3)
})

test('a free route identifies its caller, shows the windows and costs nothing', async () => {
  const definition = {
    ...notes,
    setup: () => ({
      renderError: renderOops,
      routes: [
        (app: App) => {
          app.get('/free', { config: { access: 'free' } }, ({ caller }) => ({ login: caller.user?.login }))
        },
      ],
    }),
  }
  const { call, demo } = await startTestService(definition, { clock: createManualClock() })
  const headers = { authorization: `Bearer ${demo?.token}` }
  for (const _ of [1, 2]) {
    const { json, headers: responseHeaders } = await call('/free', { headers })
    assert.equal(json.login, 'demo')
    assert.equal(responseHeaders.get('x-remaining'), '100000')
  }
  assert.equal(
    (await call('/free', { headers: { authorization: 'Bearer wrong-wrong-wrong-wrong' } })).status,
    401,
  )
})
