import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { importOpml } from '../src/sources/import-opml.ts'
import { updateSource } from '../src/sources/store/sources.ts'
import { startCrawling } from './crawling.ts'

const { call, as, admin, addSource, source, context } = await startCrawling({
  settings: { file: { 'web-content': { maxSources: 12 } } },
})
const reader = await as('reader')
const base = 'http://feeds.example'

test('are created with defaults, listed in pages, changed and deleted', async () => {
  const created = await admin('POST', '/v1/sources', { url: `${base}/a.xml#top`, folder: 'News' })
  assert.equal(created.status, 201)
  const { id, ...rest } = created.json
  assert.equal(created.headers.get('location'), `/v1/sources/${id}`)
  assert.deepEqual(rest, {
    url: `${base}/a.xml`,
    target_url: `${base}/a.xml`,
    kind: 'unknown',
    title: '',
    folder: 'News',
    state: 'active',
    state_reason: null,
    settings: {},
    created: '2026-11-24T09:00:00.000Z',
    health: {
      last_fetch: null,
      last_success: null,
      next_fetch: '2026-11-24T09:00:00.000Z',
      last_status: null,
      last_error: null,
      failures: 0,
      fetches: 0,
      not_modified_ratio: 0,
      posts: 0,
      posts_per_day: 0,
    },
  })
  const second = await addSource(`${base}/b.xml`, { title: 'B', settings: { country: 'de' } })
  const page = (await reader('GET', '/v1/sources?size=1')).json
  assert.deepEqual(
    [page.sources.map((each: { id: number }) => each.id), page.next_cursor],
    [[id], String(id)],
  )
  const next = (await reader('GET', `/v1/sources?size=1&cursor=${page.next_cursor}`)).json
  assert.deepEqual([next.sources[0].id, next.next_cursor], [second, null])
  assert.equal((await reader('GET', '/v1/sources?folder=News')).json.sources.length, 1)

  const paused = await admin('PATCH', `/v1/sources/${second}`, { state: 'paused', title: 'New' })
  assert.deepEqual(
    [paused.json.state, paused.json.title, paused.json.health.next_fetch, paused.json.settings],
    ['paused', 'New', null, { country: 'de' }],
  )
  assert.equal((await reader('GET', '/v1/sources?state=paused')).json.sources[0].id, second)
  assert.equal((await admin('POST', `/v1/sources/${second}/refresh`)).status, 400)
  const resumed = await admin('PATCH', `/v1/sources/${second}`, { state: 'active' })
  assert.notEqual(resumed.json.health.next_fetch, null)
  assert.equal((await admin('POST', `/v1/sources/${second}/refresh`)).status, 202)

  assert.equal((await admin('DELETE', `/v1/sources/${second}`)).status, 204)
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/refresh'],
  ] as const) {
    const body = method === 'PATCH' ? { title: 'x' } : undefined
    const { status, json } = await admin(method, `/v1/sources/${second}${path}`, body)
    assert.deepEqual([status, json.code], [404, 'source_not_found'], method)
  }
})

test('need an administrator to change, and show visitors neither queries of URLs nor errors', async () => {
  for (const [method, path] of [
    ['POST', ''],
    ['PATCH', '/1'],
    ['DELETE', '/1'],
    ['POST', '/1/refresh'],
  ] as const) {
    const body =
      method === 'PATCH' ? { title: 'x' } : method === 'POST' && path === '' ? { url: base } : undefined
    assert.equal((await reader(method, `/v1/sources${path}`, body)).json.code, 'role_missing')
    const anonymous = await call(`/v1/sources${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    assert.equal(anonymous.json.code, 'key_missing')
  }
  const id = await addSource(`${base}/secret.xml?key=hidden`)
  await context.db.write((tx) => updateSource(tx, id, { last_error: 'No answer: ?key=hidden' }))
  for (const path of ['/v1/sources', `/v1/sources/${id}`, '/v1/sources.opml']) {
    const page = await call(path)
    assert.deepEqual(
      [page.status, /\/secret\.xml/.test(page.text), /hidden/.test(page.text)],
      [200, true, false],
    )
    assert.match((await reader('GET', path)).text, /hidden/)
  }
  assert.equal((await admin('DELETE', `/v1/sources/${id}`)).status, 204)
})

test('are not changed by an administrator who is demoted during the request', async () => {
  const { auth, db } = context
  const eve = await as('eve', { role: 'admin' })
  const id = await addSource(`${base}/late.xml`)
  const before = await source(id)
  for (const [method, path, body] of [
    ['POST', '/v1/sources', { url: `${base}/later.xml` }],
    ['PATCH', `/v1/sources/${id}`, { title: 'Mine' }],
    ['POST', `/v1/sources/${id}/refresh`],
    ['DELETE', `/v1/sources/${id}`],
    ['DELETE', `/v1/posts/${'a'.repeat(40)}`],
  ] as const) {
    await auth.changeUser(eve.user.id, { role: 'admin' })
    await commitFirst(context, () => auth.changeUser(eve.user.id, { role: 'user' }))
    const { status, json } = await eve(method, path, body)
    assert.deepEqual([status, json.code], [403, 'role_missing'], `${method} ${path}`)
  }
  await auth.changeUser(eve.user.id, { role: 'admin' })
  await commitFirst(context, () => auth.changeUser(eve.user.id, { role: 'user' }))
  const imported = await call('/v1/sources/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${eve.token}`, 'content-type': 'text/x-opml' },
    body: opml(`<outline text="Later" type="rss" xmlUrl="${base}/later.xml"/>`),
  })
  assert.equal(imported.status, 403)
  assert.deepEqual(await source(id), before)
  const later = await db.read
    .selectFrom('source')
    .select('id')
    .where('url', '=', `${base}/later.xml`)
    .execute()
  assert.deepEqual(later, [])
  assert.equal((await admin('DELETE', `/v1/sources/${id}`)).status, 204)
})

test('reject unusable URLs, unknown members and values outside of their limits', async () => {
  for (const url of [
    'file:///etc/passwd',
    'ftp://feeds.example/',
    'data:text/xml,<rss/>',
    'javascript:alert(1)',
    'http://user:secret@feeds.example/',
    'http://user@feeds.example/',
    'feeds.example/rss',
    'http://',
    'http://a b/',
    ' ',
    `${base}/${'x'.repeat(2_000)}`,
  ]) {
    const { status, json } = await admin('POST', '/v1/sources', { url })
    assert.equal(status, 400, url)
    assert.equal(json.code, 'parameter_invalid', url)
  }
  for (const body of [
    {},
    { url: `${base}/x`, unknown: 1 },
    { url: `${base}/x`, title: 'x'.repeat(201) },
    { url: `${base}/x`, settings: { country: 'Germany' } },
    { url: `${base}/x`, settings: { full_text: 'never' } },
    { url: `${base}/x`, settings: { unknown: true } },
  ])
    assert.equal((await admin('POST', '/v1/sources', body)).status, 400, JSON.stringify(body))
  const id = await addSource(`${base}/limits.xml`)
  for (const body of [{}, { state: 'disabled' }, { url: base }])
    assert.equal((await admin('PATCH', `/v1/sources/${id}`, body)).status, 400, JSON.stringify(body))
  for (const query of ['size=0', 'size=101', 'cursor=x', 'state=gone'])
    assert.equal((await reader('GET', `/v1/sources?${query}`)).status, 400, query)
  const twice = await admin('POST', '/v1/sources', { url: `${base}/limits.xml#again` })
  assert.deepEqual([twice.status, twice.json.code], [409, 'source_exists'])
})

const opml = (outlines: string) =>
  `<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>${outlines}</body></opml>`
const sendOpml = (body: string) =>
  call('/v1/sources/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'text/x-opml' },
    body,
  })

test('are imported from OPML, and exported so that an import finds all of them', async () => {
  const document = opml(`<outline text="Wo&amp;rld"><outline text="Europe">
<outline text="One &lt;b&gt;" xmlUrl="${base}/one.xml?a=1&amp;b=2" type="rss"/></outline></outline>
<outline text="Local" xmlUrl="ftp://feeds.example/x"/><outline text="Known" xmlUrl="${base}/a.xml" type="rss"/>
<outline text="Inside" xmlUrl="http://user:pass@feeds.example/y" type="rss"/>`)
  const { status, json } = await sendOpml(document)
  assert.equal(status, 200)
  // One of the four URLs has an unsupported scheme.
  assert.deepEqual(json, { created: 2, known: 1, skipped: [] })
  const { sources } = (await reader('GET', '/v1/sources')).json
  assert.ok(sources.every(({ url }: { url: string }) => !url.includes('pass')))
  const exported = await reader('GET', '/v1/sources.opml')
  assert.match(exported.headers.get('content-type') ?? '', /text\/x-opml/)
  const all = (await reader('GET', '/v1/sources?folder=Wo%26rld/Europe')).json.sources
  assert.deepEqual([all[0].title, all[0].url], ['One <b>', `${base}/one.xml?a=1&b=2`])
  const again = (await sendOpml(exported.text)).json
  const { count } = await context.db.read
    .selectFrom('source')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.deepEqual([again.created, again.known, again.skipped], [0, count, []])
  assert.equal((await sendOpml('<html>no list</html>')).json.code, 'body_invalid')
})

test('are imported from a file by the command, and at most `maxSources` exist', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-opml-'))
  after(() => rm(folder, { recursive: true }))
  const report = { progress() {}, note() {} }
  const file = join(folder, 'feeds.opml')
  const run = (location?: string) => importOpml(context)({ location, options: {} }, report)
  await assert.rejects(run(), /Name an OPML file/)
  await assert.rejects(run(file), /could not be read/)
  writeFileSync(file, 'plain text')
  await assert.rejects(run(file), /is not an OPML document/)
  const feeds = (count: number, from: number) =>
    opml(
      Array.from(
        { length: count },
        (_, n) => `<outline text="F" type="rss" xmlUrl="${base}/${from + n}"/>`,
      ).join(''),
    )
  writeFileSync(file, feeds(3, 0))
  assert.deepEqual((await run(file)).counts, { created: 3, known: 0, skipped: 0 })
  assert.deepEqual((await run(file)).counts, { created: 0, known: 3, skipped: 0 })
  writeFileSync(file, feeds(20, 100))
  await assert.rejects(run(file), /at most 12 sources/)
  const response = await admin('POST', '/v1/sources', { url: `${base}/over` })
  // The import above is one transaction, so nothing of it is stored.
  assert.equal(response.status, 201)
  for (let n = 0; n < 10; n++) await admin('POST', '/v1/sources', { url: `${base}/over/${n}` })
  const full = await admin('POST', '/v1/sources', { url: `${base}/full` })
  assert.deepEqual([full.status, full.json.code], [403, 'too_many'])
  assert.equal((await source(1)).url, `${base}/a.xml`)
})
