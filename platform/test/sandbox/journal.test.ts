import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { createJournal } from '../../src/sandbox/journal.ts'
import { startSandboxApp } from './sandbox-app.ts'

const { journal, faults, get, app } = await startSandboxApp()
after(() => app.close())

/** Waits for the entry, because the response arrives before it is written. */
function entryOf(path: string) {
  return eventually(`${path} is in the journal`, () => {
    const [entry] = journal.list({}).entries
    return entry?.path === path && journal.find(entry.id)
  })
}

test('journal: an entry has the route, the bodies and the response', async () => {
  const body = JSON.stringify({ name: 'Zoë' })
  await get('/things?x=1', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: 'Bearer hidden-value' },
  })
  const entry = await entryOf('/things?x=1')
  assert.deepEqual(
    [entry.service, entry.method, entry.route, entry.status],
    ['sample', 'POST', '/things', 200],
  )
  assert.deepEqual(entry.requestBody, { text: body, encoding: 'utf8', isCut: false })
  assert.deepEqual(entry.responseBody, { text: body, encoding: 'utf8', isCut: false })
  assert.equal(entry.requestBytes, Buffer.byteLength(body))
  assert.ok(!JSON.stringify(entry).includes('hidden-value'))
})

test('journal: an entry shows no credentials of a body or redirect', async () => {
  const body = JSON.stringify({ login: 'zoe', password: 'hidden-value' })
  await get('/things?password=hidden-value', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const entry = await entryOf('/things?password=…')
  assert.equal(entry.requestBody.text, '{"login":"zoe","password":"…"}')
  assert.equal(entry.responseBody.text, entry.requestBody.text)
  assert.equal(entry.requestBytes, body.length)
  await get('/elsewhere', { redirect: 'manual' })
  assert.equal((await entryOf('/elsewhere')).responseHeaders.location, 'http://app.test/back#access_token=…')
  assert.deepEqual(journal.list({ q: 'hidden-value' }).entries, [])
})

test('journal: an entry shows no credentials of a header, whatever its name', async () => {
  const names = ['authorization', 'cookie', 'x-api-key', 'x-unsplash-secret', 'x-auth-token']
  const secrets = Object.fromEntries(names.map((name) => [name, 'hidden-value']))
  await get('/things/7', { headers: { ...secrets, 'x-client': 'shown' } })
  const { requestHeaders } = await entryOf('/things/7')
  assert.deepEqual(
    names.map((name) => requestHeaders[name]),
    names.map(() => '…'),
  )
  assert.equal(requestHeaders['x-client'], 'shown')
})

test('journal: binary bodies are base64, and long bodies are truncated', async () => {
  await get('/bytes')
  assert.deepEqual((await entryOf('/bytes')).responseBody, {
    text: 'AP8B/g==',
    encoding: 'base64',
    isCut: false,
  })
  const long = JSON.stringify('x'.repeat(100_000))
  await get('/things', { method: 'POST', body: long, headers: { 'content-type': 'application/json' } })
  const entry = await entryOf('/things')
  assert.equal(entry.requestBytes, long.length)
  assert.deepEqual([entry.requestBody.text.length, entry.requestBody.isCut], [65_536, true])
})

test('journal: unmatched requests and those hit by a fault are recorded too', async () => {
  await get('/nowhere')
  assert.equal((await entryOf('/nowhere')).route, null)
  const { id } = faults.add({ kind: 'status', status: 500, count: 1 })
  await get('/things/9')
  assert.equal((await entryOf('/things/9')).fault, id)
})

test('journal: pages and filters find every entry once', () => {
  const journal = createJournal(50)
  const none = { text: '', encoding: 'utf8' as const, isCut: false }
  for (let number = 1; number <= 60; number++) {
    journal.add({
      atMs: number,
      service: number % 2 ? 'odd' : 'even',
      method: 'GET',
      path: `/path/${number}`,
      route: '/path/:number',
      status: number % 3 ? 200 : 404,
      durationMs: 1,
      requestBytes: 0,
      responseBytes: 0,
      requestId: String(number),
      caller: null,
      fault: null,
      requestHeaders: {},
      requestBody: none,
      responseHeaders: {},
      responseBody: none,
    })
  }
  const listedIds: number[] = []
  let before: number | null | undefined
  do {
    const page = journal.list({ service: 'even', limit: 7, ...(before ? { before } : {}) })
    listedIds.push(...page.entries.map(({ id }) => id))
    before = page.next
  } while (before)
  assert.deepEqual(
    listedIds,
    Array.from({ length: 25 }, (_, index) => 60 - 2 * index),
  )
  assert.equal(journal.list({ status: '4xx', limit: 100 }).entries.length, 17)
  assert.deepEqual(
    journal.list({ q: 'GET /path/42' }).entries.map(({ id }) => id),
    [42],
  )
  assert.equal(journal.find(10), undefined)
  journal.clear()
  assert.deepEqual(journal.list({}), { entries: [], next: null })
})
