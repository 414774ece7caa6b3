import assert from 'node:assert/strict'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { createManualClock } from '@octavo/platform/clock.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { createCatalogueState } from '../src/database/catalogue-state.ts'
import { findGeneration, nextGeneration } from '../src/database/generation.ts'
import type { Tables } from '../src/database/tables.ts'
import { addAnime, addGenres } from './rows.ts'
import { startCatalogue } from './service.ts'

const folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
const dataDir = join(folder, 'data')
const clock = createManualClock(Date.UTC(2026, 10, 21, 12))
const catalogue = await startCatalogue({ dataDir, clock })
// After the service is closed, because it writes to the folder.
after(() => rm(folder, { recursive: true, force: true }))
const { call, context, url } = catalogue
const state = createCatalogueState(context)

await catalogue.write(async (tx) => {
  await addAnime(tx, { id: 1, canonical_title: 'One' }, { id: 2, start_date: '2026-11-22' })
  await addGenres(tx, { action: [1] })
})

const rename = (title: string) => async (write: typeof context.db.write) =>
  write(async (tx) => {
    await nextGeneration(tx)
    await tx.updateTable('anime').set({ canonical_title: title }).where('id', '=', 1).execute()
  })
const titleNow = async () => (await call('/anime/1')).json.data.attributes.canonicalTitle
const waitForTitle = (title: string) =>
  eventually('the new title is served', async () => (await titleNow()) === title)

test('conditional requests: an unchanged response is 304, in every encoding, cached or not', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const path = `/anime?x=${encoding}`
    const first = await call(path, { headers })
    assert.equal(first.headers.get('content-encoding'), encoding === 'identity' ? null : encoding)
    assert.equal(first.headers.get('cache-control'), 'public, max-age=60, stale-while-revalidate=300')
    assert.equal(first.headers.get('vary'), 'Accept, Authorization, accept-encoding')
    const etag = first.headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]{27}(\.gzip|\.br)?"$/)
    for (const way of [path, `${path}&long`]) {
      const again = await call(way, { headers: { ...headers, 'if-none-match': `"other", ${etag}` } })
      assert.deepEqual([again.status, again.headers.get('etag'), again.text], [304, etag, ''])
      assert.equal(again.headers.get('vary'), first.headers.get('vary'))
    }
  }
})

test('response cache: an id with an encoded slash does not find the response of another path', async () => {
  for (const path of ['genres', 'relationships/genres']) {
    assert.equal((await call(`/anime/1/${path}`)).status, 200)
    assert.equal((await call(`/anime/1%2F${path.replace('/', '%2F')}`)).status, 404)
  }
})

test('conditional requests: If-None-Match does not turn a 404 into a 304', async () => {
  const headers = { 'if-none-match': '*' }
  assert.equal((await call('/anime/99', { headers })).status, 404)
  assert.equal((await call('/anime/1', { headers })).status, 304)
})

test('HEAD: has the headers of GET', async () => {
  const [get, head] = [await call('/anime/1'), await call('/anime/1', { method: 'HEAD' })]
  assert.deepEqual([head.status, head.text], [200, ''])
  assert.equal(head.headers.get('etag'), get.headers.get('etag'))
})

test('caching: equivalent queries share a response', async () => {
  const tags = new Set<string | null>()
  for (const query of ['include=genres&page[limit]=5', 'page%5Blimit%5D=5&nsfw=1&include=genres'])
    tags.add((await call(`/anime?${query}`)).headers.get('etag'))
  assert.equal(tags.size, 1)
})

test('caching: a write by this process is visible in the next response', async () => {
  await titleNow()
  for (const title of ['Two', 'Three']) {
    await rename(title)(context.db.write)
    await waitForTitle(title)
  }
})

test('caching: the state reflects its own writes immediately', async () => {
  const before = await state.find()
  await rename('Four')(state.write)
  const learned = state.findCached()
  assert.ok(learned && learned.generation > before.generation)
  assert.equal(state.isLatest(before), false)
  await assert.rejects(
    state.write(async (tx) => {
      await nextGeneration(tx)
      throw new Error('not after all')
    }),
    /not after all/,
  )
  assert.equal(state.findCached(), learned)
  await waitForTitle('Four')
})

test('caching: a write by another process is visible soon', async () => {
  await titleNow()
  const other = await openDatabase<Tables>({ name: 'anime-catalogue', dataDir, migrations: [] })
  await rename('Five')(other.write)
  await other.close()
  await waitForTitle('Five')
})

test('caching: a new day changes the version', async () => {
  const status = async () => (await call('/anime/2')).json.data.attributes.status
  assert.equal(await status(), 'upcoming')
  clock.advance(86_400_000)
  assert.equal(await status(), 'current')
  clock.advance(-86_400_000)
})

test('caching: responses for signed-in users are private', async () => {
  const user = await catalogue.as('somebody')
  const response = await user('GET', '/anime/1')
  assert.equal(response.headers.get('cache-control'), 'private, no-cache')
  const { json } = await user('GET', '/users?filter[self]=true')
  assert.deepEqual(
    json.data.map(({ attributes }: { attributes: { slug: string } }) => attributes.slug),
    ['somebody'],
  )
  const other = await catalogue.as('another')
  assert.equal((await other('GET', '/users?filter[self]=true')).json.data[0].attributes.slug, 'another')
  assert.equal((await call('/users?filter[self]=true')).json.meta.count, 0)
})

test('caching: links follow the Host header', async () => {
  const named = await fetch(`${url.replace('127.0.0.1', 'localhost')}/anime/1`).catch(() => undefined)
  if (!named) return
  const body = await named.json()
  assert.ok(body.data.links.self.startsWith('http://localhost:'))
})

test('caching: a restore invalidates all responses', async () => {
  const copy = join(folder, 'copy')
  await rename('Six')(context.db.write)
  await waitForTitle('Six')
  const etag = (await call('/anime/1')).headers.get('etag')
  await catalogue.copyTo(copy)
  await cp(copy, `${copy}-again`, { recursive: true })
  await rename('Seven')(context.db.write)
  await waitForTitle('Seven')
  await catalogue.restoreFrom(copy)
  await waitForTitle('Six')
  await rename('Eight')(context.db.write)
  await waitForTitle('Eight')
  assert.notEqual((await call('/anime/1')).headers.get('etag'), etag)
})

test('caching: generations after a restore by the command line do not repeat those of the replaced data', async () => {
  const generations: number[] = []
  for (const name of ['replaced', 'restored']) {
    const dataDir = join(folder, name)
    await catalogue.copyTo(join(dataDir, 'anime-catalogue'))
    const database = await openDatabase<Tables>({ name: 'anime-catalogue', dataDir, migrations: [] })
    await rename(name)(database.write)
    generations.push(await findGeneration(database.read))
    await database.close()
    await setTimeout(5)
  }
  assert.ok(Number(generations[0]) < Number(generations[1]))
})

test('rate limit: 429 as a JSON:API error, and disabled by the setting', async () => {
  const limited = await startCatalogue({
    settings: { file: { 'anime-catalogue': { requestsPerMinute: 3 } } },
  })
  for (let left = 2; left >= 0; left--) {
    const { status, headers } = await limited.get('/genres')
    assert.deepEqual([status, headers.get('x-ratelimit-remaining')], [200, String(left)])
  }
  const response = await limited.get('/genres')
  assert.equal(response.status, 429)
  assert.ok(Number(response.headers.get('retry-after')) > 0)
  assert.equal(response.json.errors[0].title, 'Rate Limit Exceeded')
  assert.equal((await call('/genres')).headers.get('x-ratelimit-limit'), null)
})

test('caching: the shortcut does not evade rate limits, and is disabled with extensions', async () => {
  assert.ok(catalogue.app.shortcut)
  const settings = { file: { 'anime-catalogue': { requestsPerMinute: 3 } } }
  const limited = await startCatalogue({ settings })
  const statuses: number[] = []
  for (let count = 0; count < 4; count++)
    statuses.push((await limited.call('/anime?page%5Blimit%5D=1')).status)
  assert.deepEqual(statuses, [200, 200, 200, 429])
  assert.equal((await startCatalogue({ extend: () => undefined })).app.shortcut, undefined)
})
