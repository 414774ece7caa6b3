import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { createMetrics } from '@octavo/platform/metrics.ts'
import fc from '@octavo/testing/property.ts'
import { createHistory } from '../src/portal/history.ts'
import { estimateQuantile } from '../src/portal/quantile.ts'
import { openPortal } from './open-portal.ts'

function openHistory() {
  const metrics = createMetrics()
  const clock = createManualClock()
  const history = createHistory(metrics, clock)
  history.stop()
  let inFlight = 0
  metrics.gauge('octavo_requests_in_flight', 'Requests being answered.', () => inFlight, { service: 'photo' })
  return {
    clock,
    history,
    setInFlight(count: number) {
      inFlight = count
    },
    answer(status: number, seconds: number, service = 'photo') {
      metrics
        .histogram('octavo_request_seconds', 'How long.', { service, status, route: '/' }, [0.01, 0.1, 1])
        .observe(seconds)
    },
  }
}

test('history: each point covers the time since the previous one', () => {
  const { history, clock, answer, setInFlight } = openHistory()
  const startMs = clock.now()
  for (let count = 0; count < 8; count++) answer(200, 0.05)
  answer(404, 0.05)
  answer(500, 0.5)
  answer(200, 0.5, 'other')
  setInFlight(3)
  history.sample()
  clock.advance(5_000)
  setInFlight(0)
  history.sample()
  clock.advance(5_000)
  answer(503, 0.005)
  history.sample()
  const [first, second, third] = history.servicePoints('photo')
  assert.deepEqual(first, { atMs: startMs, requests: 10, errors: 1, p50Ms: 60, p95Ms: 550, inFlight: 3 })
  assert.deepEqual(second, { atMs: startMs + 5_000, requests: 0, errors: 0, p50Ms: 0, p95Ms: 0, inFlight: 0 })
  assert.deepEqual([third?.requests, third?.errors, third?.p50Ms], [1, 1, 5])
  assert.deepEqual(history.servicePoints('nothing'), [])
})

test('history: covers ten minutes', () => {
  const { history, clock } = openHistory()
  for (let count = 0; count < 200; count++) {
    history.sample()
    clock.advance(history.intervalMs)
  }
  const points = history.servicePoints('photo')
  assert.equal(points.length, 120)
  assert.equal(points.at(-1)?.atMs, clock.now() - history.intervalMs)
  assert.equal(history.processPoints().length, 120)
})

test('quantile: lies in the bucket of the exact value', () => {
  const bounds = [1, 2, 5, 10]
  const bucketOf = (value: number) => bounds.filter((bound) => value > bound).length
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.001, max: 20, noNaN: true }), { minLength: 1 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (values, share) => {
        const counts = [0, 0, 0, 0, 0]
        for (const value of values) counts[bucketOf(value)] = (counts[bucketOf(value)] ?? 0) + 1
        const sorted = values.toSorted((a, b) => a - b)
        const exact = sorted[Math.ceil(share * values.length) - 1] ?? 0
        const estimate = estimateQuantile(bounds, counts, share)
        assert.ok(estimate >= (bounds[bucketOf(exact) - 1] ?? 0))
        assert.ok(estimate <= (bounds[bucketOf(exact)] ?? 10))
      },
    ),
  )
  assert.equal(estimateQuantile(bounds, [0, 0, 0, 0, 0], 0.5), 0)
})

test('metrics: the portal returns a series for each service and for the process', async () => {
  const { callAsAdmin } = await openPortal()
  const { json } = await callAsAdmin('/api/metrics')
  assert.equal(json.intervalMs, 5_000)
  assert.deepEqual(Object.keys(json.services), ['accounts', 'echo'])
  assert.ok(Array.isArray(json.process))
})
