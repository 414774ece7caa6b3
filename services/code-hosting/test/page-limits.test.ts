import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { startCodeHosting } from './service.ts'

const page = { accept: 'text/html', 'user-agent': 'test' }

test('pages have a rate limit per reader, reported on a page', async () => {
  const clock = createManualClock(Date.now())
  const { as, call } = await startCodeHosting({ clock })
  const ada = await as('ada')
  const open = (headers: Record<string, string> = {}) => call('/ada', { headers: { ...page, ...headers } })
  for (let at = 0; at < 600; at++) assert.equal((await open()).status, 200)
  const rejection = await open()
  assert.equal(rejection.status, 429)
  assert.equal(rejection.headers.get('retry-after'), '60')
  assert.match(rejection.headers.get('content-type') ?? '', /text\/html/)
  assert.match(rejection.text, /<h1>Too many requests<\/h1>.*Wait 60 seconds/s)
  const forProgram = await open({ accept: 'application/json' })
  assert.deepEqual([forProgram.status, forProgram.json.status], [429, '429'])
  assert.match(forProgram.json.documentation_url, /^https:/)
  // Other users and the API are not limited.
  assert.equal((await open({ authorization: `Bearer ${ada.token}` })).status, 200)
  assert.equal((await ada('GET', '/users/ada')).status, 200)
  clock.advance(60_000)
  assert.equal((await open()).status, 200)
})

test('archives have their own rate limit', async () => {
  const { as, call, url } = await startCodeHosting({ clock: createManualClock(Date.now()) })
  const ada = await as('ada')
  await ada('POST', '/user/repos', { name: 'sea', auto_init: true })
  const { headers } = await ada('GET', '/repos/ada/sea/tarball')
  const path = (headers.get('location') ?? '').slice(url.length)
  for (let at = 0; at < 120; at++) assert.equal((await call(path)).status, 200)
  const rejection = await call(path)
  assert.equal(rejection.status, 429)
  assert.equal(rejection.headers.get('retry-after'), '60')
  assert.equal((await call('/ada/sea', { headers: page })).status, 200)
})
