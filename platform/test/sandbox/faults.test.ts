import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { repeatableIds } from '../../src/ids.ts'
import { createFaults } from '../../src/sandbox/faults.ts'
import { startSandboxApp } from './sandbox-app.ts'

const { faults, get, app } = await startSandboxApp()
after(() => app.close())

test('faults: a status is rendered in the service’s error format, and marked', async () => {
  const { id } = faults.add({ kind: 'status', status: 429 })
  const response = await get('/things/1')
  faults.clear()
  assert.equal(response.status, 429)
  assert.deepEqual(await response.json(), { code: 'limit_exceeded' })
  assert.equal(response.headers.get('octavo-fault'), id)
  assert.equal(response.headers.get('retry-after'), '1')
  assert.equal((await get('/things/1')).headers.get('octavo-fault'), null)
})

test('faults: a drop closes the connection', async () => {
  faults.add({ kind: 'drop' })
  await assert.rejects(get('/things/1'))
  faults.clear()
  assert.equal((await get('/things/1')).status, 200)
})

test('faults: latency delays the normal response', async () => {
  faults.add({ kind: 'latency', latencyMs: 60 })
  const start = performance.now()
  const response = await get('/things/1')
  faults.clear()
  assert.equal(response.status, 200)
  assert.ok(performance.now() - start >= 59)
})

test('faults: service, method and route select the requests', async () => {
  faults.add({ kind: 'status', status: 503, service: 'other' })
  faults.add({ kind: 'status', status: 502, method: 'post' })
  faults.add({ kind: 'status', status: 500, route: '/things/:id' })
  faults.add({ kind: 'status', status: 504, route: '/byt' })
  const post = get('/things', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  assert.deepEqual(
    [(await get('/things/1')).status, (await get('/bytes')).status, (await post).status],
    [500, 504, 502],
  )
  faults.clear()
})

test('faults: a count is exact under concurrent requests', async () => {
  faults.add({ kind: 'status', status: 503, count: 7 })
  const responses = await Promise.all(Array.from({ length: 50 }, () => get('/things/1')))
  assert.equal(responses.filter(({ status }) => status === 503).length, 7)
  assert.deepEqual(faults.list(), [])
})

test('faults: a probability of one half hits about half', () => {
  const faults = createFaults(repeatableIds('half'))
  faults.add({ kind: 'status', status: 500, probability: 0.5 })
  const target = { service: 'sample', method: 'GET', route: '/', path: '/' }
  const hits = Array.from({ length: 1000 }, () => faults.strike(target)).filter(Boolean).length
  // Six standard deviations, so a random failure is practically impossible.
  assert.ok(hits > 405 && hits < 595, String(hits))
})

test('faults: a fault is removed by its id, once', () => {
  const { id } = faults.add({ kind: 'drop' })
  assert.deepEqual([faults.remove(id), faults.remove(id)], [true, false])
})
