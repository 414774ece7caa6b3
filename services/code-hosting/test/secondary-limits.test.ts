import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { startCodeHosting } from './service.ts'

async function start(secondaryLimits: boolean, extend?: (app: App) => void) {
  const clock = createManualClock()
  const settings = { file: { 'code-hosting': { secondaryLimits } } }
  return { ...(await startCodeHosting({ clock, settings, extend })), clock }
}

test("bursts on one route are refused with GitHub's message and headers", async () => {
  const { as, clock } = await start(true)
  const ada = await as('ada')
  for (let count = 0; count < 900; count++) assert.equal((await ada('GET', '/zen')).status, 200)
  const rejection = await ada('GET', '/zen')
  assert.equal(rejection.status, 403)
  assert.match(rejection.json.message, /^You have exceeded a secondary rate limit\./)
  assert.match(rejection.json.documentation_url, /#about-secondary-rate-limits$/)
  assert.ok(Number(rejection.headers.get('retry-after')) > 0)
  assert.notEqual(rejection.headers.get('x-ratelimit-remaining'), '0')
  assert.equal((await ada('GET', '/user')).status, 200)
  assert.equal((await ada('GET', '/rate_limit')).status, 200)
  clock.advance(60_000)
  assert.equal((await ada('GET', '/zen')).status, 200)
})

test('writes cost five points, and creating content has its own limit', async () => {
  const { as } = await start(true)
  const ada = await as('ada')
  const statuses: number[] = []
  for (let count = 0; count < 81; count++)
    statuses.push((await ada('POST', '/user/emails', [`a${count}@example.org`])).status)
  assert.deepEqual([...new Set(statuses.slice(0, 80))], [201])
  assert.equal(statuses[80], 403)
  const follows: number[] = []
  await as('bob')
  for (let count = 0; count < 181; count++) follows.push((await ada('PUT', '/user/following/bob')).status)
  assert.deepEqual([...new Set(follows.slice(0, 180))], [204])
  assert.equal(follows[180], 403)
})

test('more than a hundred concurrent requests are refused, and their slots are released', async () => {
  const gate = Promise.withResolvers<void>()
  const full = Promise.withResolvers<void>()
  let waitingCount = 0
  const { as } = await start(true, (app) =>
    app.addHook('preHandler', async (request) => {
      if (!request.url.startsWith('/zen')) return
      if (++waitingCount === 100) full.resolve()
      await gate.promise
    }),
  )
  const ada = await as('ada')
  const many = Array.from({ length: 100 }, () => ada('GET', '/zen'))
  await full.promise
  const rejection = await ada('GET', '/user')
  assert.equal(rejection.status, 403)
  assert.match(rejection.json.message, /secondary rate limit/)
  gate.resolve()
  for (const { status } of await Promise.all(many)) assert.equal(status, 200)
  assert.equal((await ada('GET', '/user')).status, 200)
})

test('without the setting there are no secondary limits', async () => {
  const { as } = await start(false)
  const ada = await as('ada')
  for (let count = 0; count < 901; count++) assert.equal((await ada('GET', '/zen')).status, 200)
})
