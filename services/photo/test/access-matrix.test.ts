import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { findNeeds } from '@octavo/platform/needs.ts'
import { digestTables } from '@octavo/testing/table-digests.ts'
import type { RouteOptions } from 'fastify'
import type { Need } from '../src/access/needs.ts'
import { type Scope, scopeDescriptions } from '../src/access/scopes.ts'
import { startPhoto } from './service.ts'

interface Route {
  method: string
  url: string
  needs: Need
}

const routes: Route[] = []
// The clock stands still, so that no schedule runs between two digests.
const service = await startPhoto({
  clock: createManualClock(Date.now()),
  extend: (app) => collectRoutes(app),
})
const { as, createApp, context } = service
const scopes = Object.keys(scopeDescriptions) as Scope[]

/** Collects all routes from the route table, so that new ones are covered. */
function collectRoutes(app: App): void {
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const needs = findNeeds<Need>(config)
    for (const each of [method].flat()) if (needs) routes.push({ method: each, url, needs })
  })
  // Detects that a caller passed the declared needs, without running the handler.
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers['x-probe'] !== undefined) return reply.code(299).send('passed')
  })
}

interface Caller {
  headers: Record<string, string>
  /** Undefined for unidentified callers, and empty for apps. */
  scopes: readonly Scope[] | undefined
  isUser: boolean
}

const app = await createApp()
const other = await createApp()
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const ofApp = await as('ada', { appId: app.app.id })
const suspended = await as('mallory')
await context.auth.changeUser(suspended.user.id, { suspended: true })
const nobody = { scopes: undefined, isUser: false }

const callers: Record<string, Caller> = {
  nobody: { headers: {}, ...nobody },
  'a wrong token': { headers: bearer('wrong'), ...nobody },
  'a wrong key': { headers: { authorization: 'Client-ID wrong' }, ...nobody },
  'a suspended user': { headers: bearer(suspended.token), ...nobody },
  'a token with the key of another app': {
    headers: { ...bearer(ofApp.token), 'x-unsplash-id': other.clientId },
    ...nobody,
  },
  'an app by header': { headers: { authorization: `Client-ID ${app.clientId}` }, scopes: [], isUser: false },
  'an app by Bearer': { headers: bearer(app.clientId), scopes: [], isUser: false },
  'a token with the key of its app': {
    headers: { ...bearer(ofApp.token), 'x-unsplash-id': app.clientId },
    scopes,
    isUser: true,
  },
}
for (const scope of scopes) {
  const { token } = await as('ada', { scopes: [scope] })
  callers[`a token with ${scope}`] = { headers: bearer(token), scopes: [scope], isUser: true }
}

/** 299: passed. */
function expectedStatus({ needs }: Route, caller: Caller): number {
  if (needs.who === 'anyone') return 299
  if (!caller.scopes) return 401
  if (needs.who === 'key') return 299
  if (!caller.isUser) return 401
  return caller.scopes.includes(needs.scope) ? 299 : 403
}

/** Parameters with a pattern are sizes, such as `200x300`. */
const pathOf = (url: string) =>
  url
    .replaceAll(/:\w+\([^/]*\)/g, '1x1')
    .replaceAll(/:\w+/g, '1')
    .replace('*', '1')
const nameOf = ({ method, url }: Route) => `${method} ${url}`

async function call({ method, url }: Route, headers: Record<string, string>): Promise<number> {
  const response = await fetch(service.url + pathOf(url), { method, headers, redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

/** Tables that every request writes to. */
const ignoredTables = /limit|_window|octavo_(token|job)|daily_count/

test('all routes of the service are covered', () => {
  assert.ok(routes.length > 40, `${routes.length} routes`)
  const writes = routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
  assert.deepEqual(writes.filter(({ needs }) => needs.who === 'key').map(nameOf), [])
  const used = new Set(routes.flatMap(({ needs }) => (needs.who === 'user' ? [needs.scope] : [])))
  for (const scope of [
    'read_user',
    'write_user',
    'write_photos',
    'write_likes',
    'write_collections',
  ] as const)
    assert.ok(used.has(scope), scope)
})

for (const [name, caller] of Object.entries(callers)) {
  test(`${name}: may call the allowed routes, and is rejected by all others before the body is read`, async () => {
    const wrong = []
    for (const route of routes) {
      const status = await call(route, { ...caller.headers, 'x-probe': '1' })
      const expected = expectedStatus(route, caller)
      if (status !== expected) wrong.push(`${nameOf(route)} answered ${status}, not ${expected}`)
    }
    assert.deepEqual(wrong, [])
  })

  test(`${name}: rejected calls change nothing`, async () => {
    const before = await digestTables(context.db.read, ignoredTables)
    for (const route of routes) if (expectedStatus(route, caller) !== 299) await call(route, caller.headers)
    assert.deepEqual(await digestTables(context.db.read, ignoredTables), before)
  })
}
