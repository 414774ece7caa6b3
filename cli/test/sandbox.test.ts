import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import { notebook } from '@octavo/testing/notebook.ts'
import { startServer } from '../src/server.ts'
import { resolveServerSettings } from '../src/settings.ts'
import { octavo, serve, temporaryFolder } from './octavo-process.ts'

const settings = resolveServerSettings(
  { flags: { data: temporaryFolder(), port: '0', sandbox: true, log: 'silent' } },
  ['notebook'],
)
const definition = { name: 'notebook', offset: 1, definition: notebook, load: async () => notebook }
const house = await startServer({ settings, sources: {}, services: [definition], log: createLogger('silent') })
after(() => house.close())
const { portal, adminToken, services } = house.deployment
const url = services.notebook?.url ?? ''

async function keeper(method: string, path: string, body?: unknown) {
  const response = await fetch(portal + path, {
    method,
    headers: {
      authorization: `Bearer ${adminToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, json: text ? JSON.parse(text) : undefined }
}
// What a notebook answers there is a list of texts.
const notes = async (at = url) => (await (await fetch(`${at}/notes`)).json()) as string[]
const write = (text: string, at = url) =>
  fetch(`${at}/notes`, {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  })

test('sandbox: a snapshot brings back what was there', async () => {
  await write('before')
  assert.equal((await keeper('POST', '/api/sandbox/snapshots', { name: 'first' })).status, 201)
  await write('after')
  assert.deepEqual(await notes(), ['before', 'after'])
  assert.equal((await keeper('POST', '/api/sandbox/snapshots/first/restore')).status, 204)
  assert.deepEqual(await notes(), ['before'])
})

test('sandbox: a fork answers the same and then goes its own way', async () => {
  const { status, json: fork } = await keeper('POST', '/api/sandbox/forks', {})
  assert.equal(status, 201)
  const forked = fork.services.notebook.url
  assert.deepEqual(await notes(forked), await notes())
  await write('only in the fork', forked)
  await write('only at home')
  assert.deepEqual((await notes(forked)).at(-1), 'only in the fork')
  assert.deepEqual((await notes()).at(-1), 'only at home')
  assert.equal((await keeper('DELETE', `/api/sandbox/forks/${fork.id}`)).status, 204)
  await assert.rejects(notes(forked))
})

test('sandbox: the relay reaches a fork, for as long as it is there', async () => {
  const relay = (fork?: string) =>
    keeper('POST', '/api/call', { service: 'notebook', method: 'GET', path: '/notes', fork })
  const { json: fork } = await keeper('POST', '/api/sandbox/forks', {})
  const forked = fork.services.notebook.url
  await write('told through the relay', forked)
  assert.ok((await relay(fork.id)).json.body.includes('told through the relay'))
  assert.ok(!(await relay()).json.body.includes('told through the relay'))
  const nobody = { service: 'nobody', method: 'GET', path: '/', fork: fork.id }
  assert.equal((await keeper('POST', '/api/call', nobody)).status, 404)
  assert.equal((await keeper('DELETE', `/api/sandbox/forks/${fork.id}`)).status, 204)
  const { status, json } = await relay(fork.id)
  assert.deepEqual([status, json.error.code], [404, 'no_fork'])
})

test('sandbox: reset is back at the beginning', async () => {
  await write('something')
  assert.equal((await keeper('POST', '/api/sandbox/reset', {})).status, 204)
  assert.deepEqual(await notes(), [])
})

test('sandbox: reset brings the data back, the real time, and takes the faults away', async (t) => {
  await write('something')
  await keeper('POST', '/api/sandbox/clock', { advanceMs: 3_600_000 })
  await keeper('POST', '/api/sandbox/faults', { kind: 'latency', latencyMs: 0 })
  const startMs = performance.now()
  assert.equal((await keeper('POST', '/api/sandbox/reset', {})).status, 204)
  t.diagnostic(`reset: ${Math.round(performance.now() - startMs)} ms`)
  const { json: state } = await keeper('GET', '/api/sandbox')
  assert.deepEqual([state.offsetMs, state.faults], [0, []])
  assert.deepEqual(await notes(), [])
})

test('sandbox: reset of one service leaves the time and the faults of all', async () => {
  await write('something')
  await keeper('POST', '/api/sandbox/clock', { advanceMs: 1000 })
  await keeper('POST', '/api/sandbox/faults', { kind: 'latency', latencyMs: 0, service: 'notebook' })
  const { json: shared } = await keeper('POST', '/api/sandbox/faults', { kind: 'latency', latencyMs: 0 })
  assert.equal((await keeper('POST', '/api/sandbox/reset', { services: ['notebook'] })).status, 204)
  const { json: state } = await keeper('GET', '/api/sandbox')
  assert.equal(state.offsetMs, 1000)
  assert.deepEqual(
    state.faults.map(({ id }: { id: string }) => id),
    [shared.id],
  )
  assert.deepEqual(await notes(), [])
  await keeper('POST', '/api/sandbox/reset', {})
})

test('sandbox: several resets at once, while notes are written, end in one state', async () => {
  const writing = Array.from({ length: 30 }, (_, index) => write(`note ${index}`))
  const resetting = Array.from({ length: 4 }, () => keeper('POST', '/api/sandbox/reset', {}))
  for (const { status } of await Promise.all(writing)) assert.equal(status, 200)
  for (const { status } of await Promise.all(resetting)) assert.equal(status, 204)
  assert.equal((await keeper('POST', '/api/sandbox/reset', {})).status, 204)
  assert.deepEqual(await notes(), [])
})

test('sandbox: an unknown key is refused, by name and with those that there are', async () => {
  const bodies: Record<string, [body: object, allowed: string]> = {
    '/api/sandbox/faults': [{ kind: 'drop' }, 'kind, service, method, route'],
    '/api/sandbox/clock': [{ advanceMs: 1 }, 'advanceMs, toMs, reset'],
    '/api/sandbox/reset': [{}, 'services'],
    '/api/sandbox/snapshots': [{ name: 'x' }, 'name'],
    '/api/sandbox/forks': [{}, 'snapshot'],
    '/api/session': [{ token: 'x' }, 'token'],
    '/api/call': [{ service: 'notebook', method: 'GET', path: '/' }, 'service, fork, method, path'],
    '/api/services/notebook/tokens': [{ plan: 'free' }, 'user, plan, scopes, label'],
  }
  for (const [path, [body, allowed]] of Object.entries(bodies)) {
    const { status, json } = await keeper('POST', path, { ...body, sevice: 'notebook' })
    assert.equal(status, 400, path)
    assert.ok(json.error.message.includes(`sevice is not expected: there are ${allowed}`), json.error.message)
  }
  const restore = await keeper('POST', '/api/sandbox/snapshots/x/restore', { sevice: 'x' })
  assert.match(restore.json.error.message, /sevice is not expected/)
  assert.match(
    (await keeper('GET', '/api/journal?sevice=x')).json.error.message,
    /sevice.*there are service, q/,
  )
  const { json: state } = await keeper('GET', '/api/sandbox')
  assert.deepEqual([state.faults, state.offsetMs], [[], 0])
})

test('sandbox: the clock moves and comes back', async () => {
  const { json: moved } = await keeper('POST', '/api/sandbox/clock', { advanceMs: 3_600_000 })
  assert.equal(moved.offsetMs, 3_600_000)
  assert.equal((await keeper('POST', '/api/sandbox/clock', { reset: true })).json.offsetMs, 0)
  assert.equal((await keeper('POST', '/api/sandbox/clock', { advanceMs: 1, reset: true })).status, 400)
})

test('sandbox: a fault strikes as often as it was told to, and the journal knows', async () => {
  const { json: fault } = await keeper('POST', '/api/sandbox/faults', {
    kind: 'status',
    status: 503,
    service: 'notebook',
    count: 2,
  })
  const statuses = [await write('1'), await write('2'), await write('3')].map(({ status }) => status)
  assert.deepEqual(statuses, [503, 503, 200])
  const { json: journal } = await keeper('GET', '/api/journal?status=5xx')
  assert.deepEqual(
    journal.entries.slice(0, 2).map((entry: { fault: string }) => entry.fault),
    [fault.id, fault.id],
  )
})

test('sandbox: the journal gives every request back as a line to paste', async () => {
  await fetch(`${url}/notes`, {
    method: 'POST',
    body: '{"text":"it\'s"}',
    headers: { 'content-type': 'application/json', authorization: 'Bearer hidden' },
  })
  const { json: journal } = await keeper('GET', '/api/journal?status=200&q=POST')
  const { json: entry } = await keeper('GET', `/api/journal/${journal.entries[0].id}`)
  assert.equal(entry.route, '/notes')
  assert.match(
    entry.curl,
    /^curl -X POST .*-H 'content-type: application\/json'.* --data-raw '\{"text":"it'\\''s"\}' 'http:.*\/notes'$/,
  )
  assert.ok(!JSON.stringify(entry).includes('hidden'))
})

test('sandbox: wrong wishes are refused in words', async () => {
  const refused: [string, string, unknown, number][] = [
    ['POST', '/api/sandbox/faults', { kind: 'status', status: 200 }, 400],
    ['POST', '/api/sandbox/faults', { kind: 'drop', status: 503 }, 400],
    ['POST', '/api/sandbox/faults', { kind: 'status', latencyMs: 1 }, 400],
    ['POST', '/api/sandbox/faults', { kind: 'status', service: 'nobody' }, 404],
    ['POST', '/api/sandbox/clock', {}, 400],
    ['POST', '/api/sandbox/clock', { reset: false }, 400],
    ['POST', '/api/sandbox/clock', { toMs: 8.64e15 }, 400],
    ['POST', '/api/sandbox/snapshots', { name: '../escape' }, 400],
    ['POST', '/api/sandbox/snapshots/none/restore', undefined, 400],
    ['POST', '/api/sandbox/reset', { services: ['nobody'] }, 404],
    ['DELETE', '/api/sandbox/forks/none', undefined, 404],
    ['GET', '/api/journal?status=abc', undefined, 400],
  ]
  for (const [method, path, body, status] of refused)
    assert.equal((await keeper(method, path, body)).status, status, path)
})

test('sandbox: nobody but the keeper, and without the flag nobody at all', async () => {
  for (const path of ['/api/sandbox', '/api/journal'])
    assert.equal((await fetch(portal + path)).status, 401, path)
  const { deployment, child, ended } = await serve(temporaryFolder(), '--log', 'silent')
  for (const path of ['/api/sandbox', '/api/journal', '/api/sandbox/snapshots']) {
    const response = await fetch(deployment.portal + path, {
      headers: { authorization: `Bearer ${deployment.adminToken}` },
    })
    assert.equal(response.status, 404, path)
  }
  child.kill('SIGTERM')
  await ended
  assert.equal((await octavo('serve', '--sandbx')).code, 2)
})
