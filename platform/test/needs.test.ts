import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { test } from 'node:test'
import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import { createManualClock } from '../src/clock.ts'
import { platformProblem } from '../src/errors.ts'
import type { App } from '../src/http/app.ts'
import { installNeeds, ownCredentials } from '../src/needs.ts'
import type { Routes } from '../src/service.ts'
import { notes } from './sample-service.ts'

interface Need {
  role: string
}

/** Not in the type of `config.needs`, so that services cannot declare it. */
const needs = (role: string) => ({ role }) as never

function startWith(routes: Routes, options: TestOptions = {}) {
  const installed = (app: App) =>
    installNeeds<Need>(app, {
      example: () => "needs: { role: 'owner' }",
      findIssue: ({ role }, { config }) =>
        config?.access === 'open' ? `is open, but needs ${role}.` : undefined,
      async check({ role }, { caller }, reply) {
        if (role === 'nobody') return reply.code(418).send('replied')
        if (caller.user?.role !== role) throw platformProblem('forbidden')
      },
    })
  return startTestService(
    {
      ...notes,
      setup: async (context) => ({ ...(await notes.setup(context)), routes: [installed, routes] }),
    },
    options,
  )
}

const owner = { config: { needs: needs('owner') } }

test('the needs of a route are checked before its body is read', async () => {
  const { call, demo } = await startWith((app) => {
    app.post('/write', owner, async () => 'written')
  })
  const body = { method: 'POST', body: '{ broken', headers: { 'content-type': 'application/json' } }
  assert.equal((await call('/write', body)).status, 403)
  const headers = { authorization: `Bearer ${demo?.token}` }
  assert.equal((await call('/write', { method: 'POST', headers })).text, 'written')
  assert.equal((await call('/write', { ...body, headers: { ...body.headers, ...headers } })).status, 400)
})

test('the needs are checked again after a body that took long', async () => {
  const clock = createManualClock()
  const checked = Promise.withResolvers<void>()
  const { url, demo, context } = await startWith(
    (app) => {
      app.post('/write', owner, async () => 'written')
      app.addHook('preParsing', async () => checked.resolve())
    },
    { clock },
  )
  const headers = { authorization: `Bearer ${demo?.token}`, 'content-type': 'application/json' }
  const posting = request(`${url}/write`, { method: 'POST', headers })
  posting.write('{')
  await checked.promise
  const user = await context.auth.findUser('demo')
  await context.auth.changeUser(user?.id ?? 0, { role: 'user' })
  clock.advance(60_000)
  posting.end('}')
  const [response] = await once(posting, 'response')
  response.resume()
  assert.equal(response.statusCode, 403)
})

test('a check may reply instead of the handler', async () => {
  const { call } = await startWith((app) => {
    app.get('/moved', { config: { needs: needs('nobody') } }, async () => assert.fail('was handled'))
  })
  const { status, text } = await call('/moved')
  assert.deepEqual([status, text], [418, 'replied'])
})

test('routes that authenticate callers themselves are not checked', async () => {
  const { call } = await startWith((app) => {
    app.get('/token', { config: { access: 'open', needs: ownCredentials } }, async () => 'token')
  })
  assert.equal((await call('/token')).text, 'token')
})

test('a service does not start with a route that declares no needs or wrong ones', async () => {
  const starting = startWith((app) => {
    app.get('/fine', owner, async () => '')
    app.get('/silent', async () => '')
    app.post('/open', { config: { ...owner.config, access: 'open' } }, async () => '')
  })
  await assert.rejects(starting, ({ message }: Error) => {
    assert.match(message, /GET \/silent declares no needs\. .* needs: \{ role: 'owner' \}/)
    assert.match(message, /POST \/open is open, but needs owner\./)
    assert.doesNotMatch(message, /fine/)
    return true
  })
})
