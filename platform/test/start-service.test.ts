import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { portOf } from '@octavo/testing/port-of.ts'
import { startTestService } from '@octavo/testing/service.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { Type } from 'typebox'
import { prepareDemo } from '../src/demo.ts'
import { PortTakenError } from '../src/http/listen.ts'
import { createLogger } from '../src/log.ts'
import { defineService, type ServiceSetup } from '../src/service.ts'
import { describeService } from '../src/start-service.ts'
import { assertOpenApi } from './http/openapi-structure.ts'
import { bodyOf, exchange, renderOops } from './http/sample-app.ts'
import { noteAccess, notes } from './sample-service.ts'

/** Returns the sample service with another setup. */
function notesWith(change: (setup: ServiceSetup) => ServiceSetup): typeof notes {
  return { ...notes, setup: async (context) => change(await notes.setup(context)) }
}

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Redirects temporary files to a separate folder that the test can inspect. */
async function ownTemporary(t: TestContext): Promise<string> {
  const folder = await temporaryFolder(t)
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  t.after(() => {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  })
  return folder
}

const post = (body: object, token: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
})

test('a started service has sample data, serves routes, runs jobs and stores blobs', async () => {
  const { call, demo, context } = await startTestService(notes)
  assert.deepEqual((await call('/notes')).json, [{ id: 1, text: 'first', author: 'seed' }])
  const created = await call('/notes', post({ id: 2, text: 'second' }, demo?.token ?? ''))
  assert.deepEqual([created.status, created.json.author], [201, 'demo'])
  await context.jobs.idle()
  assert.deepEqual(
    (await call('/notes')).json.map(({ text }: { text: string }) => text),
    ['first', 'second', 'copy of second'],
  )
  const put = await call('/blobs', { ...post({ text: 'blob' }, demo?.token ?? ''), method: 'PUT' })
  assert.equal((await context.blobs.read(put.json.hash)).toString(), 'blob')
})

test('a service started with others runs no jobs until they are started', async () => {
  let runs = 0
  const looking = notesWith((setup) => ({
    ...setup,
    jobs: { look: { everyMs: 3_600_000, run: async () => void runs++ } },
  }))
  const { call, context, startJobs } = await startTestService(looking, { deferJobs: true })
  assert.equal((await call('/notes')).status, 200)
  await context.jobs.idle()
  assert.equal(runs, 0)
  await startJobs()
  await context.jobs.idle()
  assert.equal(runs, 1)
})

test('a service started empty has no sample data, and gets it on a later start', async (t) => {
  const dataDir = await temporaryFolder(t)
  const empty = await startTestService(notes, { dataDir, sampleData: false })
  assert.deepEqual((await empty.call('/notes')).json, [])
  await empty.close()
  const filled = await startTestService(notes, { dataDir })
  assert.equal((await filled.call('/notes')).json.length, 1)
})

test('deleted sample data stays deleted; an interrupted seed is completed', async (t) => {
  const dataDir = await temporaryFolder(t)
  const failing = notesWith(({ seed, ...setup }) => ({
    ...setup,
    async seed() {
      await seed?.()
      throw new Error('half of it')
    },
  }))
  await assert.rejects(startTestService(failing, { dataDir }), /half of it/)
  const first = await startTestService(notes, { dataDir })
  assert.equal((await first.call('/notes')).json.length, 1)
  await first.context.db.write((tx) => tx.deleteFrom('note').execute())
  await first.close()
  const second = await startTestService(notes, { dataDir })
  assert.deepEqual((await second.call('/notes')).json, [])
})

test('a service that cannot be seeded is seeded at a later start', async (t) => {
  const dataDir = await temporaryFolder(t)
  const first = await startTestService(
    notesWith((setup) => ({ ...setup, seed: undefined })),
    { dataDir },
  )
  assert.deepEqual((await first.call('/notes')).json, [])
  await first.close()
  const second = await startTestService(notes, { dataDir })
  assert.equal((await second.call('/notes')).json.length, 1)
})

test('a service without declared webhooks has none', async () => {
  const { context } = await startTestService(notes)
  assert.throws(() => context.webhooks.list, /notes declares no webhooks/)
})

test('a service has an importer for each import source that it declares', async () => {
  const imports = { list: { summary: 'a list', location: 'FILE' } }
  const listing = notesWith((setup) => ({
    ...setup,
    importers: { list: async () => ({ text: 'Done', counts: {} }) },
  }))
  await assert.rejects(startTestService({ ...notes, imports }), /import sources "list"/)
  await assert.rejects(startTestService(listing), /import sources "", and has "list"/)
  assert.equal((await (await startTestService({ ...listing, imports })).call('/notes')).status, 200)
})

test('demo credentials with the same secret are valid and stable across starts', async (t) => {
  const dataDir = await temporaryFolder(t)
  const first = await startTestService(notes, { dataDir, demoSecret: 'secret' })
  await first.close()
  const second = await startTestService(notes, { dataDir, demoSecret: 'secret' })
  const { demo, call, context } = second
  assert.ok(demo)
  assert.deepEqual(demo, first.demo)
  assert.deepEqual([demo.user, demo.plan], ['demo', 'pro'])
  const response = await call('/whoami', { headers: { authorization: `Bearer ${demo.token}` } })
  const { remaining: _counted, ...identity } = response.json
  assert.deepEqual(identity, {
    login: 'demo',
    role: 'owner',
    kind: 'personal',
    plan: 'pro',
    scopes: ['read'],
  })
  const outcome = await context.auth.signIn('demo', demo.password, '127.0.0.1')
  assert.equal(outcome.caller?.user?.login, 'demo')
  const user = await context.auth.findUser('demo')
  assert.equal((await listTokens(context.auth, user?.id ?? 0)).length, 1)
})

test('demo credentials prepared by concurrent processes are created once', async () => {
  const { context } = await startTestService(notes, { sampleData: false })
  const access = { ...noteAccess, demo: { login: 'other', plan: 'free' } }
  const prepared = await Promise.all(
    Array.from({ length: 4 }, () => prepareDemo('notes', access, context.auth, 'another secret')),
  )
  const [first] = prepared
  for (const one of prepared) assert.deepEqual(one, first)
  const { caller } = await context.auth.authenticate(first?.token ?? '', '')
  assert.deepEqual([caller?.user?.login, caller?.plan], ['other', 'basic'])
})

test('demo credentials differ by secret, service and format', async () => {
  const shaped = { ...noteAccess.token, kind: 'personal', secret: () => 'shaped-like-the-original' }
  const services = await Promise.all([
    startTestService(notes, { demoSecret: 'a' }),
    startTestService(notes, { demoSecret: 'b' }),
    startTestService({ ...notes, name: 'other' }, { demoSecret: 'a' }),
    startTestService(notes),
    startTestService({ ...notes, access: () => ({ ...noteAccess, token: shaped }) }, { demoSecret: 'a' }),
  ])
  const tokens = services.map(({ demo }) => demo?.token)
  assert.equal(new Set(tokens).size, 5)
  assert.equal(tokens[4], 'shaped-like-the-original')
})

test('a revoked demo token stays revoked', async (t) => {
  const dataDir = await temporaryFolder(t)
  const first = await startTestService(notes, { dataDir, demoSecret: 'secret' })
  const user = await first.context.auth.findUser('demo')
  for (const { id } of await listTokens(first.context.auth, user?.id ?? 0))
    await first.context.auth.revokeToken(id)
  await first.close()
  const second = await startTestService(notes, { dataDir, demoSecret: 'secret' })
  const response = await second.call('/whoami', {
    headers: { authorization: `Bearer ${second.demo?.token}` },
  })
  assert.equal(response.status, 401)
})

test('absolute URLs use the public URL if configured', async () => {
  const { call, url } = await startTestService(notes, { publicUrl: 'https://notes.example.org/' })
  assert.deepEqual((await call('/greeting')).json, {
    greeting: 'hello',
    caller: 'anonymous',
    self: 'https://notes.example.org/greeting',
    elsewhere: 'https://notes.example.org',
  })
  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/)
})

test('absolute URLs otherwise use the client’s Host header or the listening address', async () => {
  const { url } = await startTestService(notes)
  const send = async (host: string) => {
    const text = `GET /greeting HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`
    const { self, elsewhere } = bodyOf(await exchange(Number(new URL(url).port), text))
    assert.equal(elsewhere, url)
    return self
  }
  assert.equal(await send('octavo.local:1234'), 'http://octavo.local:1234/greeting')
  assert.equal(await send('evil"><script>'), `${url}/greeting`)
  assert.equal(await send('two hosts'), `${url}/greeting`)
})

test('settings of a service reach it by its name', async () => {
  const settings = { env: { OCTAVO_NOTES_GREETING: 'grüezi' } }
  const { call, settings: resolved } = await startTestService(notes, { settings })
  assert.equal((await call('/greeting')).json.greeting, 'grüezi')
  assert.deepEqual(resolved.origins, { greeting: 'environment' })
  await assert.rejects(
    startTestService(notes, { settings: { file: { notes: { greting: 'x' } } } }),
    /notes\.greting/,
  )
})

test('a stopping service finishes open requests, then closes itself, then its storage', async () => {
  const steps: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: requested, resolve: onRequest } = Promise.withResolvers<void>()
  const service = await startTestService(
    notesWith((setup) => ({
      ...setup,
      routes: [
        (app) => {
          app.get('/held', async () => {
            onRequest()
            await released
            steps.push('answered')
            return 'held'
          })
        },
      ],
      async close() {
        await service.check()
        steps.push('closed')
      },
    })),
  )
  const response = service.call('/held')
  await requested
  const closed = service.close()
  release()
  await closed
  assert.equal((await response).text, 'held')
  assert.deepEqual(steps, ['answered', 'closed'])
  await assert.rejects(service.check())
})

test('a service that fails to start at any point leaves nothing open', async (t) => {
  const folder = await ownTemporary(t)
  let closings = 0
  const close = async () => void closings++
  const counting = notesWith((setup) => ({ ...setup, close }))
  const failing = () => Promise.reject(new Error('on purpose'))
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  t.after(() => listener.close())

  await assert.rejects(startTestService({ ...counting, migrations: { '001-wrong': failing } }), /on purpose/)
  await assert.rejects(startTestService({ ...counting, setup: failing }), /on purpose/)
  assert.equal(closings, 0)
  await assert.rejects(
    startTestService(notesWith((setup) => ({ ...setup, close, seed: failing }))),
    /on purpose/,
  )
  await assert.rejects(
    startTestService(notesWith((setup) => ({ ...setup, close, routes: [failing] }))),
    /on purpose/,
  )
  await assert.rejects(startTestService(counting, { port: portOf(listener) }), PortTakenError)
  assert.equal(closings, 3)
  assert.deepEqual(await readdir(folder), [])
})

test('a service whose close fails still closes its storage', async (t) => {
  const folder = await ownTemporary(t)
  const service = await startTestService(
    notesWith((setup) => ({ ...setup, close: () => Promise.reject(new Error('on purpose')) })),
  )
  await assert.rejects(service.close(), /on purpose/)
  await assert.rejects(service.check())
  assert.deepEqual(await readdir(folder), [])
})

test('the OpenAPI description is the same with and without a running service', async (t) => {
  const folder = await ownTemporary(t)
  const description = await describeService(notes, createLogger('silent'))
  assertOpenApi(description)
  assert.deepEqual(await readdir(folder), [])
  assert.deepEqual((await startTestService(notes)).describe(), description)
})

test('a service without migrations works, and using its storage throws', async () => {
  const plain = defineService({
    name: 'plain',
    title: 'Plain',
    summary: 'Keeps nothing.',
    version: 'v1',
    firstCall: '/',
    config: Type.Object({}),
    setup: ({ db }) => ({
      routes: [
        (app) => {
          app.get('/', () => 'plain')
          app.get('/db', () => db.read.selectFrom('note' as never).execute())
        },
      ],
      renderError: renderOops,
    }),
  })
  const { call, demo, check } = await startTestService(plain)
  assert.equal((await call('/')).text, 'plain')
  assert.equal((await call('/db')).status, 500)
  assert.equal(demo, undefined)
  await check()
})
