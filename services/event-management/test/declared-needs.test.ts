import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { requireDeclaredNeeds } from '../src/access/declared-needs.ts'
import { anyone, may, signedIn } from '../src/access/needs.ts'

async function start(add: (app: ReturnType<typeof Fastify>) => void) {
  const app = Fastify()
  // Only the compilers differ from the service's app.
  requireDeclaredNeeds(app as never, (path) => path.startsWith('/oauth/'))
  add(app)
  await app.ready()
}

test('a route without needs fails the start, and the message says what to add', async () => {
  const starting = start((app) => {
    app.get('/oauth/token', async () => '')
    app.get('/fine/', { config: { needs: signedIn } }, async () => '')
    app.post('/events/:event_id/new/', async () => '')
    app.get('/page', { config: { access: 'open' } }, async () => '')
  })
  await assert.rejects(starting, (error: Error) => {
    assert.match(
      error.message,
      /POST \/events\/:event_id\/new\/ declares no needs.*may\('manage_events', 'event'\)/,
    )
    assert.match(error.message, /GET \/page declares no needs.*access: 'open', needs: anyone/)
    assert.doesNotMatch(error.message, /oauth|fine/)
    return true
  })
})

test('needs that no check covers fail the start', async () => {
  const open = { access: 'open', needs: may('manage_events', 'event') } as const
  await assert.rejects(
    start((app) => void app.post('/open/', { config: open }, async () => '')),
    /POST \/open\/ is open, but needs member/,
  )
  await assert.rejects(
    start((app) => void app.get('/closed/', { config: { needs: anyone } }, async () => '')),
    /GET \/closed\/ needs anyone, but asks for a token/,
  )
})
