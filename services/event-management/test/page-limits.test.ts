import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { startEvents } from './service.ts'

test('public pages have a rate limit per address, and the 429 page shows when to retry', async () => {
  const clock = createManualClock()
  const { call, as } = await startEvents({ clock })
  const open = (path: string) => call(path, { headers: { accept: 'text/html' } })
  for (let at = 0; at < 600; at++) {
    assert.equal((await open('/')).status, 200)
    assert.equal((await open('/checkout/1')).status, 404)
  }
  for (const path of ['/', '/checkout/1', '/e/some-event-1']) {
    const rejection = await open(path)
    assert.equal(rejection.status, 429)
    assert.equal(rejection.headers.get('retry-after'), '60')
    assert.match(rejection.text, /<h1>Too many requests<\/h1>.*Wait 60 seconds/s)
  }
  // The API has separate limits.
  assert.equal((await (await as('ada')).get('/v3/users/me/')).status, 200)
  clock.advance(60_000)
  assert.equal((await open('/')).status, 200)
})

test('unknown paths get a page in a browser, and an API error for clients and below /v3/', async () => {
  const { call } = await startEvents()
  const open = (path: string, accept: string) => call(path, { headers: { accept } })
  const page = await open('/no/such/page', 'text/html,*/*;q=0.8')
  assert.equal(page.status, 404)
  assert.match(page.text, /<h1>Page not found<\/h1>.*<a href="\/">/s)
  for (const [path, accept] of [
    ['/no/such/page', '*/*'],
    ['/v3/no/such/path/', 'text/html'],
  ] as const) {
    const { status, json } = await open(path, accept)
    assert.deepEqual([status, json.error], [404, 'NOT_FOUND'])
  }
})
