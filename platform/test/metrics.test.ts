import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { createMetrics } from '../src/metrics.ts'

interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Parses the Prometheus text format strictly, by its specification. */
function parse(page: string): { samples: Sample[]; types: Map<string, string> } {
  assert.ok(page.endsWith('\n'))
  const samples: Sample[] = []
  const types = new Map<string, string>()
  for (const line of page.slice(0, -1).split('\n')) {
    const [, kind, family = '', text = ''] = /^# (HELP|TYPE) (\w+) (.+)$/.exec(line) ?? []
    if (kind === 'TYPE') {
      assert.ok(!types.has(family), `${family} twice`)
      types.set(family, text)
    }
    if (kind) continue
    const [, name = '', , inner = '', value = ''] = /^([a-z_]+)(\{(.*)\})? (\S+)$/.exec(line) ?? []
    assert.ok(name, line)
    const labels = [...inner.matchAll(/(\w+)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/g)]
    assert.equal(labels.map(([match]) => match).join(''), inner, line)
    const unescaped = labels.map(([, label, text = '']) => [
      label,
      text.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character)),
    ])
    samples.push({ name, labels: Object.fromEntries(unescaped), value: Number(value) })
  }
  return { samples, types }
}

test('metrics of every kind produce a page that parses', () => {
  const metrics = createMetrics()
  metrics.counter('jobs_total', 'Jobs.', { kind: 'a' }).add()
  metrics.counter('jobs_total', 'Jobs.', { kind: 'a' }).add(2)
  metrics.counter('jobs_total', 'Jobs.', { kind: 'b' }).add(0.5)
  metrics.counter('starts_total', 'Starts.').add()
  let open = 3
  metrics.gauge('open', 'Open.', () => open, { service: 's' })
  open = 4
  const { samples, types } = parse(metrics.render())
  assert.deepEqual(samples, [
    { name: 'jobs_total', labels: { kind: 'a' }, value: 3 },
    { name: 'jobs_total', labels: { kind: 'b' }, value: 0.5 },
    { name: 'starts_total', labels: {}, value: 1 },
    { name: 'open', labels: { service: 's' }, value: 4 },
  ])
  assert.deepEqual(
    [...types],
    [
      ['jobs_total', 'counter'],
      ['starts_total', 'counter'],
      ['open', 'gauge'],
    ],
  )
})

test('label values with any text round-trip', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('\\', '"', '\n', 'n', ',', '}') })),
      (label) => {
        const metrics = createMetrics()
        metrics.counter('a_total', 'A.', { label, other: 'x' }).add()
        assert.deepEqual(parse(metrics.render()).samples, [
          { name: 'a_total', labels: { label, other: 'x' }, value: 1 },
        ])
      },
    ),
  )
})

test('a histogram, of any values, has cumulative buckets that agree with its count and sum', () => {
  const value = fc.oneof(fc.constantFrom(0, 0.1, 0.5, 1, 5), fc.double({ min: 0, max: 10, noNaN: true }))
  fc.assert(
    fc.property(fc.array(value), (values) => {
      const metrics = createMetrics()
      const histogram = metrics.histogram('seconds', 'S.', { route: '/' }, [0.1, 0.5, 1, 5])
      for (const one of values) histogram.observe(one)
      const { samples, types } = parse(metrics.render())
      assert.equal(types.get('seconds'), 'histogram')
      const expected = [0.1, 0.5, 1, 5, Infinity].map((bound) => ({
        name: 'seconds_bucket',
        labels: { route: '/', le: bound === Infinity ? '+Inf' : String(bound) },
        value: values.filter((one) => one <= bound).length,
      }))
      assert.deepEqual(samples.slice(0, -2), expected)
      const sum = values.reduce((total, one) => total + one, 0)
      assert.deepEqual(samples.slice(-2), [
        { name: 'seconds_sum', labels: { route: '/' }, value: sum },
        { name: 'seconds_count', labels: { route: '/' }, value: values.length },
      ])
    }),
  )
})

test('requesting a series again returns the existing one', () => {
  const metrics = createMetrics()
  const labels = { a: 1, b: 'x' }
  assert.equal(metrics.counter('c_total', 'C.', labels), metrics.counter('c_total', 'C.', { ...labels }))
  const histogram = () => metrics.histogram('h', 'H.', labels, [1])
  assert.equal(histogram(), histogram())
  assert.notEqual(
    metrics.counter('c_total', 'C.', labels),
    metrics.counter('c_total', 'C.', { a: 2, b: 'x' }),
  )
  assert.notEqual(metrics.counter('c_total', 'C.'), metrics.counter('d_total', 'D.'))
})

test('readHistograms returns each series of the name with its counts up to now', () => {
  const metrics = createMetrics()
  const observe = (route: string, value: number) =>
    metrics.histogram('seconds', 'How long.', { route }, [1, 2]).observe(value)
  observe('/a', 0.5)
  observe('/a', 2)
  observe('/b', 9)
  metrics.histogram('other', 'Else.', {}, [1]).observe(1)
  const read = () =>
    metrics
      .readHistograms('seconds')
      .map(({ labels, bounds, counts }) => [labels.route, bounds, [...Array.from(counts)]])
  assert.deepEqual(read(), [
    ['/a', [1, 2], [1, 1, 0]],
    ['/b', [1, 2], [0, 0, 1]],
  ])
  const [first] = metrics.readHistograms('seconds')
  observe('/a', 0.1)
  assert.equal(first?.counts[0], 2, 'the reading lives on')
  assert.equal(metrics.readHistograms('seconds')[0], first)
  assert.deepEqual(metrics.readHistograms('nothing'), [])
})

test('readGauges returns each series of the name with its current value', () => {
  const metrics = createMetrics()
  let inFlight = 1
  metrics.gauge('in_flight', 'Now.', () => inFlight, { service: 'a' })
  metrics.gauge('in_flight', 'Now.', () => 7, { service: 'b' })
  metrics.gauge('in_flight', 'Now.', () => 8, { service: 'b' })
  inFlight = 2
  assert.deepEqual(metrics.readGauges('in_flight'), [
    { labels: { service: 'a' }, value: 2 },
    { labels: { service: 'b' }, value: 8 },
  ])
  assert.deepEqual(metrics.readGauges('nothing'), [])
})
