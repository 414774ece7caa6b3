import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createApp } from '@octavo/platform/http/app.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { createMetrics } from '@octavo/platform/metrics.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import fc from '@octavo/testing/property.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import { Type } from 'typebox'
import { renderError } from '../src/errors.ts'
import { acceptBodies, Fields, Wrapped } from '../src/wire/bodies.ts'
import { DatetimeTzInput } from '../src/wire/times.ts'

const Input = Fields({
  name: Type.Object(
    {
      html: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      text: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    },
    { additionalProperties: false },
  ),
  start: DatetimeTzInput,
  capacity: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  listed: Type.Optional(Type.Boolean()),
  status: Type.Optional(Type.Enum(['draft', 'live'])),
  venue_id: Type.Optional(Type.String({ pattern: '^\\d+$' })),
  ticket_class_ids: Type.Optional(Type.Array(Type.String())),
  percent_off: Type.Optional(Type.Number()),
})

const app = createApp({
  service: 'bodies',
  log: createLogger('silent'),
  metrics: createMetrics(),
  renderError,
  maxBodyBytes: 4 * 1024 * 1024,
})
acceptBodies(app)
app.post('/things', { schema: { body: Wrapped('event', Input) } }, async ({ body }) => body.event)
app.post(
  '/free',
  { schema: { body: Type.Object({ batch: Type.Optional(Type.Unknown()) }) } },
  async ({ body }) => body,
)
await app.ready()

async function post(payload: string | Buffer | undefined, type?: string, url = '/things') {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: type === undefined ? {} : { 'content-type': type },
    ...(payload !== undefined && { payload }),
  })
  return { status: response.statusCode, json: response.json() }
}

const json = (body: unknown) => post(JSON.stringify(body), 'application/json')
const form = (pairs: [string, string][]) =>
  post(new URLSearchParams(pairs).toString(), 'application/x-www-form-urlencoded')

async function multipart(pairs: [string, string][]) {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value)
  const request = new Request('http://x/', { method: 'POST', body: data })
  return post(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '')
}

const event = fc.record(
  {
    // Forms use CR LF, and text that looks like JSON is parsed where an object is expected.
    name: fc.string({ unit: 'grapheme' }).map((text) => ({ html: `x${text.replace(/[\r\n\0]/g, '')}` })),
    start: fc.constant({ timezone: 'Europe/Berlin', utc: '2026-12-01T18:00:00Z' }),
    capacity: fc.nat(),
    listed: fc.boolean(),
    status: fc.constantFrom('draft', 'live'),
    venue_id: fc.nat().map(String),
    ticket_class_ids: fc.array(fc.nat().map(String), { minLength: 1, maxLength: 5 }),
    percent_off: fc.integer({ min: -5_000, max: 5_000 }).map((hundredths) => hundredths / 100),
  },
  { requiredKeys: ['name', 'start'], noNullPrototype: true },
)

function dotted(value: object, before: string): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    if (Array.isArray(inner)) return [[`${before}.${name}`, inner.join(',')]]
    return typeof inner === 'object'
      ? dotted(inner, `${before}.${name}`)
      : [[`${before}.${name}`, String(inner)]]
  })
}

test('Bodies as JSON, dotted form, multipart form and JSON in a form field are equivalent', async () => {
  await fc.assert(
    fc.asyncProperty(event, async (input) => {
      const expected = { status: 200, json: input }
      const pairs = dotted(input, 'event')
      assert.deepEqual(await json({ event: input }), expected)
      assert.deepEqual(await json(Object.fromEntries(pairs)), expected)
      assert.deepEqual(
        await json({ event: Object.fromEntries(dotted(input, '').map(([n, v]) => [n.slice(1), v])) }),
        expected,
      )
      assert.deepEqual(await form(pairs), expected)
      assert.deepEqual(await multipart(pairs), expected)
      assert.deepEqual(await form([['event', JSON.stringify(input)]]), expected)
    }),
    { numRuns: 60 },
  )
})

test('Numbers as IDs, empty fields as null and lists as JSON are accepted', async () => {
  const input = {
    name: { html: 'x' },
    start: { timezone: 'UTC', utc: '2026-12-01T18:00:00Z', local: 'passed over' },
  }
  const { json: event } = await json({ event: { ...input, venue_id: 7, ticket_class_ids: '["1", 2]' } })
  assert.equal(event.venue_id, '7')
  assert.deepEqual(event.ticket_class_ids, ['1', '2'])
  const pairs = dotted(input, 'event')
  assert.equal((await form([...pairs, ['event.capacity', '']])).json.capacity, null)
  assert.deepEqual((await form([...pairs, ['event.ticket_class_ids', '']])).json.ticket_class_ids, [])
  assert.equal((await form([...pairs, ['token', 'SECRET']])).status, 200)
})

test("Errors name dotted arguments, in Eventbrite's wording", async () => {
  for (const nothing of [await post(undefined), await json({}), await form([])]) {
    assert.equal(nothing.status, 400)
    assert.equal(nothing.json.error, 'ARGUMENTS_ERROR')
    assert.equal(nothing.json.error_detail.ARGUMENTS_ERROR['event.start.utc'][0], 'MISSING')
    assert.match(
      nothing.json.error_description,
      /event\.start\.timezone - MISSING, event\.start\.utc - MISSING/,
    )
  }
  const { json: wrong } = await json({
    event: {
      name: { html: 'x', color: 'red' },
      start: { timezone: 'UTC', utc: 'tomorrow' },
      status: 'sleeping',
      capacity: 'many',
      display_name: 'x',
    },
  })
  assert.deepEqual(wrong.error_detail.ARGUMENTS_ERROR, {
    'event.start.utc': ['INVALID'],
    'event.capacity': ['INVALID'],
    'event.status': ['"sleeping" is not a valid choice.'],
    'event.display_name': ['Unknown parameter'],
    'event.name.color': ['Unknown parameter'],
  })
})

test('A body that is not an object is refused', async () => {
  for (const text of ['null', '[]', '"x"', '3', '{', '{"a":']) {
    const { status, json } = await post(text, 'application/json')
    assert.deepEqual([text, status, json.error], [text, 400, 'INVALID_BODY'])
  }
  const broken = await post('--x\r\nContent-Disp', 'multipart/form-data; boundary=x')
  assert.deepEqual([broken.status, broken.json.error], [400, 'INVALID_BODY'])
})

test('A megabyte of brackets is refused in every encoding', async () => {
  const half = 250_000
  const closed = '['.repeat(half) + ']'.repeat(half)
  const objects = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
  const dots = `{"${'event.'.repeat(150_000)}x":1}`
  for (const body of [
    '['.repeat(1_000_000),
    closed,
    objects,
    `{"event":${closed}}`,
    `{"event":${objects}}`,
    dots,
  ]) {
    const { status, json } = await post(body, 'application/json')
    assert.equal(status, 400)
    assert.match(json.error, /^(?:INVALID_BODY|ARGUMENTS_ERROR)$/)
  }
  for (const [name, value] of [
    ['event', closed],
    ['event', objects],
    ['event.ticket_class_ids', closed],
  ] as const)
    assert.equal((await form([[name, value]])).status, 400)
  assert.equal((await post(JSON.stringify({ batch: closed }), 'application/json', '/free')).status, 200)
})

test('Names of JavaScript builtins are ordinary names', async () => {
  for (const name of ['__proto__', 'constructor', 'event.__proto__', '__proto__.x', 'toString']) {
    const { status, json: body } = await post(
      `{"event":{"name":{"html":"x"}},"${name}":{"x":1}}`,
      'application/json',
    )
    assert.equal(status, 400, name)
    assert.match(body.error, /^(?:INVALID_BODY|ARGUMENTS_ERROR)$/)
  }
  assert.equal(asRecord(Object.prototype).x, undefined)
})

interface PublishedSchema {
  $ref?: string
  properties?: Record<string, PublishedSchema>
  patternProperties?: Record<string, PublishedSchema>
  additionalProperties?: boolean
  propertyNames?: object
  items?: PublishedSchema
  anyOf?: PublishedSchema[]
}

test('Published request bodies refuse unknown properties, except where any are meant', () => {
  const { paths, components } = untyped(
    JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')),
  )
  /** The paths of objects that accept any property. */
  function openIn(schema: PublishedSchema, at: string): string[] {
    if (schema.$ref) return openIn(components.schemas[schema.$ref.split('/').at(-1) ?? ''], at)
    const { properties, patternProperties, items, anyOf = [] } = schema
    const isObject = properties !== undefined || patternProperties !== undefined
    const isOpen = isObject && schema.additionalProperties !== false && !schema.propertyNames
    return [
      ...(isOpen ? [at] : []),
      ...Object.entries(properties ?? {}).flatMap(([name, inner]) => openIn(inner, `${at}.${name}`)),
      ...Object.values(patternProperties ?? {}).flatMap((inner) => openIn(inner, `${at}.*`)),
      ...(items ? openIn(items, `${at}.0`) : []),
      ...anyOf.flatMap((inner) => openIn(inner, at)),
    ]
  }
  const open = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ requestBody }) =>
      Object.values<{ schema: PublishedSchema }>(requestBody?.content ?? {}).flatMap(({ schema }) =>
        openIn(schema, path),
      ),
    ),
  )
  assert.deepEqual([...new Set(open)].sort(), [
    // Clients send the token of the account among the fields.
    '/batch/',
    // Expansions of types that do not exist are ignored, as in queries.
    '/destination/search/.expand',
    // Modules and widgets of unknown types are returned as sent.
    '/events/{event_id}/structured_content/{version}/.modules.0',
    '/events/{event_id}/structured_content/{version}/.widgets.0',
    // OAuth ignores unknown parameters (RFC 6749, section 3.2).
    '/oauth/device_authorization',
    '/oauth/introspect',
    '/oauth/revoke',
    '/oauth/token',
  ])
})

test('Arbitrary text never causes an internal error', async () => {
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...types), fc.oneof(fc.string(), fc.json()), async (type, text) => {
      const { status } = await post(text, type)
      assert.ok(status === 200 || status === 400, `${status}`)
    }),
    { numRuns: 200 },
  )
})
