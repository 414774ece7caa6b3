import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMetrics } from '@octavo/platform/metrics.ts'
import fc from '@octavo/testing/property.ts'
import { createMetricsReceiver, createMetricsReporter } from '../src/isolation/metrics-relay.ts'

test('metrics relay: differences add up to the counted values', () => {
  const step = fc.record({
    kind: fc.constantFrom('count', 'observe', 'tell', 'restart'),
    value: fc.integer({ min: 0, max: 20 }),
    label: fc.constantFrom('a', 'b'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const [received, expected] = [createMetrics(), createMetrics()]
      const { receive } = createMetricsReceiver(received)
      let reported = createMetrics()
      let takeNew = createMetricsReporter(reported)
      for (const { kind, value, label } of steps) {
        for (const metrics of [reported, expected]) {
          if (kind === 'count') metrics.counter('things', 'Things.', { label }).add(value + 1)
          if (kind === 'observe') metrics.histogram('sizes', 'Sizes.', { label }, [1, 5, 10]).observe(value)
        }
        if (kind === 'tell' || kind === 'restart') receive(takeNew())
        if (kind !== 'restart') continue
        reported = createMetrics()
        takeNew = createMetricsReporter(reported)
      }
      receive(takeNew())
      assert.deepEqual(sorted(received.render()), sorted(expected.render()))
    }),
  )
})

test('metrics relay: a gauge has the last value, and 0 after the process exits', () => {
  const [reported, received] = [createMetrics(), createMetrics()]
  const takeNew = createMetricsReporter(reported)
  const { receive, resetGauges } = createMetricsReceiver(received)
  let value = 3
  reported.gauge('in_flight', 'Now.', () => value, { service: 'a' })
  receive(takeNew())
  assert.deepEqual(received.readGauges('in_flight'), [{ labels: { service: 'a' }, value: 3 }])
  value = 5
  receive(takeNew())
  assert.equal(received.readGauges('in_flight')[0]?.value, 5)
  resetGauges()
  assert.equal(received.readGauges('in_flight')[0]?.value, 0)
})

function sorted(page: string): string[] {
  return page.split('\n').sort()
}
