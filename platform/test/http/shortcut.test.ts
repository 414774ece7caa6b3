import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createApp } from '../../src/http/app.ts'
import { drain } from '../../src/http/listen.ts'
import { type Prepared, prepareAnswer, sendPrepared } from '../../src/http/prepared.ts'
import { createLogger } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics.ts'

const metrics = createMetrics()
const app = createApp({
  service: 'sample',
  log: createLogger('silent'),
  metrics,
  renderError: ({ status, code }) => ({ status, body: { code } }),
  cors: { methods: ['GET'] },
  shortcut: true,
})
const prepared = new Map<string, Prepared>()
let calls = 0
app.get('/things/:name', (request, reply) => {
  calls++
  const { name } = Object(request.params)
  const key = `${request.headers.host}/${name}`
  const answer = prepared.get(key) ?? prepareAnswer(key.repeat(200), { 'content-type': 'text/plain' })
  prepared.set(key, answer)
  return sendPrepared(request, reply, answer)
})
await app.listen({ host: '127.0.0.1', port: 0 })
after(() => drain(app))
const { port } = Object(app.server.address())
const get = (path: string, headers: Record<string, string> = {}, host = '127.0.0.1') =>
  fetch(`http://${host}:${port}${path}`, { headers })

/** All that may differ between the two ways but must not. */
async function told(response: Response) {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
  return { status: response.status, headers, body: await response.text() }
}

test('shortcut: the second answer is the first, without the handler', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    await get('/things/first', { 'accept-encoding': encoding }).then(told)
    const long = await told(await get(`/things/first?${encoding}`, { 'accept-encoding': encoding }))
    const before = calls
    const short = await told(await get(`/things/first?${encoding}`, { 'accept-encoding': encoding }))
    assert.deepEqual(short, long)
    assert.equal(calls, before)
  }
})

test('shortcut: an unchanged answer is 304 with the same headers as on the long way', async () => {
  const { headers } = await get('/things/second', { 'accept-encoding': 'identity' })
  const condition = { 'if-none-match': String(headers.get('etag')), 'accept-encoding': 'identity' }
  const before = calls
  const short = await told(await get('/things/second', condition))
  assert.equal(calls, before)
  const long = await told(await get('/things/second?', condition))
  assert.deepEqual([short.status, short.body], [304, ''])
  assert.deepEqual(short, long)
})

test('shortcut: another host or query is another answer', async () => {
  await get('/things/third')
  const before = calls
  await get('/things/third', {}, 'localhost').catch(() => {})
  await get('/things/third?x=1')
  assert.ok(calls > before)
  const bodies = await Promise.all(
    [get('/things/third'), get('/things/fourth')].map(async (answer) => (await answer).text()),
  )
  assert.notEqual(bodies[0], bodies[1])
})

test('shortcut: ranges, dates and other methods take the long way', async () => {
  await get('/things/fifth')
  for (const headers of [{ range: 'bytes=0-1' }, { 'if-modified-since': new Date().toUTCString() }]) {
    const before = calls
    await get('/things/fifth', headers)
    assert.equal(calls, before + 1)
  }
  const head = await fetch(`http://127.0.0.1:${port}/things/fifth`, { method: 'HEAD' })
  assert.equal(head.status, 200)
  assert.equal((await fetch(`http://127.0.0.1:${port}/things/fifth`, { method: 'POST' })).status, 405)
})

test('shortcut: what it answers is counted like everything else', async () => {
  await get('/things/sixth')
  const countOf = () =>
    [...metrics.render().matchAll(/_count\{[^}]*status="200"\} (\d+)/g)].reduce(
      (sum, [, number]) => sum + Number(number),
      0,
    )
  const before = countOf()
  for (let round = 0; round < 5; round++) await get('/things/sixth')
  assert.equal(countOf(), before + 5)
})
