import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import definition from '../src/index.ts'
import { startCrawling } from './crawling.ts'
import { articleOf, type FakeWeb, rssOf, startFakeWeb } from './fake-web.ts'

const hourMs = 3_600_000
const entries = 350
const pages = 12

describeOnBothDatabases(
  'crawling by processes',
  ({ location }) => {
    test('that are killed while they write: every post is there exactly once', async (t) => {
      const web = await startFakeWeb()
      publish(web)
      const first = await startCrawler(t, storageOptions(location()))
      const source = { url: `${web.url}/feed` }
      const [{ created }] = await Promise.all([first.receive(), first.call('POST', '/v1/sources', source)])
      // The posts of the feed are several transactions, and the visit is saved after them.
      assert.ok(created > 0 && created < entries)
      first.kill()
      await first.ended

      const second = await startCrawler(t, { ...storageOptions(location()), laterMs: hourMs })
      await expectAllPosts(second)
      second.kill()
      await second.ended
    })

    test('a feed and a sitemap that list an entry or a page twice', async () => {
      const { addSource, crawl, clock, source, search } = await startCrawling(storageOptions(location()))
      const web = await startFakeWeb()
      const item = (guid: string, path: string) =>
        `<item><guid>${guid}</guid><title>${guid}</title><link>${web.url}${path}</link></item>`
      const rss = (items: string) => `<rss><channel><title>Twice</title>${items}</channel></rss>`
      web.page('/same-page', rss(item('a', '/1') + item('b', '/1')))
      web.page('/same-guid', rss(item('a', '/2') + item('a', '/3')))
      web.page('/sitemap', `<urlset>${`<url><loc>${web.url}/4</loc></url>`.repeat(2)}</urlset>`)
      for (const path of ['/1', '/2', '/3', '/4']) web.page(path, articleOf(path, 'twofold'))
      const ids: number[] = []
      for (const path of ['/same-page', '/same-guid', '/sitemap']) ids.push(await addSource(web.url + path))
      for (let step = 0; step < 20; step++) {
        await crawl()
        clock.advance(1_000)
      }
      for (const id of ids) assert.equal((await source(id)).health.last_status, 200)
      const urls = (await search('twofold')).map(({ url }) => url.replace(web.url, ''))
      assert.deepEqual(urls.sort(), ['/1', '/2', '/4'])
    })

    test('of which two run at once: no host has two requests at a time or without the pause', async (t) => {
      const gapMs = 150
      const webs = await Promise.all([startFakeWeb(), startFakeWeb()])
      for (const web of webs) publish(web)
      const settings = { file: { 'web-content': { hostGapMs: gapMs } } }
      const [first, second] = [
        await startCrawler(t, { ...storageOptions(location()), settings, laterMs: 2 * hourMs }),
        await startCrawler(t, { ...storageOptions(location()), settings, laterMs: 2 * hourMs }),
      ]
      for (const [index, web] of webs.entries())
        await (index === 0 ? first : second).call('POST', '/v1/sources', { url: `${web.url}/feed` })
      for (const web of webs) {
        await eventually('all pages were fetched', () => web.requests.length >= 2 + pages)
        assert.equal(web.maxConcurrent(), 1)
        assert.deepEqual(
          web.requests.map(({ path }) => path).toSorted(),
          ['/feed', '/robots.txt', ...Array.from({ length: pages }, (_, n) => `/page/${n}`)].toSorted(),
        )
        for (const [index, { startedMs }] of web.requests.entries()) {
          const pauseMs = startedMs - (web.requests[index - 1]?.endedMs ?? 0)
          // Both times are rounded.
          assert.ok(pauseMs >= gapMs - 2, `${pauseMs} ms before request ${index}`)
        }
      }
    })

    test('documents that cannot be stored block neither their host nor their own retries', async () => {
      const settings = { file: { 'web-content': { hostGapMs: 0 } } }
      const { clock, crawl, addSource, source, search } = await startCrawling({
        ...storageOptions(location()),
        settings,
      })
      const web = await startFakeWeb()
      web.page('/robots.txt', 'User-agent: *\nAllow: /\0\n')
      web.page(
        '/bad.json',
        JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'a\0b\ud800', items: [] }),
      )
      const long = `/long?${randomBytes(3_500).toString('hex')}`
      web.page(
        '/sitemap.xml',
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${web.url}${long}</loc></url></urlset>`,
      )
      web.page('/feed', rssOf(web, [{ path: '/1', content: `Harmless. ${'It has a text. '.repeat(120)}` }]))
      const ids = [
        await addSource(`${web.url}/bad.json`),
        await addSource(`${web.url}/sitemap.xml`),
        await addSource(`${web.url}/feed`),
      ]
      for (let step = 0; step < 5; step++) {
        await crawl()
        clock.advance(1_000)
      }
      for (const id of ids) assert.notEqual((await source(id)).health.last_success, null)
      assert.equal((await source(ids[0] ?? 0)).title, 'ab\ufffd')
      assert.equal((await search('harmless')).length, 1)
    })
  },
  definition,
)

const startCrawler = (t: TestContext, options: object) =>
  startProcess(t, new URL('crawling-process.ts', import.meta.url), [
    JSON.stringify({ settings: { file: { 'web-content': { hostGapMs: 0 } } }, ...options }),
  ])

function publish(web: FakeWeb): void {
  const full = (n: number) => ({
    path: `/full/${n}`,
    content: `Entry number${n}. ${'It has a text. '.repeat(120)}`,
  })
  const summary = (n: number) => ({ path: `/page/${n}`, title: `Page ${n}` })
  const items = [
    ...Array.from({ length: entries }, (_, n) => full(n)),
    ...Array.from({ length: pages }, (_, n) => summary(n)),
  ]
  web.page('/feed', rssOf(web, items))
  for (let n = 0; n < pages; n++) web.page(`/page/${n}`, articleOf(`Page ${n}`, `number${entries + n}`))
}

async function expectAllPosts({ call }: Awaited<ReturnType<typeof startProcess>>): Promise<void> {
  const read = async () => {
    const urls: string[] = []
    for (let next = '/filterWebContent?q=*&ts=0&size=100'; ; ) {
      const { json } = await call('GET', next)
      if (json.posts.length === 0) return urls
      urls.push(...json.posts.map(({ url }: { url: string }) => new URL(url).pathname))
      next = json.next
    }
  }
  const urls = await eventually('all posts are there', async () => {
    const stored = await read()
    return stored.length >= entries + pages && stored
  })
  assert.equal(urls.length, entries + pages)
  assert.equal(new Set(urls).size, urls.length)
}
