import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { createContinuations } from '../src/wire/continuations.ts'
import { startEvents } from './service.ts'

const { as, context } = await startEvents()
const ada = await as('ada')
const { json: organizations } = await ada.get('/users/me/organizations/')
const owner = `organization:${organizations.organizations[0].id}`
const count = 23
await context.db.write(async (tx) => {
  for (let number = 1; number <= count; number += 1)
    await context.webhooks.create(tx, {
      owner,
      url: `https://example.org/${number}`,
      events: ['order.placed'],
    })
})

async function walk(first: string, next: (continuation: string) => string): Promise<string[]> {
  const ids: string[] = []
  let path = first
  for (;;) {
    const { status, json } = await ada.get(path)
    assert.equal(status, 200)
    ids.push(...json.webhooks.map(({ endpoint_url }: { endpoint_url: string }) => endpoint_url))
    assert.equal(json.pagination.has_more_items, json.pagination.continuation !== undefined)
    if (!json.pagination.has_more_items) return ids
    path = next(json.pagination.continuation)
  }
}

const all = Array.from({ length: count }, (_, at) => `https://example.org/${at + 1}`)

test('Pages partition a list, by continuation alone, with all parameters, or by number', async () => {
  for (const size of [1, 4, 22, 23, 24, 50]) {
    const alone = await walk(`/webhooks/?page_size=${size}`, (token) => `/webhooks?continuation=${token}`)
    assert.deepEqual(alone, all)
    const whole = await walk(
      `/v3/webhooks/?page_size=${size}`,
      (token) => `/v3/webhooks/?page_size=${size}&continuation=${token}`,
    )
    assert.deepEqual(whole, all)
    const numbered: string[] = []
    for (let page = 1; page <= Math.ceil(count / size); page += 1) {
      const { json } = await ada.get(`/webhooks/?page_size=${size}&page=${page}`)
      assert.equal(json.pagination.page_number, page)
      assert.equal(json.pagination.page_count, Math.ceil(count / size))
      assert.equal(json.pagination.object_count, count)
      numbered.push(...json.webhooks.map(({ endpoint_url }: { endpoint_url: string }) => endpoint_url))
    }
    assert.deepEqual(numbered, all)
  }
})

test('Missing pages are BAD_PAGE, and large sizes are capped', async () => {
  for (const page of ['0', '-1', 'two', '1.5', '2', '999999999999']) {
    const { status, json } = await ada.get(`/webhooks/?page=${page}`)
    assert.deepEqual([page, status, json.error], [page, 400, 'BAD_PAGE'])
  }
  for (const [requestedSize, size] of [
    ['1000', 200],
    ['0', 50],
    ['many', 50],
    ['-3', 50],
  ]) {
    const { json } = await ada.get(`/webhooks/?page_size=${requestedSize}`)
    assert.equal(json.pagination.page_size, size)
  }
})

test("A continuation does not contain the caller's token", async () => {
  const { json } = await ada.get(`/webhooks/?page_size=5&token=${ada.token}`)
  const [content = ''] = json.pagination.continuation.split('.')
  assert.ok(!Buffer.from(content, 'base64url').toString().includes(ada.token))
})

test('A continuation of another list, or a changed one, is BAD_CONTINUATION_TOKEN', async () => {
  const { json } = await ada.get('/webhooks/?page_size=5')
  const token: string = json.pagination.continuation
  const organizationId = owner.slice(13)
  const changedToken = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const older = Buffer.from('{"page": 2}').toString('base64url')
  const forged = [
    token.slice(1),
    changedToken,
    `${token}A`,
    `${token}.x`,
    token.slice(0, token.indexOf('.')),
    older,
    '.',
    '%00x',
    '[]',
  ]
  for (const continuation of forged) {
    const { status, json } = await ada.get(`/webhooks/?continuation=${continuation}`)
    assert.equal(status, 400, continuation)
    assert.ok(json.error === 'BAD_CONTINUATION_TOKEN' || continuation === '%00x', continuation)
  }
  const elsewhere = await ada.get(`/organizations/${organizationId}/webhooks/?continuation=${token}`)
  assert.equal(elsewhere.json.error, 'BAD_CONTINUATION_TOKEN')
})

test('Continuations round-trip, and other values are rejected', () => {
  const continuations = createContinuations('a secret')
  const position = fc.record({
    number: fc.nat(),
    total: fc.nat(),
    after: fc.array(fc.oneof(fc.integer(), fc.string())),
    query: fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      fc.string(),
    ),
  })
  fc.assert(
    fc.property(fc.string(), position, fc.nat(), (path, cursor, at) => {
      const token = continuations.write(path, cursor)
      assert.deepEqual(continuations.read(path, token), { ...cursor, query: { ...cursor.query } })
      const index = at % token.length
      const other = token[index] === 'x' ? 'y' : 'x'
      const forged = token.slice(0, index) + other + token.slice(index + 1)
      assert.throws(() => continuations.read(path, forged), { code: 'BAD_CONTINUATION_TOKEN' })
      assert.throws(() => continuations.read(`${path}/`, token), { code: 'BAD_CONTINUATION_TOKEN' })
      assert.throws(() => createContinuations('another').read(path, token), {
        code: 'BAD_CONTINUATION_TOKEN',
      })
    }),
  )
})
