import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, describe, test } from 'node:test'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { createOutgoing } from '@octavo/platform/outgoing/client.ts'
import { fetchDocument } from '../src/sources/fetch-document.ts'
import { createSourceCrawler } from '../src/sources/source-crawler.ts'
import { startCrawling } from './crawling.ts'
import { rssOf, startFakeWeb } from './fake-web.ts'

describe('a hostile web', async () => {
  const { clock, crawl, addSource, source, search, context } = await startCrawling()
  const web = await startFakeWeb()

  async function crawlOne(path: string) {
    const id = await addSource(`${web.url}${path}`)
    await crawl()
    clock.advance(3_600_000)
    return source(id)
  }

  const bombs = { gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync }
  for (const [encoding, pack] of Object.entries(bombs)) {
    test(`cannot fill the memory with a ${encoding} bomb`, async () => {
      const body = pack(Buffer.alloc(200_000_000, ' '))
      web.page(`/${encoding}`, { headers: { 'content-encoding': encoding }, body })
      const { health, state } = await crawlOne(`/${encoding}`)
      assert.match(health.last_error, /^too_large/)
      assert.deepEqual([state, health.posts], ['active', 0])
    })
  }

  test('cannot hide a bomb in a compressed sitemap', async () => {
    web.page('/sitemap.xml.gz', { body: gzipSync(Buffer.alloc(200_000_000, ' ')) })
    assert.match((await crawlOne('/sitemap.xml.gz')).health.last_error, /names no feed/)
  })

  test('cannot keep the crawler busy with an endless body', async () => {
    web.page('/endless', (_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(100_000, 'x')));
      }
      response.on('drain', more)
      more()
    })
    assert.match((await crawlOne('/endless')).health.last_error, /^too_large/)
  })

  test('cannot keep it waiting with a byte now and then', async (t) => {
    const begun = Promise.withResolvers<void>()
    web.page('/slow', (_request, response) => {
      response.write('<rss>', () => begun.resolve())
    })
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const options = { accept: '*/*', maxBytes: 1_000, signal: new AbortController().signal }
    const rejected = assert.rejects(fetchDocument(context, { url: `${web.url}/slow` }, options), {
      code: 'timed_out',
    })
    await begun.promise
    t.mock.timers.tick(30_000)
    await rejected
  })

  test('cannot confuse it with a wrong Content-Length', async () => {
    const feed = rssOf(web, [{ path: '/1', content: 'Wronglength. '.repeat(200) }])
    const raw = createServer((socket) => {
      socket.once('data', (request) => {
        const path = request.toString().split(' ')[1]
        if (path === '/robots.txt')
          return socket.end('HTTP/1.1 404 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
        const length = path === '/longer' ? feed.length + 100 : path === '/huge' ? 1e15 : feed.length - 100
        socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${feed}`)
      })
      socket.on('error', () => {})
    }).listen(0, '127.0.0.1')
    await once(raw, 'listening')
    after(() => raw.close())
    const address = raw.address()
    assert(address !== null && typeof address === 'object')
    const errors: Record<string, string> = {}
    for (const path of ['/longer', '/huge', '/shorter']) {
      const id = await addSource(`http://127.0.0.1:${address.port}${path}`)
      for (let step = 0; step < 3; step++) {
        await crawl()
        clock.advance(5_000)
      }
      errors[path] = (await source(id)).health.last_error
      clock.advance(3_600_000)
    }
    assert.match(errors['/longer'] ?? '', /^unreachable/)
    assert.match(errors['/huge'] ?? '', /^too_large/)
    assert.equal((await search('wronglength')).length <= 1, true)
  })

  test('cannot redirect for ever, or to another scheme', async () => {
    web.page('/loop', { status: 302, headers: { location: '/loop' } })
    assert.match((await crawlOne('/loop')).health.last_error, /^too_many_redirects/)
    web.page('/file', { status: 301, headers: { location: 'file:///etc/passwd' } })
    assert.match((await crawlOne('/file')).health.last_error, /^unsupported_scheme/)
  })

  test('cannot break the reader with nesting, entities or NUL', async () => {
    const entities = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`).join('')}
<!ENTITY file SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&a19;&file;</title></channel></rss>`
    const feeds = {
      '/nested': `<rss version="2.0"><channel>${'<a>'.repeat(50_000)}`,
      '/entities': entities,
      '/nul': rssOf(web, [
        { path: '/nul/1', title: 'Zero\u0000word', content: 'A nullfeed text.\u0000 '.repeat(100) },
      ]),
    }
    for (const [path, body] of Object.entries(feeds)) {
      web.page(path, body)
      const { title, health } = await crawlOne(path)
      assert.ok(title.length <= 200 && !/root:|aaaa/.test(title), path)
      assert.equal(health.last_status, 200, path)
    }
    assert.equal((await search('nullfeed')).length, 1)
  })
})

describe('private networks', async () => {
  const { clock, addSource, source, context, posts } = await startCrawling({ privateTargets: false })
  const target = await startFakeWeb()
  target.page('/feed', rssOf(target, []))
  const { port } = new URL(target.url)

  async function crawlWith(outgoing: typeof context.outgoing, ...urls: string[]) {
    const crawler = createSourceCrawler({ ...context, outgoing }, posts, () => false)
    const ids: number[] = []
    for (const url of urls) ids.push(await addSource(url))
    // First robots.txt, whose failure stops everything. Then the source itself, without it.
    for (let step = 0; step < 3; step++) {
      await crawler.crawl(new AbortController().signal, 0)
      clock.advance(5_000)
    }
    return Promise.all(ids.map(source))
  }

  const hosts = [
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.0.0.1.', '１２７.０.０.１'],
    ...['0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1'],
    ...['192.0.2.1', '224.0.0.1', '255.255.255.255', 'localhost'],
    ...['[::1]', '[::]', '[fc00::1]', '[fe80::1]', '[ff02::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:db8::1]'],
  ]
  test('are out of reach for source URLs in every spelling', async () => {
    const settings = { ignore_robots: true }
    const ids: number[] = []
    for (const host of hosts)
      ids.push(await addSource(`http://${host}:${port}/feed?${encodeURIComponent(host)}`, { settings }))
    const crawler = createSourceCrawler(context, posts, () => false)
    for (let step = 0; step < ids.length + 2; step++) {
      await crawler.crawl(new AbortController().signal, 0)
      clock.advance(2_000)
    }
    for (const [index, id] of ids.entries()) {
      const { health } = await source(id)
      // `localhost` may have no address at all on a machine without a network.
      assert.match(health.last_error ?? 'none', /^(blocked_address|unreachable)/, String(hosts[index]))
      assert.equal(health.last_status, null, String(hosts[index]))
    }
    assert.equal(target.requests.length, 0)
  })

  /** A client for which public names lead to servers of the test. */
  function clientFor(names: Record<string, number>, resolve?: (host: string) => string) {
    const client = createOutgoing({
      allowPrivate: false,
      userAgent: 'test',
      connectTo: (host) => {
        const port = names[host]
        return port === undefined ? undefined : { address: '127.0.0.1', port }
      },
      resolve: async (host) => [{ address: resolve?.(host) ?? '127.0.0.1', family: 4 }],
    })
    after(() => client.close())
    return client
  }

  test('are unreachable through redirects, sitemaps, pages and feeds of a public site', async () => {
    const site = await startFakeWeb()
    const inside = `http://127.0.0.1:${port}`
    site.page('/redirect', { status: 301, headers: { location: `${inside}/feed` } })
    site.page(
      '/sitemap.xml',
      `<urlset><url><loc>${inside}/page</loc></url><url><loc>http://2130706433:${port}/page</loc></url></urlset>`,
    )
    site.page('/index.xml', `<sitemapindex><sitemap><loc>${inside}/feed</loc></sitemap></sitemapindex>`)
    site.page(
      '/summary',
      rssOf({ url: inside }, [{ path: '/page', title: 'Inside', text: 'Outside summary.' }]),
    )
    site.page(
      '/home',
      `<html><head><link rel="alternate" type="application/rss+xml" href="${inside}/feed"></head></html>`,
    )
    const client = clientFor({ 'public.example': Number(new URL(site.url).port) })
    const paths = ['redirect', 'sitemap.xml', 'index.xml', 'summary', 'home']
    const sources = paths.map((path) => `http://public.example/${path}`)
    const ids = await crawlWith(client, ...sources)
    const crawler = createSourceCrawler({ ...context, outgoing: client }, posts, () => false)
    for (let step = 0; step < 30; step++) {
      await crawler.crawl(new AbortController().signal, 0)
      clock.advance(20 * 60_000)
    }
    assert.match((await source(ids[0].id)).health.last_error, /^robots\.txt could not be fetched/)
    for (const path of paths) assert.ok(site.to(`/${path}`).length > 0, path)
    assert.equal(target.requests.length, 0)
  })

  test('are out of reach for a name that resolves to them, also when it did not before', async () => {
    let lookups = 0
    const client = clientFor({}, () => (lookups++ % 2 === 0 ? '203.0.113.7' : '127.0.0.1'))
    const sources = await crawlWith(client, `http://rebinding.example:${port}/feed`)
    assert.match(sources[0].health.last_error, /robots\.txt could not be fetched/)
    assert.ok(lookups > 0)
    assert.equal(target.requests.length, 0)
  })
})
