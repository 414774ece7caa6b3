import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type TObject, Type } from 'typebox'
import type { ValidationIssue } from '../../src/errors.ts'
import { serveApp } from './sample-app.ts'

type Parts = { params?: TObject; querystring?: TObject; headers?: TObject; body?: TObject }

/** Serves one route that returns what its handler received. */
async function serve(t: Parameters<typeof serveApp>[0], schema: Parts) {
  const { url } = await serveApp(t, (app) => {
    app.route({
      method: schema.body ? 'POST' : 'GET',
      url: '/things/:id',
      schema,
      handler: ({ params, query, body }) => ({ params, query, body }),
    })
  })
  return async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const init = body === undefined ? { headers } : post(body, headers)
    const response = await fetch(`${url}/things/${path}`, init)
    return { status: response.status, ...(await response.json()) }
  }
}

function post(body: unknown, headers: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

const summarize = (issues: ValidationIssue[]) =>
  issues.map(({ location, field, rule }) => `${location} ${field} ${rule}`)

test('query values are converted to numbers, booleans and lists', async (t) => {
  const querystring = Type.Object({
    page: Type.Integer({ default: 1, minimum: 1 }),
    ratio: Type.Optional(Type.Number()),
    deep: Type.Boolean({ default: false }),
    ids: Type.Optional(Type.Array(Type.Integer())),
    names: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
    text: Type.Optional(Type.String()),
  })
  const send = await serve(t, { querystring })
  const cases: [string, object][] = [
    ['', { page: 1, deep: false }],
    ['?page=7&ratio=1.5&deep=true', { page: 7, ratio: 1.5, deep: true }],
    ['?deep=1', { page: 1, deep: true }],
    ['?deep=0', { page: 1, deep: false }],
    ['?ids=1', { page: 1, deep: false, ids: [1] }],
    ['?ids=1&ids=2', { page: 1, deep: false, ids: [1, 2] }],
    ['?names=1&names=2', { page: 1, deep: false, names: ['1', '2'] }],
    ['?names=1', { page: 1, deep: false, names: '1' }],
    ['?text=1', { page: 1, deep: false, text: '1' }],
    ['?text=true', { page: 1, deep: false, text: 'true' }],
    ['?text=', { page: 1, deep: false, text: '' }],
    ['?text=a%20b%2Bc+d', { page: 1, deep: false, text: 'a b+c d' }],
    ['?unknown=1', { page: 1, deep: false, unknown: '1' }],
  ]
  for (const [query, expected] of cases) {
    const { status, query: actual } = await send(`a${query}`)
    assert.deepEqual([status, actual], [200, expected], query)
  }
})

test('an invalid query value is rejected with the parameter’s name', async (t) => {
  const querystring = Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    ratio: Type.Optional(Type.Number()),
    deep: Type.Optional(Type.Boolean()),
    ids: Type.Optional(Type.Array(Type.Integer())),
    order: Type.Optional(Type.Enum(['up', 'down'])),
    text: Type.Optional(Type.String()),
  })
  const send = await serve(t, { querystring })
  const cases: [string, string[]][] = [
    ['page=1.5', ['query page type']],
    ['page=', ['query page type']],
    ['page=%201', ['query page type']],
    ['page=0x10', ['query page type']],
    ['page=true', ['query page type']],
    ['page=99999999999999999999', ['query page type']],
    ['page=0', ['query page minimum']],
    ['page=1&page=2', ['query page type']],
    ['ratio=NaN', ['query ratio type']],
    ['ratio=Infinity', ['query ratio type']],
    ['ratio=', ['query ratio type']],
    ['deep=maybe', ['query deep type']],
    ['deep=', ['query deep type']],
    ['ids=1&ids=b&ids=c', ['query ids.1 type', 'query ids.2 type']],
    ['order=sideways', ['query order enum']],
    ['text=a&text=b', ['query text type']],
    ['page=x&deep=y', ['query page type', 'query deep type']],
  ]
  for (const [query, expected] of cases) {
    const { status, oops, issues } = await send(`a?${query}`)
    assert.deepEqual([status, oops, summarize(issues)], [400, 'invalid', expected], query)
  }
})

test('path parameters and headers are converted and rejected by name too', async (t) => {
  const send = await serve(t, {
    params: Type.Object({ id: Type.Integer() }),
    headers: Type.Object({ 'x-depth': Type.Optional(Type.Integer()) }),
  })
  assert.deepEqual((await send('12')).params, { id: 12 })
  assert.equal((await send('12', undefined, { 'x-depth': '3' })).status, 200)
  assert.deepEqual(summarize((await send('twelve')).issues), ['path id type'])
  assert.deepEqual(summarize((await send('12', undefined, { 'x-depth': 'deep' })).issues), [
    'headers x-depth type',
  ])
})

test('a body is not converted, unlike a query, and gets its defaults', async (t) => {
  const body = Type.Object({ count: Type.Integer({ default: 5 }), name: Type.Optional(Type.String()) })
  const send = await serve(t, { body })
  assert.deepEqual((await send('a', {})).body, { count: 5 })
  assert.deepEqual((await send('a', { count: 7, more: true })).body, { count: 7, more: true })
  assert.deepEqual(summarize((await send('a', { count: '7' })).issues), ['body count type'])
  assert.deepEqual(summarize((await send('a', { count: 1.5, name: null })).issues), [
    'body count type',
    'body name type',
  ])
  assert.deepEqual(summarize((await send('a', [])).issues), ['body  type'])
  assert.deepEqual(summarize((await send('a', null)).issues), ['body  type'])
})

test('a too deeply nested body is a validation error, not a 500', async (t) => {
  const send = await serve(t, { body: Type.Object({ deep: Type.Unknown() }) })
  const { issues } = await send('a', { deep: JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) })
  assert.deepEqual(summarize(issues), ['body  depth'])
})

test('an invalid body reports all errors by path', async (t) => {
  const part = Type.Object({ id: Type.Integer(), label: Type.String({ minLength: 1 }) })
  const body = Type.Object(
    {
      title: Type.String(),
      owner: Type.String(),
      parts: Type.Array(part),
      'a/b~c': Type.Object({ deep: Type.Boolean() }),
    },
    { additionalProperties: false },
  )
  const send = await serve(t, { body })
  const { issues } = await send('a', {
    parts: [{ id: 'x', label: '' }, {}],
    'a/b~c': { deep: 'no' },
    extra: 1,
    more: 2,
  })
  assert.deepEqual(summarize(issues).sort(), [
    'body a/b~c.deep type',
    'body extra additionalProperties',
    'body more additionalProperties',
    'body owner required',
    'body parts.0.id type',
    'body parts.0.label minLength',
    'body parts.1.id required',
    'body parts.1.label required',
    'body title required',
  ])
  const messages = new Map<string, string>(
    issues.map(({ field, message }: ValidationIssue) => [field, message]),
  )
  assert.equal(messages.get('owner'), 'is required')
  assert.equal(messages.get('extra'), 'is not expected')
  assert.match(String(messages.get('parts.0.id')), /integer/)
})

test('a value that fits no branch of a union is one validation error', async (t) => {
  const body = Type.Object({
    either: Type.Union([Type.String(), Type.Integer()]),
    perhaps: Type.Optional(Type.Union([Type.Object({ name: Type.String() }), Type.Null()])),
  })
  const send = await serve(t, { body })
  assert.deepEqual(summarize((await send('a', { either: true })).issues), ['body either anyOf'])
  const { issues } = await send('a', { either: 1, perhaps: {} })
  assert.deepEqual(summarize(issues), ['body perhaps.name required', 'body perhaps anyOf'])
})

test('a missing body is a validation error, not a 500', async (t) => {
  const { url } = await serveApp(t, (app) => {
    app.post('/', { schema: { body: Type.Object({ a: Type.Optional(Type.String()) }) } }, () => 'never')
  })
  for (const headers of [{}, { 'content-type': 'application/json' }]) {
    const response = await fetch(url, { method: 'POST', headers })
    assert.equal(response.status, 400)
    assert.deepEqual(summarize((await response.json()).issues), ['body  type'])
  }
})

test('query parameters named like properties of Object.prototype are harmless', async (t) => {
  const send = await serve(t, { querystring: Type.Object({ a: Type.Optional(Type.Integer()) }) })
  const { status, query } = await send('a?__proto__=1&constructor=2&toString=3&a=4')
  assert.equal(status, 200)
  assert.deepEqual({ ...query }, { ['__proto__']: '1', constructor: '2', toString: '3', a: 4 })
})

test('a union of literals or types names what it allows', async (t) => {
  const body = Type.Object({
    sort: Type.Union([Type.Literal('asc'), Type.Literal('desc')]),
    size: Type.Union([Type.Integer(), Type.Null()]),
  })
  const send = await serve(t, { body })
  const { issues } = await send('1', { sort: 'up', size: 'many' })
  assert.deepEqual(
    issues.map(({ field, message }: ValidationIssue) => `${field} ${message}`),
    ['sort must be one of "asc", "desc"', 'size must be integer or null'],
  )
})
