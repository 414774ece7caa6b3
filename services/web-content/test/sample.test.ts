import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { createOutgoing } from '@octavo/platform/outgoing/client.ts'
import { generatePosts } from '../src/sample/generate-posts.ts'
import { listSourcesOf } from '../src/sample/sample-sources.ts'
import { sampleSites } from '../src/sample/sites.ts'
import { openSourceServer } from '../src/sample/source-server/source-server.ts'
import { createWorld } from '../src/sample/world.ts'
import { categories } from '../src/taxonomy/categories.ts'

const nowMs = Date.UTC(2026, 10, 23, 12)
const dayMs = 86_400_000

function postsAt(now: number) {
  const world = createWorld()
  return sampleSites.flatMap((site) =>
    world.listArticles(site, now).flatMap((article) => [article, ...world.listComments(article, now)]),
  )
}

describe('the sample world', () => {
  const posts = postsAt(nowMs)

  it('has 40 sites and about 2,000 posts of all kinds, languages and categories', () => {
    assert.equal(sampleSites.length, 40)
    assert.ok(posts.length > 1_800 && posts.length < 2_400, `${posts.length}`)
    assert.deepEqual([...new Set(posts.map(({ siteType }) => siteType))].sort(), [
      'blogs',
      'discussions',
      'news',
    ])
    assert.equal(new Set(posts.map(({ language }) => language)).size, 8)
    assert.ok(new Set(posts.map(({ country }) => country)).size >= 15)
    const used = new Set(posts.flatMap(({ labels }) => labels.categories))
    assert.deepEqual(
      categories.map(({ name }) => name).filter((name) => !used.has(name)),
      [],
    )
  })

  it('has comments, syndicated copies, corrections and older posts', () => {
    assert.ok(posts.filter(({ ordInThread }) => ordInThread > 0).length > 300)
    assert.ok(posts.filter(({ syndicatedFrom }) => syndicatedFrom !== undefined).length > 50)
    assert.ok(posts.filter(({ updatedMs }) => updatedMs !== undefined).length > 10)
    const ages = posts.map(({ publishedMs }) => nowMs - publishedMs)
    assert.ok(ages.every((age) => age >= 0))
    const recent = ages.filter((age) => age < 11 * dayMs).length
    assert.ok(recent > posts.length * 0.7 && recent < posts.length)
  })

  it('names each post by one address, and fills every slot', () => {
    assert.equal(new Set(posts.map(({ url }) => url)).size, posts.length)
    for (const { title, text, author, url } of posts) {
      for (const value of [title, text, author])
        assert.ok(value !== '' && !/[{}]|undefined/.test(value), `${url}: ${value}`)
    }
  })

  it('uses the words that examples search for', () => {
    const english = posts.filter(({ language }) => language === 'en')
    for (const word of ['market', 'city', 'new', 'technology']) {
      const matches = english.filter(({ text }) => text.includes(word)).length
      assert.ok(matches > english.length / 10, `${word}: ${matches}`)
    }
  })

  it('is the same in every process, and only adds posts as time passes', () => {
    assert.deepEqual(postsAt(nowMs), posts)
    const later = new Map(postsAt(nowMs + dayMs).map((post) => [post.url, post]))
    const added = [...later.keys()].filter((url) => !posts.some((post) => post.url === url))
    assert.ok(added.length > 100, `${added.length}`)
    for (const post of posts) {
      const same = later.get(post.url)
      if (same !== undefined && same.updatedMs === post.updatedMs) assert.deepEqual(same, post)
    }
  })

  it('shows a correction from its time on', () => {
    const corrected = posts.find(({ updatedMs }) => updatedMs !== undefined)
    assert.ok(corrected?.updatedMs)
    const before = postsAt(corrected.updatedMs - 1).find(({ url }) => url === corrected.url)
    assert.equal(before?.updatedMs, undefined)
    assert.notEqual(before?.text, corrected.text)
  })

  it('generates any number of different posts in order of time', () => {
    const generated = [...generatePosts(3_000, { nowMs, spanDays: 30 })]
    assert.equal(generated.length, 3_000)
    assert.equal(new Set(generated.map(({ url }) => url)).size, 3_000)
    for (const [index, post] of generated.entries()) {
      assert.ok(post.publishedMs <= nowMs && post.publishedMs >= nowMs - 30 * dayMs)
      assert.ok(post.publishedMs >= (generated[index - 1]?.publishedMs ?? 0))
    }
  })
})

async function serveSample(t: TestContext, clock = { now: nowMs }) {
  const server = await openSourceServer({ now: () => clock.now })
  const outgoing = createOutgoing({
    allowPrivate: false,
    userAgent: 'octavo-test',
    connectTo: server.connectTo,
  })
  t.after(async () => {
    await outgoing.close()
    await server.close()
  })
  return { server, outgoing, clock }
}

describe('the sample source server', () => {
  it('serves every source, home page, sitemap and robots file', async (t) => {
    const { outgoing } = await serveSample(t)
    let entries = 0
    const sources = sampleSites.flatMap((site) => listSourcesOf(site).map(({ url }) => ({ url, site })))
    for (const { url, site } of sources) {
      const response = await outgoing.fetch(url)
      assert.equal(response.status, 200, url)
      const body = await response.text()
      entries += body.match(/<item[ >]|<entry>|"content_html"/g)?.length ?? 0
      for (const path of ['', 'sitemap.xml', 'robots.txt']) {
        const file = await outgoing.fetch(`http://${site.host}/${path}`)
        assert.equal(file.status, 200)
        await file.text()
      }
    }
    assert.equal(entries, postsAt(nowMs).length)
  })

  it('serves the pages of articles with their text', async (t) => {
    const { outgoing } = await serveSample(t)
    const world = createWorld()
    for (const site of sampleSites) {
      const [article] = world.listArticles(site, nowMs)
      assert.ok(article)
      const response = await outgoing.fetch(article.url)
      assert.equal(response.status, 200, article.url)
      assert.match(
        await response.text(),
        new RegExp(`<h1>${RegExp.escape(article.title.replaceAll('"', '&quot;'))}</h1>`),
      )
    }
  })

  it('supports conditional requests', async (t) => {
    const { outgoing, clock } = await serveSample(t)
    const url = 'http://kelton-courier.example/feed.xml'
    const first = await outgoing.fetch(url)
    await first.text()
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''
    assert.equal((await outgoing.fetch(url, { headers: { 'if-none-match': etag } })).status, 304)
    assert.equal((await outgoing.fetch(url, { headers: { 'if-modified-since': modified } })).status, 304)
    clock.now += dayMs
    const later = await outgoing.fetch(url, {
      headers: { 'if-none-match': etag, 'if-modified-since': modified },
    })
    assert.equal(later.status, 200)
    assert.notEqual(await later.text(), '')
  })

  it('lists all feeds as OPML', async (t) => {
    const { outgoing } = await serveSample(t)
    const opml = await (await outgoing.fetch('http://directory.example/sources.opml')).text()
    for (const { url } of sampleSites.flatMap(listSourcesOf)) assert.ok(opml.includes(`xmlUrl="${url}"`), url)
  })

  it('serves its own hosts only, and no future posts', async (t) => {
    const { server, outgoing, clock } = await serveSample(t)
    assert.equal(server.connectTo('example.org'), undefined)
    const address = `http://127.0.0.1:${server.port}/`
    await assert.rejects(outgoing.fetch(address), { code: 'blocked_address' })
    assert.equal((await fetch(address)).status, 404)
    assert.equal((await outgoing.fetch('http://kelton-courier.example/private/x')).status, 404)
    const site = sampleSites[0]
    assert.ok(site)
    const [article] = createWorld().listArticles(site, nowMs)
    assert.ok(article)
    clock.now = article.publishedMs - 1
    assert.equal((await outgoing.fetch(article.url)).status, 404)
    assert.equal((await outgoing.fetch(article.url, { method: 'POST' })).status, 405)
  })
})
