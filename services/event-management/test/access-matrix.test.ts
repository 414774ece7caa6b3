import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { findNeeds } from '@octavo/platform/needs.ts'
import { digestTables } from '@octavo/testing/table-digests.ts'
import type { RouteOptions } from 'fastify'
import type { Need } from '../src/access/needs.ts'
import { makeAccessWorld } from './access-world.ts'
import { newEventInput } from './event-making.ts'
import { startEvents } from './service.ts'

interface Route {
  method: string
  url: string
  needs: Need
  isOpen: boolean
}

const routes: Route[] = []
// The clock stands still, so that no order or offer expires between two digests.
const clock = createManualClock(Date.now())
const service = await startEvents({ clock, extend: (app) => collectRoutes(app) })
const world = await makeAccessWorld(service)
const { tokens, organizationId } = world

/** Collects all routes from the route table, so that new ones are covered. */
function collectRoutes(app: App): void {
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const needs = findNeeds<Need>(config)
    const [first] = [method].flat()
    if (needs && first) routes.push({ method: first, url, needs, isOpen: config?.access === 'open' })
  })
  // Detects that a caller passed the declared needs, without running the handler.
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers['x-probe'] !== undefined) return reply.code(299).send('passed')
  })
}

type Who = Need['who']
type Outcome = 'allowed' | 'refused'

/** Repeats the service's table of permissions by role, as the expected value. */
const permissionsByRole: Record<string, readonly string[]> = {
  manager: ['read_events', 'manage_events', 'read_attendees', 'manage_attendees', 'check_in'],
  finance: ['read_events', 'read_orders', 'manage_orders', 'read_attendees', 'read_reports'],
  door: ['read_events', 'read_attendees', 'check_in'],
}
const isOwnerOrAdmin = (caller: string) => ['owner', 'admin', 'an app of the owner'].includes(caller)
const isMember = (caller: string) => isOwnerOrAdmin(caller) || caller in permissionsByRole
const isSignedIn = (caller: string) => hasToken(caller) && caller !== 'a public token'
const hasToken = (caller: string) => caller !== 'no token' && caller !== 'a wrong token'
const may = (caller: string, permission: string) =>
  isOwnerOrAdmin(caller) || (permissionsByRole[caller]?.includes(permission) ?? false)

/** Expected access by declared need. */
const isAllowed: { [W in Who]: (caller: string, needs: Extract<Need, { who: W }>, route: Route) => boolean } =
  {
    anyone: () => true,
    // No caller has such a secret.
    secret: () => false,
    token: hasToken,
    user: isSignedIn,
    'account-holder': (caller, _needs, { url }) =>
      url.includes(':user_id') ? caller === 'owner' : isSignedIn(caller) && caller !== 'an app of the owner',
    self: (caller) => caller === 'owner' || caller === 'an app of the owner',
    viewer: (caller, { of }, { isOpen }) =>
      of === 'image' || of === 'user' ? isMember(caller) : isOpen || hasToken(caller),
    member: (caller, { permission }) => may(caller, permission),
    'member-or-self': (caller, { permission }) => may(caller, permission),
    // Other callers get their own list, without data of this organization.
    'member-of-own': (caller, _needs, { url }) =>
      url.includes(':user_id') ? caller === 'owner' || caller === 'an app of the owner' : isSignedIn(caller),
    'member-of-named': (caller, { permission }) => may(caller, permission),
    'member-of-default': (caller, { permission }) =>
      isMember(caller) ? may(caller, permission) : isSignedIn(caller),
    'buyer-or-member': (caller, { permission }) => caller === 'the buyer' || may(caller, permission),
    'waiting-or-member': (caller, { permission }) => may(caller, permission),
  }

function outcomeOf(caller: string, route: Route): Outcome {
  // The keys are the declared needs.
  const rule = isAllowed[route.needs.who] as (caller: string, needs: Need, route: Route) => boolean
  return rule(caller, route.needs, route) ? 'allowed' : 'refused'
}

/** Checked by domain calls after the body is read, so these routes are called with valid requests. */
const decidedByDomain: ReadonlySet<Who> = new Set([
  'viewer',
  'member-of-named',
  'member-of-default',
  'waiting-or-member',
  'secret',
])

const bodies: Record<string, object> = {
  'POST /venues/': { venue: { name: 'Barn', organization_id: organizationId } },
  'POST /organizers/': { organizer: { name: 'Barn', organization_id: organizationId } },
  'POST /events/': { event: newEventInput(service.context.clock.now()) },
  'POST /webhooks/': { endpoint_url: 'http://127.0.0.1:9/' },
}
const queries: Record<string, string> = {
  '/events/': `?event_ids=${world.ids.event_id}`,
  '/reports/sales/': `?event_ids=${world.ids.event_id}`,
  '/reports/attendees/': `?event_ids=${world.ids.event_id}`,
  '/checkout-external': `?eid=${world.ids.event_id}`,
}
/** For `id` parameters, by the first path segment. */
const idNames: Record<string, string> = { venues: 'venue_id', organizers: 'organizer_id', media: 'image_id' }
/** For the taxonomy and pages, which name no object of the organization. */
const otherIds: Record<string, string> = { categories: '103', subcategories: '3001', formats: '1' }

function pathOf(url: string, ids = world.ids): string {
  const [, first = ''] = url.split('/')
  const path = url.replace(/:(\w+)/g, (_, name: string) => {
    if (name === 'id') return ids[idNames[first] ?? ''] ?? otherIds[first] ?? '1'
    if (name === 'address') return `evening-${first === 'o' ? ids.organizer_id : ids.event_id}`
    if (name === 'discount_id' && url.includes('/public_discounts/')) return ids.public_discount_id ?? ''
    if (name === 'discount_id' && url.startsWith('/events/:event_id/discounts/'))
      return ids.coded_discount_id ?? ''
    if (name === 'question_id' && url.includes('canned')) return 'age'
    return encodeURIComponent(ids[name] ?? '1')
  })
  return path + (queries[url] ?? '')
}

/** Values that only callers with the permission may receive. */
const secrets: Record<string, string> = { 'secret=hush': 'manage_organization', HUSH: 'read_events' }

function leaksIn(caller: string, text: string): string[] {
  return Object.keys(secrets).filter((secret) => text.includes(secret) && !may(caller, secrets[secret] ?? ''))
}

async function call(token: string | undefined, { method, url }: Route, headers = {}, ids = world.ids) {
  const body = method === 'POST' ? JSON.stringify(bodies[`${method} ${url}`] ?? {}) : undefined
  const response = await fetch(service.url + pathOf(url, ids), {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, text: await response.text() }
}

const isRefusal = (status: number) => [401, 403, 404].includes(status)
const nameOf = ({ method, url }: Route) => `${method} ${url}`

/** Tables that every request writes to. */
const ignoredTables = /limit|_window|octavo_(token|job|webhook_deliver)/

test('all routes of the service are covered', () => {
  assert.ok(routes.length > 200, `${routes.length} routes`)
  const callers = new Set(routes.map(({ needs }) => needs.who))
  assert.deepEqual(
    Object.keys(isAllowed).filter((who) => !callers.has(who as Who)),
    [],
  )
})

for (const [caller, token] of Object.entries(tokens))
  test(`${caller}: rejected calls change nothing`, async () => {
    const before = await digestTables(service.context.db.read, ignoredTables)
    const wrong = []
    for (const route of routes) {
      if (outcomeOf(caller, route) === 'allowed') continue
      const { status, text } = await call(token, route)
      const isExpected = route.needs.who === 'secret' ? status >= 400 && status < 500 : isRefusal(status)
      const isKnown = hasToken(caller) || route.needs.who === 'secret' || status === 401
      const leaks = leaksIn(caller, text)
      if (!isExpected || !isKnown || leaks.length > 0)
        wrong.push(`${nameOf(route)} answered ${status}: ${text.slice(0, 200)}`)
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(await digestTables(service.context.db.read, ignoredTables), before)
  })

test('strangers cannot distinguish a hidden event from a missing one', async () => {
  const draftIds = {
    ...world.ids,
    event_id: world.ids.draft_id ?? '',
    seatmap_id: `E${world.ids.draft_id}-m1`,
  }
  const absent = { ...world.ids, event_id: '199999999', seatmap_id: 'E199999999-m1' }
  const ofEvent = routes.filter(
    ({ url, needs }) => url.includes(':event_id') && 'of' in needs && needs.of === 'event',
  )
  assert.ok(ofEvent.length > 50)
  for (const route of ofEvent) {
    if (route.url.startsWith('/organizations/')) continue
    const [one, other] = [
      await call(tokens['a stranger'], route, {}, draftIds),
      await call(tokens['a stranger'], route, {}, absent),
    ]
    assert.deepEqual(one, other, nameOf(route))
    if (!decidedByDomain.has(route.needs.who)) assert.equal(one.status, 404, nameOf(route))
  }
})

for (const [caller, token] of Object.entries(tokens))
  test(`${caller}: allowed calls pass the declared needs`, async () => {
    const wrong = []
    for (const route of routes) {
      if (outcomeOf(caller, route) === 'refused') continue
      const isReal = decidedByDomain.has(route.needs.who) || route.method === 'GET'
      const { status, text } = await call(token, route, isReal ? {} : { 'x-probe': '1' })
      const isLetIn = isReal ? !isRefusal(status) && status < 500 : status === 299
      const leaks = leaksIn(caller, text)
      if (!isLetIn || leaks.length > 0)
        wrong.push(`${nameOf(route)} answered ${status}: ${text.slice(0, 200)}`)
    }
    assert.deepEqual(wrong, [])
  })
