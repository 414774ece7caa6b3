import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import { notesService } from '@octavo/testing/notes-service.ts'
import { startServer } from '../src/server.ts'
import { resolveServerSettings } from '../src/settings.ts'
import { octavo, serve, temporaryFolder } from './octavo-process.ts'

const settings = resolveServerSettings(
  { flags: { data: temporaryFolder(), port: '0', sandbox: true, log: 'silent' } },
  ['notes'],
)
const definition = { name: 'notes', offset: 1, definition: notesService, load: async () => notesService }
const server = await startServer({
  settings,
  sources: {},
  services: [definition],
  log: createLogger('silent'),
})
after(() => server.close())
const { portal, adminToken, services } = server.deployment
const url = services.notes?.url ?? ''

async function callAsAdmin(method: string, path: string, body?: unknown) {
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
// The response is a list of texts.
const notes = async (at = url) => (await (await fetch(`${at}/notes`)).json()) as string[]
const write = (text: string, at = url) =>
  fetch(`${at}/notes`, {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  })

test('sandbox: a snapshot restores the data', async () => {
  await write('before')
  assert.equal((await callAsAdmin('POST', '/api/sandbox/snapshots', { name: 'first' })).status, 201)
  await write('after')
  assert.deepEqual(await notes(), ['before', 'after'])
  assert.equal((await callAsAdmin('POST', '/api/sandbox/snapshots/first/restore')).status, 204)
  assert.deepEqual(await notes(), ['before'])
})

test('sandbox: a fork has the same data and then diverges', async () => {
  const { status, json: fork } = await callAsAdmin('POST', '/api/sandbox/forks', {})
  assert.equal(status, 201)
  const forked = fork.services.notes.url
  assert.deepEqual(await notes(forked), await notes())
  await write('only in the fork', forked)
  await write('only at home')
  assert.deepEqual((await notes(forked)).at(-1), 'only in the fork')
  assert.deepEqual((await notes()).at(-1), 'only at home')
  assert.equal((await callAsAdmin('DELETE', `/api/sandbox/forks/${fork.id}`)).status, 204)
  await assert.rejects(notes(forked))
})

test('sandbox: the relay reaches a running fork', async () => {
  const relay = (fork?: string) =>
    callAsAdmin('POST', '/api/call', { service: 'notes', method: 'GET', path: '/notes', fork })
  const { json: fork } = await callAsAdmin('POST', '/api/sandbox/forks', {})
  const forked = fork.services.notes.url
  await write('told through the relay', forked)
  assert.ok((await relay(fork.id)).json.body.includes('told through the relay'))
  assert.ok(!(await relay()).json.body.includes('told through the relay'))
  const nobody = { service: 'nobody', method: 'GET', path: '/', fork: fork.id }
  assert.equal((await callAsAdmin('POST', '/api/call', nobody)).status, 404)
  assert.equal((await callAsAdmin('DELETE', `/api/sandbox/forks/${fork.id}`)).status, 204)
  const { status, json } = await relay(fork.id)
  assert.deepEqual([status, json.error.code], [404, 'no_fork'])
})

test('sandbox: reset restores the sample data', async () => {
  await write('something')
  assert.equal((await callAsAdmin('POST', '/api/sandbox/reset', {})).status, 204)
  assert.deepEqual(await notes(), [])
})

test('sandbox: reset restores data and the real time, and removes faults', async (t) => {
  await write('something')
  await callAsAdmin('POST', '/api/sandbox/clock', { advanceMs: 3_600_000 })
  await callAsAdmin('POST', '/api/sandbox/faults', { kind: 'latency', latencyMs: 0 })
  const startMs = performance.now()
  assert.equal((await callAsAdmin('POST', '/api/sandbox/reset', {})).status, 204)
  t.diagnostic(`reset: ${Math.round(performance.now() - startMs)} ms`)
  const { json: state } = await callAsAdmin('GET', '/api/sandbox')
  assert.deepEqual([state.offsetMs, state.faults], [0, []])
  assert.deepEqual(await notes(), [])
})

test('sandbox: reset of one service leaves the clock and general faults', async () => {
  await write('something')
  await callAsAdmin('POST', '/api/sandbox/clock', { advanceMs: 1000 })
  await callAsAdmin('POST', '/api/sandbox/faults', { kind: 'latency', latencyMs: 0, service: 'notes' })
  const { json: shared } = await callAsAdmin('POST', '/api/sandbox/faults', { kind: 'latency', latencyMs: 0 })
  assert.equal((await callAsAdmin('POST', '/api/sandbox/reset', { services: ['notes'] })).status, 204)
  const { json: state } = await callAsAdmin('GET', '/api/sandbox')
  assert.equal(state.offsetMs, 1000)
  assert.deepEqual(
    state.faults.map(({ id }: { id: string }) => id),
    [shared.id],
  )
  assert.deepEqual(await notes(), [])
  await callAsAdmin('POST', '/api/sandbox/reset', {})
})

test('sandbox: concurrent resets during writes end in one state', async () => {
  const writes = Array.from({ length: 30 }, (_, index) => write(`note ${index}`))
  const resetting = Array.from({ length: 4 }, () => callAsAdmin('POST', '/api/sandbox/reset', {}))
  for (const { status } of await Promise.all(writes)) assert.equal(status, 200)
  for (const { status } of await Promise.all(resetting)) assert.equal(status, 204)
  assert.equal((await callAsAdmin('POST', '/api/sandbox/reset', {})).status, 204)
  assert.deepEqual(await notes(), [])
})

test('sandbox: an unknown key is refused; the error lists the allowed keys', async () => {
  const bodies: Record<string, [body: object, allowed: string]> = {
    '/api/sandbox/faults': [{ kind: 'drop' }, 'kind, service, method, route'],
    '/api/sandbox/clock': [{ advanceMs: 1 }, 'advanceMs, toMs, reset'],
    '/api/sandbox/reset': [{}, 'services'],
    '/api/sandbox/snapshots': [{ name: 'x' }, 'name'],
    '/api/sandbox/forks': [{}, 'snapshot'],
    '/api/session': [{ token: 'x' }, 'token'],
    '/api/call': [{ service: 'notes', method: 'GET', path: '/' }, 'service, fork, method, path'],
    '/api/services/notes/tokens': [{ plan: 'free' }, 'user, plan, scopes, label'],
  }
  for (const [path, [body, allowed]] of Object.entries(bodies)) {
    const { status, json } = await callAsAdmin('POST', path, { ...body, sevice: 'notes' })
    assert.equal(status, 400, path)
    assert.ok(json.error.message.includes(`sevice is not expected; allowed: ${allowed}`), json.error.message)
  }
  const restore = await callAsAdmin('POST', '/api/sandbox/snapshots/x/restore', { sevice: 'x' })
  assert.match(restore.json.error.message, /sevice is not expected/)
  assert.match(
    (await callAsAdmin('GET', '/api/journal?sevice=x')).json.error.message,
    /sevice.*allowed: service, q/,
  )
  const { json: state } = await callAsAdmin('GET', '/api/sandbox')
  assert.deepEqual([state.faults, state.offsetMs], [[], 0])
})

test('sandbox: the clock advances and resets', async () => {
  const { json: clock } = await callAsAdmin('POST', '/api/sandbox/clock', { advanceMs: 3_600_000 })
  assert.equal(clock.offsetMs, 3_600_000)
  assert.equal((await callAsAdmin('POST', '/api/sandbox/clock', { reset: true })).json.offsetMs, 0)
  assert.equal((await callAsAdmin('POST', '/api/sandbox/clock', { advanceMs: 1, reset: true })).status, 400)
})

test('sandbox: a fault applies exactly `count` times, and the journal records it', async () => {
  const { json: fault } = await callAsAdmin('POST', '/api/sandbox/faults', {
    kind: 'status',
    status: 503,
    service: 'notes',
    count: 2,
  })
  const statuses = [await write('1'), await write('2'), await write('3')].map(({ status }) => status)
  assert.deepEqual(statuses, [503, 503, 200])
  const { json: journal } = await callAsAdmin('GET', '/api/journal?status=5xx')
  assert.deepEqual(
    journal.entries.slice(0, 2).map((entry: { fault: string }) => entry.fault),
    [fault.id, fault.id],
  )
})

test('sandbox: the journal has a curl command for every request', async () => {
  await fetch(`${url}/notes`, {
    method: 'POST',
    body: '{"text":"it\'s"}',
    headers: { 'content-type': 'application/json', authorization: 'Bearer hidden' },
  })
  const { json: journal } = await callAsAdmin('GET', '/api/journal?status=200&q=POST')
  const { json: entry } = await callAsAdmin('GET', `/api/journal/${journal.entries[0].id}`)
  assert.equal(entry.route, '/notes')
  assert.match(
    entry.curl,
    /^curl -X POST .*-H 'content-type: application\/json'.* --data-raw '\{"text":"it'\\''s"\}' 'http:.*\/notes'$/,
  )
  assert.ok(!JSON.stringify(entry).includes('hidden'))
})

test('sandbox: invalid input is refused with a message', async () => {
  const cases: [string, string, unknown, number][] = [
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
  for (const [method, path, body, status] of cases)
    assert.equal((await callAsAdmin(method, path, body)).status, status, path)
})

test('sandbox: needs the administrator, and does not exist without the flag', async () => {
  for (const path of ['/api/sandbox', '/api/journal'])
    assert.equal((await fetch(portal + path)).status, 401, path)
  const { deployment, child, exit } = await serve(temporaryFolder(), 'country-data', '--log', 'silent')
  for (const path of ['/api/sandbox', '/api/journal', '/api/sandbox/snapshots']) {
    const response = await fetch(deployment.portal + path, {
      headers: { authorization: `Bearer ${deployment.adminToken}` },
    })
    assert.equal(response.status, 404, path)
  }
  child.kill('SIGTERM')
  await exit
  assert.equal((await octavo('serve', '--sandbx')).code, 2)
})
