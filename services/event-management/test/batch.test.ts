import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startEvents } from './service.ts'

const { as, stranger } = await startEvents()
const ada = await as('ada')

interface BatchResponse {
  code: number
  headers: Record<string, string>
  body: string
}

const steps = [
  { method: 'GET', relative_url: '/users/me/' },
  { method: 'POST', relative_url: 'webhooks', body: { endpoint_url: 'https://example.org/json' } },
  { method: 'POST', relative_url: 'v3/webhooks/', body: 'endpoint_url=https://example.org/form' },
  { method: 'POST', relative_url: 'webhooks/', body: '{"endpoint_url":"https://example.org/text"}' },
  { method: 'GET', relative_url: '//webhooks/?page_size=1' },
  { method: 'DELETE', relative_url: 'webhooks/1/' },
]
const text = JSON.stringify(steps)

test('A batch runs in order, in every body format', async () => {
  const form = new FormData()
  form.append('batch', text)
  const ways = [
    () => ada.post('/batch/', { batch: steps }),
    () => ada.post('/batch', { batch: text }),
    () => ada.post('/batch/', new URLSearchParams({ batch: text })),
    () => ada.post('/batch/', form),
    () => ada.post(`/v3/batch/?batch=${encodeURIComponent(text)}`),
  ]
  for (const [at, send] of ways.entries()) {
    const { status, json } = await send()
    assert.equal(status, 200)
    const responses: BatchResponse[] = json
    assert.deepEqual(
      responses.map(({ code }) => code),
      [200, 200, 200, 200, 200, 404],
    )
    const bodies = responses.map(({ body }) => JSON.parse(body))
    assert.equal(bodies[0].id, String(ada.user.id))
    assert.deepEqual(
      bodies.slice(1, 4).map(({ endpoint_url }) => endpoint_url),
      ['https://example.org/json', 'https://example.org/form', 'https://example.org/text'],
    )
    assert.equal(bodies[4].pagination.object_count, 3 * (at + 1))
    assert.equal(bodies[5].error, 'NOT_FOUND')
    assert.equal(responses[0]?.headers['content-type'], 'application/json; charset=utf-8')
  }
})

test('A malformed or nested batch is INVALID_BATCH', async () => {
  const wrong = [
    undefined,
    {},
    { batch: '' },
    { batch: '[' },
    { batch: [] },
    { batch: {} },
    { batch: [{ method: 'GET' }] },
    { batch: [{ method: 'PATCH', relative_url: '/users/me/' }] },
    { batch: Array.from({ length: 51 }, () => steps[0]) },
    { batch: [{ method: 'POST', relative_url: '/batch/', body: { batch: steps } }] },
    { batch: [{ method: 'POST', relative_url: 'v3//batch?x=1' }] },
  ]
  for (const body of wrong) {
    const { status, json } = await ada.post('/batch/', body)
    assert.deepEqual([status, json.error], [400, 'INVALID_BATCH'], JSON.stringify(body)?.slice(0, 100))
  }
  assert.equal((await stranger.post('/batch/', { batch: steps })).json.error, 'NO_AUTH')
})
