import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { findNeeds } from '@octavo/platform/needs.ts'
import { digestTables } from '@octavo/testing/table-digests.ts'
import type { RouteOptions } from 'fastify'
import type { Need } from '../src/access/needs.ts'
import { isMany, typesOf } from '../src/json-api/resource.ts'
import { registry } from '../src/resources/registry.ts'
import { addAnime } from './rows.ts'
import { startCatalogue } from './service.ts'
import { document, identifier, review } from './written-documents.ts'

interface Route {
  method: string
  url: string
  needs: Need
}

const routes: Route[] = []
// The clock stands still, so that no schedule runs between two digests.
const service = await startCatalogue({
  clock: createManualClock(Date.now()),
  extend: (app) => collectRoutes(app),
})
await service.context.db.write((tx) => addAnime(tx, { id: 1 }))
const author = await service.as('ada')

/** Collects all routes from the route table, so that new ones are covered. */
function collectRoutes(app: App): void {
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const needs = findNeeds<Need>(config)
    const [first] = [method].flat()
    if (needs && first) routes.push({ method: first, url, needs })
  })
  // Detects that a caller passed the declared needs, without running the handler.
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers['x-probe'] !== undefined) return reply.code(299).send('passed')
  })
}

const tokens: Readonly<Record<string, string | undefined>> = {
  'no token': undefined,
  'a wrong token': 'wrong',
  'the author': author.token,
  'another user': (await service.as('grace')).token,
  'a moderator': (await service.as('mod', { role: 'database_mod' })).token,
  'an administrator': (await service.as('boss', { role: 'admin' })).token,
}

async function create(by: typeof author, body: ReturnType<typeof document>): Promise<string> {
  const created = await by('POST', `/${registry.get(body.data.type).path}`, body)
  assert.equal(created.status, 201, created.text)
  return created.json.data.id
}

const reaction = document('mediaReactions', { reaction: 'Fine.' }, { anime: ['anime', 1] })
const reviewId = await create(author, review(1))
// Nobody votes for their own reaction.
const mediaReaction = ['mediaReactions', await create(await service.as('grace'), reaction)] as const
/** The author's resources, by type. */
const idsOfAuthor: Record<string, string> = {
  users: String(author.user.id),
  reviews: reviewId,
  reviewLikes: await create(author, document('reviewLikes', {}, { review: ['reviews', reviewId] })),
  mediaReactions: await create(author, reaction),
  mediaReactionVotes: await create(author, document('mediaReactionVotes', {}, { mediaReaction })),
}

/** Repeats the service's table of permissions, as the expected value. `by` is the owner of existing resources. */
const content = {
  create: isSignedIn,
  update: authorOr('an administrator'),
  delete: authorOr('an administrator'),
}
const like = { create: isSignedIn, delete: authorOr() }
const owned: Record<string, Partial<Record<string, (caller: string) => boolean>>> = {
  reviews: content,
  mediaReactions: content,
  reviewLikes: like,
  mediaReactionVotes: like,
  users: { update: authorOr('an administrator') },
}

function isSignedIn(caller: string): boolean {
  return caller !== 'no token' && caller !== 'a wrong token'
}

function authorOr(...others: string[]) {
  return (caller: string) => caller === 'the author' || others.includes(caller)
}

function isAllowed(caller: string, { needs }: Route): boolean {
  if (needs.who === 'anyone') return caller !== 'a wrong token'
  const rules = owned[needs.type]
  if (rules) return rules[needs.verb]?.(caller) ?? false
  return caller === 'a moderator' || caller === 'an administrator'
}

const relationshipIn = (type: string) =>
  registry.get(type).relationshipList.find(({ relationship }) => relationship.write)

function pathOf({ url, needs }: Route): string {
  if (needs.who === 'anyone') return url.replace(/:\w+/g, '1')
  return url
    .replace(':id', idsOfAuthor[needs.type] ?? '1')
    .replace(':relationship', () => relationshipIn(needs.type)?.path ?? '')
}

/** A valid document, because the owner of a resource is checked after the document. */
function bodyOf({ method, url, needs }: Route): object | undefined {
  // Images are uploaded with PUT.
  if (needs.who === 'anyone' || method === 'PUT') return undefined
  const { type } = needs
  const id = url.includes(':id') ? (idsOfAuthor[type] ?? '1') : undefined
  const relationship = url.includes(':relationship') && relationshipIn(type)?.relationship
  if (!relationship) return document(type, {}, {}, id)
  const [target = ''] = typesOf(relationship)
  return { data: isMany(relationship) ? [identifier(target, 1)] : identifier(target, 1) }
}

async function call(token: string | undefined, route: Route, headers = {}) {
  const body = bodyOf(route)
  const response = await fetch(service.url + pathOf(route), {
    method: route.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/vnd.api+json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

const nameOf = ({ method, url }: Route) => `${method} ${url}`

/** Tables that every request writes to. */
const ignoredTables = /limit|_window|octavo_(token|job)/

test('all routes of the service are covered', () => {
  assert.ok(routes.length > 150, `${routes.length} routes`)
  const writableTypes = new Set(routes.flatMap(({ needs }) => (needs.who === 'writer' ? [needs.type] : [])))
  assert.deepEqual(
    Object.keys(owned).filter((type) => !writableTypes.has(type)),
    [],
  )
  assert.deepEqual(
    routes.filter(({ method, needs }) => (method === 'GET') !== (needs.who === 'anyone')).map(nameOf),
    [],
  )
})

for (const [caller, token] of Object.entries(tokens)) {
  test(`${caller}: rejected calls change nothing`, async () => {
    const before = await digestTables(service.context.db.read, ignoredTables)
    const forbiddenRoutes = routes.filter((route) => !isAllowed(caller, route))
    const wrong = []
    for (const route of forbiddenRoutes) {
      const { status, text } = await call(token, route)
      if (status !== (caller === 'a wrong token' ? 401 : 403))
        wrong.push(`${nameOf(route)} answered ${status}: ${text.slice(0, 200)}`)
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(await digestTables(service.context.db.read, ignoredTables), before)
  })

  test(`${caller}: allowed calls pass the declared needs`, async () => {
    const wrong = []
    for (const route of routes) {
      if (!isAllowed(caller, route)) continue
      const { status, text } = await call(token, route, { 'x-probe': '1' })
      if (status !== 299) wrong.push(`${nameOf(route)} answered ${status}: ${text.slice(0, 200)}`)
    }
    assert.deepEqual(wrong, [])
  })
}

test('a read-only service refuses all writes', async () => {
  const readOnly: Route[] = []
  const settings = { file: { 'anime-catalogue': { readOnly: true } } }
  const { url, as } = await startCatalogue({
    settings,
    extend: (app) =>
      app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
        const needs = findNeeds<Need>(config)
        if (needs?.who === 'writer') readOnly.push({ method: String(method), url, needs })
      }),
  })
  const { token } = await as('boss', { role: 'admin' })
  assert.ok(readOnly.length > 100, `${readOnly.length} routes`)
  for (const route of readOnly) {
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch(url + pathOf(route), { method: route.method, headers })
    assert.equal(status, 403, nameOf(route))
  }
})
