import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { importDomainRanks } from '../src/sources/import-domain-ranks.ts'
import { addTasks } from '../src/sources/store/frontier.ts'
import { startCrawling } from './crawling.ts'
import { articleOf, rssOf, startFakeWeb } from './fake-web.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const { clock, crawl, admin, addSource, source, refresh, search, context, jobs } = await startCrawling({
  settings: { file: { 'web-content': { hostGapMs: 1_000, contact: 'https://operator.example/bot' } } },
})

/** Sends all requests until nothing is due within the next minute. */
async function crawlAll() {
  for (let step = 0; step < 40; step++) {
    await crawl()
    clock.advance(1_000)
  }
}

async function refreshNow(id: number) {
  assert.equal((await refresh(id)).status, 202)
  await crawlAll()
  return source(id)
}

const full = (word: string) =>
  `The ${word} is open again. ${'It was closed for a long time because of the storm. '.repeat(40)}`

test('one request at a time per host, with the pause between them, after robots.txt', async () => {
  const web = await startFakeWeb()
  const paths = ['/1', '/2', '/3']
  web.page(
    '/feed',
    rssOf(
      web,
      paths.map((path) => ({ path })),
    ),
  )
  for (const path of paths) web.page(path, articleOf(`Page ${path}`, 'pacing'))
  const other = await startFakeWeb()
  other.page('/feed', rssOf(other, []))
  await addSource(`${web.url}/feed`)
  await addSource(`${other.url}/feed`)
  const requestPaths = () => web.requests.map(({ path }) => path)
  await crawl()
  assert.deepEqual(requestPaths(), ['/robots.txt'])
  clock.advance(999)
  await crawl()
  assert.equal(web.requests.length, 1)
  clock.advance(1)
  await Promise.all([crawl(), crawl(), crawl()])
  assert.deepEqual(requestPaths(), ['/robots.txt', '/feed'])
  assert.equal(other.requests.length, 2)
  await crawlAll()
  assert.deepEqual(requestPaths(), ['/robots.txt', '/feed', ...paths])
  assert.equal(web.maxConcurrent(), 1)
  assert.equal(web.requests[1]?.headers['user-agent'], 'OctavoBot/1.0 (+https://operator.example/bot)')
  assert.equal((await search('pacing')).length, 3)
})

test('a conditional request repeats the validators byte by byte, and 304 changes no content', async () => {
  const web = await startFakeWeb()
  const etag = 'W/"a b,\'c\'%20--gzip"'
  const modified = 'Sun, 06 Nov 1994 08:49:37 GMT'
  const headers = { etag, 'last-modified': modified }
  web.page('/feed', { headers, body: rssOf(web, [{ path: '/1', content: full('validator') }]) })
  const id = await addSource(`${web.url}/feed`)
  await crawlAll()
  const first = await source(id)
  assert.deepEqual([first.kind, first.title, first.health.posts], ['feed', 'Fake news', 1])
  web.page('/feed', { status: 304, headers: { etag } })
  const second = await refreshNow(id)
  const [plain, conditional] = web.to('/feed')
  assert.equal(plain?.headers['if-none-match'], undefined)
  assert.equal(conditional?.headers['if-none-match'], etag)
  assert.equal(conditional?.headers['if-modified-since'], modified)
  assert.deepEqual(
    [second.health.fetches, second.health.not_modified_ratio, second.health.posts, second.health.last_status],
    [2, 0.5, 1, 304],
  )
  await refreshNow(id)
  assert.equal(web.to('/feed')[2]?.headers['if-none-match'], etag)
  assert.equal((await search('validator')).length, 1)
})

test('an entry that has changed updates its post', async () => {
  const web = await startFakeWeb()
  web.page('/feed', rssOf(web, [{ path: '/1', content: full('draftword') }]))
  const id = await addSource(`${web.url}/feed`)
  await crawlAll()
  const [before] = await search('draftword')
  web.page('/feed', rssOf(web, [{ path: '/1', content: full('finalword') }]))
  await refreshNow(id)
  const [after] = await search('finalword')
  assert.equal(after.uuid, before.uuid)
  assert.equal(after.thread.site_section, `${web.url}/`)
  assert.equal((await search('draftword')).length, 0)
})

test('only the source of a post changes it, until that source is deleted', async () => {
  const [own, other] = [await startFakeWeb(), await startFakeWeb()]
  const item = (title: string) => rssOf(own, [{ path: '/story', title, content: full('observatory') }])
  const titles = async () => (await search('observatory')).map(({ title }) => title)
  own.page('/feed', item('True'))
  const id = await addSource(`${own.url}/feed`)
  await crawlAll()
  other.page('/feed', item('Forged'))
  const otherId = await addSource(`${other.url}/feed`)
  await crawlAll()
  assert.deepEqual(await titles(), ['True'])
  assert.equal((await admin('DELETE', `/v1/sources/${id}`)).status, 204)
  other.page('/feed', item('Continued'))
  await refreshNow(otherId)
  assert.deepEqual(await titles(), ['Continued'])
})

test('the source of its own site takes over a post that another site has claimed', async () => {
  const [own, other] = [await startFakeWeb(), await startFakeWeb()]
  const url = own.url.replace('127.0.0.1', 'localhost')
  const item = (title: string) => rssOf({ url }, [{ path: '/claimed', title, content: full('planetarium') }])
  other.page('/feed', item('Forged'))
  own.page('/feed', item('True'))
  const titles = async () => (await search('planetarium')).map(({ title }) => title)
  const otherId = await addSource(`${other.url}/feed`)
  await crawlAll()
  assert.deepEqual(await titles(), ['Forged'])
  await addSource(`${url}/feed`)
  await crawlAll()
  assert.deepEqual(await titles(), ['True'])
  other.page('/feed', item('Forged again'))
  await refreshNow(otherId)
  assert.deepEqual(await titles(), ['True'])
})

test('`next` stays valid when the clock is set back', async () => {
  const { status, json } = await admin('GET', '/filterWebContent?q=observatory&ts=0')
  assert.equal(status, 200)
  clock.advance(-hourMs)
  assert.equal((await admin('GET', json.next)).status, 200)
  clock.advance(hourMs)
})

test('a permanent redirect is stored after three responses in a row, a temporary one never', async () => {
  const web = await startFakeWeb()
  web.page('/new', rssOf(web, []))
  web.page('/old', { status: 301, headers: { location: '/moved' } })
  web.page('/moved', { status: 308, headers: { location: '/new' } })
  const id = await addSource(`${web.url}/old`)
  await crawlAll()
  assert.equal((await refreshNow(id)).target_url, `${web.url}/old`)
  web.page('/moved', { status: 302, headers: { location: '/new' } })
  assert.equal((await refreshNow(id)).target_url, `${web.url}/old`)
  web.page('/moved', { status: 301, headers: { location: '/new' } })
  await refreshNow(id)
  assert.equal((await refreshNow(id)).target_url, `${web.url}/old`)
  const redirected = await refreshNow(id)
  assert.deepEqual([redirected.url, redirected.target_url], [`${web.url}/old`, `${web.url}/new`])
  const before = web.to('/old').length
  await refreshNow(id)
  assert.equal(web.to('/old').length, before)
})

test('Retry-After delays the source and its host, in seconds and as a date', async () => {
  const web = await startFakeWeb()
  web.page('/feed', { status: 503, headers: { 'retry-after': '7200' } })
  const id = await addSource(`${web.url}/feed`)
  await crawlAll()
  const failed = await source(id)
  assert.deepEqual([failed.health.failures, failed.health.last_status, failed.state], [1, 503, 'active'])
  assert.equal(Date.parse(failed.health.next_fetch) - Date.parse(failed.health.last_fetch), 2 * hourMs)
  const at = new Date(clock.now() + 5 * hourMs)
  web.page('/feed', { status: 429, headers: { 'retry-after': at.toUTCString() } })
  assert.equal(Date.parse((await refreshNow(id)).health.next_fetch), Math.floor(at.getTime() / 1000) * 1000)
  web.page('/feed', rssOf(web, []))
  clock.advance(5 * hourMs)
  await crawlAll()
  const healed = await source(id)
  assert.deepEqual([healed.health.failures, healed.health.last_error], [0, null])
})

test('410 disables a source, which is not fetched again until it is activated', async () => {
  const web = await startFakeWeb()
  web.page('/feed', { status: 410 })
  const id = await addSource(`${web.url}/feed`)
  await crawlAll()
  const disabled = await source(id)
  assert.deepEqual([disabled.state, disabled.health.next_fetch], ['disabled', null])
  assert.match(disabled.state_reason, /gone/)
  clock.advance(10 * dayMs)
  await crawlAll()
  assert.equal(web.to('/feed').length, 1)
  web.page('/feed', rssOf(web, []))
  await admin('PATCH', `/v1/sources/${id}`, { state: 'active' })
  await crawlAll()
  const back = await source(id)
  assert.deepEqual([back.state, back.state_reason, back.health.failures], ['active', null, 0])
})

test('robots.txt: disallowed paths are not fetched, changes apply within a day, and its failures stop the crawler', async () => {
  const web = await startFakeWeb()
  web.page('/robots.txt', 'User-agent: OctavoBot\nDisallow: /private\n')
  web.page('/private/feed', rssOf(web, []))
  web.page(
    '/feed',
    rssOf(web, [{ path: '/private/1', title: 'Hidden quokka', text: 'Only a quokka summary.' }]),
  )
  const hidden = await addSource(`${web.url}/private/feed`)
  await addSource(`${web.url}/feed`)
  const ignoring = await addSource(`${web.url}/private/feed?all`, { settings: { ignore_robots: true } })
  web.page('/private/feed?all', rssOf(web, []))
  await crawlAll()
  assert.deepEqual([web.to('/private/feed').length, web.to('/private/1').length], [0, 0])
  assert.match((await source(hidden)).health.last_error, /robots\.txt disallows/)
  assert.equal((await source(ignoring)).health.last_status, 200)
  const [summary] = await search('quokka')
  assert.equal(summary.text, 'Only a quokka summary.')

  web.page('/robots.txt', { status: 500 })
  clock.advance(dayMs)
  await refreshNow(hidden)
  assert.match((await source(hidden)).health.last_error, /could not be fetched/)
  web.page('/robots.txt', { status: 404 })
  clock.advance(hourMs)
  await refreshNow(hidden)
  assert.equal((await source(hidden)).health.last_status, 200)
})

test('a redirect to another host obeys its robots.txt and its pause, like a direct request', async () => {
  const [web, other] = [await startFakeWeb(), await startFakeWeb()]
  const redirect = (path: string) => ({ status: 302, headers: { location: `${other.url}${path}` } })
  other.page('/robots.txt', 'User-agent: *\nDisallow: /private\nCrawl-delay: 20\n')
  other.page('/feed', rssOf(other, []))
  other.page('/private', articleOf('Private', 'redirected'))
  other.page('/public', articleOf('Public', 'redirected'))
  web.page('/private-feed', redirect('/private'))
  web.page('/feed', rssOf(web, [{ path: '/1', text: 'The wombat summary.' }, { path: '/2' }]))
  web.page('/1', redirect('/private'))
  web.page('/2', redirect('/public'))
  await addSource(`${other.url}/feed`)
  const hidden = await addSource(`${web.url}/private-feed`)
  await addSource(`${web.url}/feed`)
  await crawlAll()
  clock.advance(20_000)
  await crawlAll()
  assert.deepEqual(
    other.requests.map(({ path }) => path),
    ['/robots.txt', '/feed', '/public'],
  )
  assert.match((await source(hidden)).health.last_error, /robots\.txt disallows/)
  assert.equal((await search('wombat')).length, 1)
  const [post] = await search('redirected')
  assert.equal(post.url, `${other.url}/public`)
})

test('a redirect waits for the pause of its host', async () => {
  const [web, other] = [await startFakeWeb(), await startFakeWeb()]
  web.page('/feed', { status: 302, headers: { location: `${other.url}/moved` } })
  other.page('/moved', { status: 302, headers: { location: '/new' } })
  other.page('/new', rssOf(other, [{ path: '/1', content: full('paused') }]))
  const id = await addSource(`${web.url}/feed`)
  await crawl()
  const paths: string[] = []
  for (const path of ['/robots.txt', '/moved', '/new']) {
    clock.advance(999)
    await crawl()
    assert.equal(other.requests.length, paths.length)
    clock.advance(1)
    await crawl()
    paths.push(path)
    assert.deepEqual(
      other.requests.map((request) => request.path),
      paths,
    )
  }
  assert.equal((await source(id)).health.last_status, 200)
  assert.equal((await search('paused')).length, 1)
})

test('Crawl-delay is longer than the own pause', async () => {
  const web = await startFakeWeb()
  web.page('/robots.txt', 'User-agent: *\nCrawl-delay: 20\n')
  web.page('/feed', rssOf(web, [{ path: '/1' }, { path: '/2' }]))
  web.page('/1', articleOf('One', 'slowly'))
  web.page('/2', articleOf('Two', 'slowly'))
  await addSource(`${web.url}/feed`)
  await crawl()
  clock.advance(1_000)
  await crawl()
  assert.equal(web.requests.length, 2)
  clock.advance(19_999)
  await crawl()
  assert.equal(web.requests.length, 2)
  clock.advance(1)
  await crawl()
  assert.equal(web.requests.length, 3)
})

test('the pages of a summary feed are fetched, retried after errors, and finally replaced by the summary', async () => {
  const web = await startFakeWeb()
  const items = ['/ok', '/late', '/never', '/missing'].map((path) => ({
    path,
    text: `Summary of zebra ${path}.`,
  }))
  web.page('/feed', rssOf(web, items))
  web.page('/ok', articleOf('Fine', 'pagetext'))
  web.page('/late', { status: 503 })
  web.page('/never', { status: 500 })
  await addSource(`${web.url}/feed`)
  await crawlAll()
  assert.equal((await search('pagetext')).length, 1)
  // A page that does not exist will not exist later.
  assert.equal((await search('zebra missing')).length, 1)
  assert.equal((await search('zebra late')).length, 0)
  web.page('/late', articleOf('Late', 'pagetext'))
  for (let step = 0; step < 4; step++) {
    clock.advance(hourMs)
    await crawlAll()
  }
  assert.equal((await search('pagetext')).length, 2)
  assert.equal(web.to('/never').length, 3)
  assert.deepEqual(
    (await search('zebra never')).map(({ text }) => text),
    ['Summary of zebra /never.'],
  )
})

test('sitemap indexes and news sitemaps lead to new pages only', async () => {
  const web = await startFakeWeb()
  const urls = (...entries: string[]) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${entries.join('')}</urlset>`
  const entry = (path: string, more: string) => `<url><loc>${web.url}${path}</loc>${more}</url>`
  const news = (day: string) =>
    `<news:news><news:publication_date>${day}</news:publication_date><news:title>T</news:title></news:news>`
  web.page(
    '/sitemap.xml',
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${web.url}/news.xml</loc></sitemap><sitemap><loc>${web.url}/gone.xml</loc></sitemap></sitemapindex>`,
  )
  web.page('/news.xml', urls(entry('/new', news('2026-11-24T06:00:00Z')), entry('/old', news('2026-01-01'))))
  web.page('/new', articleOf('New', 'mapped'))
  const id = await addSource(`${web.url}/sitemap.xml`)
  await crawlAll()
  assert.equal((await source(id)).kind, 'sitemap')
  assert.equal((await search('mapped')).length, 1)
  await refreshNow(id)
  assert.deepEqual([web.to('/new').length, web.to('/old').length, web.to('/news.xml').length], [1, 0, 2])
  web.page('/news.xml', urls(entry('/new', '<lastmod>2026-11-24T08:00:00Z</lastmod>')))
  await refreshNow(id)
  assert.equal(web.to('/new').length, 2)
})

test('the newest pages and sitemaps are fetched first, and the limits cut off the oldest', async () => {
  const web = await startFakeWeb()
  const lastmod = (n: number) => `<lastmod>${new Date(clock.now() + n * minuteMs).toISOString()}</lastmod>`
  const entry = (tag: string, path: string, more = '') =>
    `<${tag}><loc>${web.url}${path}</loc>${more}</${tag}>`
  const pages = Array.from({ length: 5_001 }, (_, n) => entry('url', `/page/${n}`, lastmod(n - 6_000)))
  const undated = Array.from({ length: 100 }, (_, n) => entry('sitemap', `/undated/${n}.xml`))
  web.page('/pages.xml', `<urlset>${entry('url', '/undated')}${pages.join('')}</urlset>`)
  const older = entry('sitemap', '/older.xml', lastmod(-3))
  const newest = entry('sitemap', '/newest.xml', lastmod(-2))
  web.page('/index.xml', `<sitemapindex>${older}${undated.join('')}${newest}</sitemapindex>`)
  const queuedBy = async (path: string) => {
    const id = await addSource(`${web.url}${path}`)
    while ((await source(id)).health.last_fetch === null) {
      clock.advance(1_000)
      await crawl()
    }
    const tasks = context.db.read.selectFrom('crawl_task').select('url').where('source_id', '=', id)
    const rows = await tasks.where('kind', '!=', 'source').orderBy('id').execute()
    await admin('DELETE', `/v1/sources/${id}`)
    return rows.map(({ url }) => new URL(url).pathname)
  }
  const queuedPages = await queuedBy('/pages.xml')
  assert.deepEqual([queuedPages.length, queuedPages[0], queuedPages.at(-1)], [5_000, '/page/5000', '/page/1'])
  const queuedSitemaps = await queuedBy('/index.xml')
  assert.equal(queuedSitemaps.length, 100)
  assert.deepEqual(queuedSitemaps.slice(0, 3), ['/newest.xml', '/older.xml', '/undated/0.xml'])
  assert.equal(queuedSitemaps.at(-1), '/undated/97.xml')
})

test('a task that cannot be saved is delayed, and does not block its host', async () => {
  const web = await startFakeWeb()
  web.page('/bad', rssOf(web, [{ path: '/1', content: full('unsaved') }]))
  web.page('/good', rssOf(web, [{ path: '/2', content: full('saved') }]))
  const bad = await addSource(`${web.url}/bad`)
  const trigger = sql`create trigger refuse_source before update on source when new.id = ${sql.lit(bad)}
    begin select raise(abort, 'refused'); end`
  await context.db.write((tx) => trigger.execute(tx))
  await addSource(`${web.url}/good`)
  await crawlAll()
  assert.deepEqual([web.to('/bad').length, web.to('/good').length], [1, 1])
  await context.db.write((tx) => sql`drop trigger refuse_source`.execute(tx))
})

test('a page that waits is read with the newest entry of its feed', async () => {
  const sourceId = await addSource('http://waiting.example/feed')
  const page = {
    kind: 'page' as const,
    sourceId,
    url: 'http://waiting.example/1',
    dueAtMs: clock.now() + dayMs,
  }
  const tasks = context.db.read.selectFrom('crawl_task').select('entry').where('url', '=', page.url)
  for (const [entry, expected] of [
    ['"old"', '"old"'],
    ['"new"', '"new"'],
    [undefined, '"new"'],
  ] as const) {
    await context.db.write((tx) => addTasks(tx, [{ ...page, ...(entry && { entry }) }]))
    assert.deepEqual(await tasks.execute(), [{ entry: expected }])
  }
  await admin('DELETE', `/v1/sources/${sourceId}`)
})

test('a site leads to the feed that it names', async () => {
  const web = await startFakeWeb()
  web.page('/', {
    headers: { 'content-type': 'text/html' },
    body: '<html><head><link rel="alternate" type="application/rss+xml" href="/the/feed"></head><body>Hi</body></html>',
  })
  web.page('/the/feed', rssOf(web, [{ path: '/1', content: full('discovered') }]))
  const id = await addSource(`${web.url}/`)
  await crawlAll()
  const { kind, url, target_url } = await source(id)
  assert.deepEqual([kind, url, target_url], ['feed', `${web.url}/`, `${web.url}/the/feed`])
  assert.equal((await search('discovered')).length, 1)
  web.page('/none', '<html><body>No feed here</body></html>')
  const none = await addSource(`${web.url}/none`)
  await crawlAll()
  assert.match((await source(none)).health.last_error, /names no feed/)
})

test('a source that is paused or deleted while it is fetched is not scheduled again, and keeps its pages for later', async () => {
  const web = await startFakeWeb()
  const body = rssOf(web, [{ path: '/1', title: 'Pausing' }])
  const during = (change: () => Promise<unknown>) =>
    web.page('/feed', async (_request, response) => {
      await change()
      response.end(body)
    })
  const id = await addSource(`${web.url}/feed`)
  during(() => admin('PATCH', `/v1/sources/${id}`, { state: 'paused' }))
  web.page('/1', articleOf('Pausing', 'meanwhile'))
  await crawlAll()
  clock.advance(dayMs)
  await crawlAll()
  assert.deepEqual([(await source(id)).state, web.to('/feed').length, web.to('/1').length], ['paused', 1, 0])
  // Paused once its pages are known.
  during(async () => {})
  await admin('PATCH', `/v1/sources/${id}`, { state: 'active' })
  await crawl()
  clock.advance(1_000)
  await crawl()
  await admin('PATCH', `/v1/sources/${id}`, { state: 'paused' })
  const fetched = web.to('/1').length
  clock.advance(dayMs)
  await crawlAll()
  assert.equal(web.to('/1').length, fetched)
  web.page('/feed', rssOf(web, []))
  await admin('PATCH', `/v1/sources/${id}`, { state: 'active' })
  await crawlAll()
  assert.equal((await search('meanwhile')).length, 1)

  during(() => admin('DELETE', `/v1/sources/${id}`))
  await refreshNow(id)
  const requestCount = web.requests.length
  clock.advance(dayMs)
  await crawlAll()
  assert.equal(web.requests.length, requestCount)
  assert.equal((await search('meanwhile')).length, 1)
})

test('snippet_only stores the beginning of the text, and fetches no pages', async () => {
  const web = await startFakeWeb()
  web.page('/feed', rssOf(web, [{ path: '/long', content: full('snippetword') }, { path: '/short' }]))
  await addSource(`${web.url}/feed`, { settings: { snippet_only: true } })
  await crawlAll()
  const [post] = await search('snippetword')
  assert.equal(post.text.length, 300)
  assert.equal(web.to('/short').length, 0)
})

test('replies get their positions in the thread, and the article their counts', async () => {
  const web = await startFakeWeb()
  const thread = `${web.url}/story`
  const reply = (n: number, publishedMs: number, author: string) => ({
    path: `/story#c${n}`,
    text: `Comment${n} about otters`,
    inReplyTo: thread,
    publishedMs,
    author,
  })
  const t = clock.now() - hourMs
  web.page('/feed', rssOf(web, [{ path: '/story', content: full('otterstory') }]))
  web.page(
    '/comments',
    rssOf(web, [reply(2, t + 2_000, 'Bo'), reply(1, t + 1_000, 'Al'), reply(3, t + 3_000, 'Al')]),
  )
  await addSource(`${web.url}/feed`)
  const comments = await addSource(`${web.url}/comments`, { settings: { full_text: 'feed' } })
  await crawlAll()
  const orders = async () =>
    Object.fromEntries(
      (await search('otters ord_in_thread:>0')).map(({ text, ord_in_thread }) => [
        text.slice(0, 8),
        ord_in_thread,
      ]),
    )
  const counts = async () => {
    const [{ thread: threadOfPost }] = await search('otterstory')
    return [threadOfPost.replies_count, threadOfPost.participants_count]
  }
  assert.deepEqual(await orders(), { Comment1: 1, Comment2: 2, Comment3: 3 })
  assert.deepEqual(await counts(), [3, 2])
  const edited = { ...reply(1, t + 1_000, 'Al'), text: 'Comment1 about otters, edited' }
  web.page('/comments', rssOf(web, [edited, reply(9, t + 500, 'Cy')]))
  await refreshNow(comments)
  assert.deepEqual(await orders(), { Comment1: 1, Comment2: 2, Comment3: 3, Comment9: 4 })
  assert.deepEqual(await counts(), [4, 3])
  assert.equal((await search('otterstory thread.replies_count:4')).length, 1)
  const [comment] = await search('comment9')
  assert.equal((await admin('DELETE', `/v1/posts/${comment.uuid}`)).status, 204)
  assert.deepEqual(await counts(), [3, 2])
})

test('posts get the rank of their site in the imported list', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-ranks-'))
  after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'ranks.csv')
  const run = (location = file) =>
    importDomainRanks(context)({ location, options: {} }, { progress() {}, note() {} })
  await assert.rejects(run(join(folder, 'none')), /could not be read/)
  writeFileSync(file, 'no ranks at all')
  await assert.rejects(run(), /has no line with a rank/)
  const names = Array.from({ length: 4_000 }, (_, n) => `${n + 3},site${n}.example`)
  writeFileSync(
    file,
    ['rank,domain', '1,BÜCHER.example', '2,www.ranked.example', '2x,bad.example', ...names].join('\r\n'),
  )
  assert.deepEqual((await run()).counts, { listed: 4_002, skipped: 2 })

  const web = await startFakeWeb()
  const feed = (extra: string) =>
    rssOf({ url: 'http://news.ranked.example' }, [{ path: '/1', content: full(`ranking${extra}`) }])
  web.page('/feed', feed(''))
  const id = await addSource(`${web.url}/feed`)
  await crawlAll()
  const [post] = await search('ranking domain_rank:<10')
  assert.equal(post.thread.domain_rank, 2)
  assert.match(post.thread.domain_rank_updated, /^2026-/)
  // The next list replaces this one.
  clock.advance(1)
  writeFileSync(file, '5,other.example')
  await run()
  assert.equal((await context.db.read.selectFrom('domain_rank').selectAll().execute()).length, 1)
  web.page('/feed', feed('again'))
  await refreshNow(id)
  assert.equal((await search('rankingagain'))[0].thread.domain_rank, null)
})

test('entries that a source still lists are remembered, whether it changes or not, and others are deleted', async () => {
  const web = await startFakeWeb()
  const paths = ['/removed', '/old', '/new', '/stable', '/mapped']
  for (const path of paths) web.page(path, articleOf(path, 'lasting'))
  const listOf = (...entryPaths: string[]) =>
    rssOf(
      web,
      entryPaths.map((path) => ({ path })),
    )
  const fetched = () => paths.map((path) => web.to(path).length)
  const headers = { etag: '"1"' }
  web.page('/growing', listOf('/removed', '/old'))
  web.page('/unchanged', { headers, body: listOf('/stable') })
  web.page('/sitemap.xml', `<urlset><url><loc>${web.url}/mapped</loc></url></urlset>`)
  const ids = [
    await addSource(`${web.url}/growing`),
    await addSource(`${web.url}/unchanged`),
    await addSource(`${web.url}/sitemap.xml`),
  ]
  await crawlAll()
  web.page('/growing', listOf('/old', '/new'))
  web.page('/unchanged', { status: 304, headers })
  const job = { id: 0, attempt: 1, signal: new AbortController().signal }
  for (let month = 0; month < 5; month++) {
    clock.advance(30 * dayMs + minuteMs)
    for (const id of ids) await refreshNow(id)
    await jobs['delete old entries']?.run(null, job)
  }
  web.page('/unchanged', { headers, body: listOf('/stable') })
  for (const id of ids) await refreshNow(id)
  assert.deepEqual(fetched(), [1, 1, 1, 1, 1])
  web.page('/growing', listOf('/old', '/new', '/removed'))
  for (const id of ids) await refreshNow(id)
  assert.deepEqual(fetched(), [2, 1, 1, 1, 1])
})

test('hosts without tasks are forgotten with their robots.txt, and come back with a new page', async () => {
  const [web, other] = [await startFakeWeb(), await startFakeWeb()]
  const [sourceHost, pageHost] = [web, other].map(({ url }) => new URL(url).host)
  const hosts = async () =>
    (await context.db.read.selectFrom('crawl_host').select('host').execute())
      .map(({ host }) => host)
      .filter((host) => host === sourceHost || host === pageHost)
  const forget = async () => {
    const job = { id: 0, attempt: 1, signal: new AbortController().signal }
    await jobs['delete idle hosts']?.run(null, job)
  }
  for (const path of ['/1', '/2']) other.page(path, articleOf(path, 'visiting'))
  web.page('/feed', rssOf(other, [{ path: '/1' }]))
  const id = await addSource(`${web.url}/feed`)
  await crawlAll()
  await forget()
  assert.deepEqual((await hosts()).toSorted(), [sourceHost, pageHost].toSorted())
  clock.advance(dayMs + minuteMs)
  await forget()
  assert.deepEqual(await hosts(), [sourceHost])
  web.page('/feed', rssOf(other, [{ path: '/1' }, { path: '/2' }]))
  await refreshNow(id)
  assert.deepEqual([other.to('/1').length, other.to('/2').length], [1, 1])
})
