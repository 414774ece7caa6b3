import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.now())
const file = { 'event-management': { requestsPerHour: 6, freeRequestsPerDay: 10 } }
const { as } = await startEvents({ clock, settings: { file } })
const hourMs = 3_600_000

const statuses = async ({ get }: Awaited<ReturnType<typeof as>>, count: number) => {
  const codes = []
  for (let at = 0; at < count; at += 1) codes.push((await get('/formats/')).status)
  return codes.join(' ')
}

test("The hourly limit of a token is in Eventbrite's headers, with the token masked", async () => {
  const ada = await as('ada')
  const { headers } = await ada.get('/formats/')
  assert.equal(headers.get('x-rate-limit'), `token:...${ada.token.slice(-4)} 1/6 reset=3600s`)
  assert.equal(headers.get('ratelimit-policy'), '"hour";q=6;w=3600')
  assert.equal(headers.get('ratelimit'), '"hour";r=5;t=3600')
  assert.equal(await statuses(ada, 6), '200 200 200 200 200 429')
  clock.advance(hourMs / 2)
  const rejection = await ada.get('/formats/')
  assert.deepEqual([rejection.status, rejection.json.error], [429, 'HIT_RATE_LIMIT'])
  assert.equal(rejection.headers.get('retry-after'), '1800')
  const another = await as('ada')
  assert.equal(await statuses(another, 1), '200')
  clock.advance(hourMs / 2)
  assert.equal(await statuses(ada, 1), '200')
})

test('The free plan also has a daily limit, the paid plan does not', async () => {
  const [free, paid] = [await as('bea', { plan: 'free' }), await as('cleo')]
  assert.equal(await statuses(free, 7), '200 200 200 200 200 200 429')
  clock.advance(hourMs)
  assert.equal(await statuses(free, 5), '200 200 200 200 429')
  const { headers } = await free.get('/formats/')
  assert.match(headers.get('x-rate-limit') ?? '', / 4\/6 reset=3600s, 10\/10 reset=82800s$/)
  assert.equal(headers.get('retry-after'), '82800')
  assert.equal(await statuses(paid, 6), '200 200 200 200 200 200')
  clock.advance(23 * hourMs)
  assert.equal(await statuses(free, 1), '200')
})

test('A batch counts as the requests in it', async () => {
  const dora = await as('dora')
  const step = { method: 'GET', relative_url: '/formats/' }
  const { json } = await dora.post('/batch/', { batch: Array.from({ length: 7 }, () => step) })
  assert.deepEqual(
    json.map(({ code }: { code: number }) => code),
    [200, 200, 200, 200, 200, 200, 429],
  )
})
