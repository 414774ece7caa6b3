import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Enrichment } from '../src/enrichment/enrichment.ts'
import { newPost, newPosts } from './new-posts.ts'
import { startWebContent } from './service.ts'

const { call, as, posts, context } = await startWebContent()
const reader = await as('ada')
const free = await as('bob', { plan: 'free' })
const get = (path: string) => reader('GET', path)

const enrichment: Enrichment = {
  language: 'en',
  sentiment: 'negative',
  entities: {
    persons: [{ name: 'Quentin Secretname', sentiment: 'negative' }],
    organizations: [{ name: 'Veiled Holdings', sentiment: 'none', tickers: ['VEIL'] }],
    locations: [{ name: 'Port Hidden', sentiment: 'positive' }],
  },
  categories: ['Economy, Business and Finance'],
  topics: ['Economy, Business and Finance->market and exchange'],
  summary: 'Prices fell.',
  spamScore: 0.1,
}

before(async () => {
  await posts.write([
    newPost(1, {
      title: '=SUM(A1) & <b>markets</b>',
      text: 'Stock markets fell <script>alert(1)</script>.\nTraders \u0001were worried.',
      externalLinks: ['javascript:alert(1)', 'https://partner.example/a'],
      author: '@trader',
      enrichment,
      thread: { title: 'Markets today', mainImage: 'javascript:alert(2)', siteTitle: 'Harbour Times' },
    }),
    newPost(2, { text: 'Calm seas and stock photos.', thread: { siteType: 'blogs' } }),
    newPost(3, {
      text: 'A reply about stock cubes.',
      isReply: true,
      thread: { siteType: 'discussions', repliesCount: 9 },
    }),
  ])
})

test('the envelope has the names of all generations', async () => {
  const { status, json, headers } = await get('/filterWebContent?q=stock&ts=0&size=2')
  assert.equal(status, 200)
  assert.equal(json.posts.length, 2)
  for (const name of ['total', 'totalResults', 'total_results']) assert.equal(json[name], 3)
  for (const name of ['moreResultsAvailable', 'more_results_available']) assert.equal(json[name], 1)
  for (const name of ['requestsLeft', 'requests_left']) assert.equal(json[name], 2 ** 31 - 1)
  assert.equal(json.warnings, null)
  assert.equal(headers.get('x-webhose-requests-left'), String(2 ** 31 - 1))
  assert.equal(headers.get('x-webhose-next'), json.next)
  const [last] = json.posts.slice(-1)
  const next = new URL(json.next, 'http://localhost')
  assert.equal(next.searchParams.get('ts'), String(Date.parse(last.crawled)))
  assert.equal(next.searchParams.has('token'), false)
  const second = (await get(json.next)).json
  assert.deepEqual([second.posts.length, second.total, second.moreResultsAvailable], [1, 1, 0])
  const third = (await get(second.next)).json
  assert.deepEqual([third.posts.length, third.total, third.next], [0, 0, second.next])
})

test('a post is complete', async () => {
  const { json } = await get('/filterWebContent?q=worried&ts=0')
  const [post] = json.posts
  assert.equal(post.url, 'http://harbour-times.example/news/1')
  assert.equal(post.language, 'english')
  assert.equal(post.sentiment, 'negative')
  assert.deepEqual(post.entities.organizations, [
    { name: 'Veiled Holdings', sentiment: 'none', tickers: ['VEIL'] },
  ])
  assert.deepEqual(post.syndication, { syndicated: false, syndicate_id: null, first_syndicated: false })
  assert.match(post.published, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.deepEqual([post.highlightText, post.highlightTitle, post.highlightThreadTitle], ['', '', ''])
  assert.equal(post.thread.site, 'harbour-times.example')
  assert.equal(post.thread.social.facebook.likes, 0)
})

test('`next` repeats the key of the query, and every parameter', async () => {
  const path = `/filterWebContent?token=${reader.token}&format=json&q=stock&ts=0&size=1&includeSyndicated=true&highlight=true`
  const { json } = await call(path)
  const next = new URL(json.next, 'http://localhost').searchParams
  for (const [name, value] of new URL(path, 'http://localhost').searchParams)
    if (name !== 'ts') assert.equal(next.get(name), value)
  assert.equal((await call(json.next)).json.total, 2)
  // One client joins the base URL and the path with two slashes.
  assert.equal((await call(`/${json.next}`)).json.total, 2)
})

test('aliases imply a type of site', async () => {
  const count = async (path: string) => (await get(path)).json.total
  assert.equal(await count('/filterWebData?q=stock&ts=0'), 3)
  assert.equal(await count('/search?q=stock&ts=0&site_type=blogs,discussions'), 2)
  assert.equal(await count('/search?q=stock&ts=0&exclude=harbour-times.example'), 0)
  assert.equal(await count('/api/news?q=stock&ts=0'), 1)
  assert.equal(await count('/api/blogs?q=stock&ts=0'), 1)
  assert.equal(await count('/api/forums?q=stock&ts=0'), 1)
  const [post] = (await get('/api/news?q=stock&ts=0&highlight=true')).json.posts
  assert.equal(post.highlight_text.includes('<em>Stock</em>'), true)
  assert.equal(
    (await get('/newsApiLite?q=stock&ts=0&category=business&sentiment=negative')).json.posts.length,
    1,
  )
})

test('highlights mark the matched words and escape the rest', async () => {
  const [post] = (await get('/filterWebContent?q="stock%20market"&ts=0&highlight=true')).json.posts
  assert.ok(post.highlightText.startsWith('<em>Stock markets</em> fell &lt;script&gt;'))
  assert.equal(post.highlightTitle, '')
})

test('`latest` returns the newest first, and `next` the later posts', async () => {
  const { json } = await get('/filterWebContent?q=stock&ts=0&latest=true')
  assert.deepEqual(
    json.posts.map(({ url }: { url: string }) => url.at(-1)),
    ['3', '2', '1'],
  )
  const later = (await get(json.next)).json
  assert.deepEqual([later.posts.length, later.total], [0, 0])
})

test('orders other than that of crawling are paged by offset', async () => {
  const first = (await get('/filterWebContent?q=stock&ts=0&sort=replies_count&order=desc&size=1')).json
  assert.equal(first.posts[0].thread.replies_count, 9)
  const second = (await get(first.next)).json
  assert.equal(new URL(first.next, 'http://x').searchParams.get('from'), '1')
  assert.deepEqual([second.total, second.moreResultsAvailable], [3, 1])
})

test('wrong input is rejected with a reason', async () => {
  const wrong = [
    ['', 'query_missing'],
    ['q=', 'query_missing'],
    ['q=(a', 'query_invalid'],
    ['q=a~', 'query_invalid'],
    ['q=a^2', 'query_invalid'],
    ['q=nofield:x', 'query_invalid'],
    [`q=${'a'.repeat(4_001)}`, 'query_invalid'],
    [`q=${'('.repeat(5_000)}`, 'query_invalid'],
    ['q=%00', 'bad_request'],
    ['q=a&size=0', 'parameter_invalid'],
    ['q=a&size=101', 'parameter_invalid'],
    ['q=a&size=x', 'parameter_invalid'],
    ['q=a&from=-1', 'parameter_invalid'],
    ['q=a&from=10001', 'parameter_invalid'],
    ['q=a&sort=nothing', 'parameter_invalid'],
    ['q=a&order=up', 'parameter_invalid'],
    ['q=a&format=pdf', 'parameter_invalid'],
    ['q=a&ts=-1', 'parameter_invalid'],
    ['q=a&ts=yesterday', 'parameter_invalid'],
    ['q=a&ts=99999999999999', 'parameter_invalid'],
    ['q=a&q=b', 'parameter_invalid'],
    ['q=a&highlight=maybe', 'parameter_invalid'],
  ] as const
  for (const [query, code] of wrong) {
    const { status, json } = await get(`/filterWebContent?${query}`)
    assert.deepEqual([status, json.code], [400, code], query)
    assert.equal(typeof json.detail, 'string')
  }
  const { json } = await get('/filterWebContent?q=stock%20(a')
  assert.equal(json.position, 6)
  for (const query of [
    'date=2026-02-30',
    'date=b..a',
    'date=2026-02-02..2026-02-01',
    'language=klingonish',
    'cursor=x',
  ])
    assert.equal((await get(`/v1/articles?${query}`)).status, 400, query)
  assert.equal((await get('/v1/filters?facets=nothing')).status, 400)
})

test('ten digits of `ts` are seconds, and unknown parameters cause a warning', async () => {
  const { json } = await get(
    `/filterWebContent?q=stock&ts=${Math.floor(context.clock.now() / 1000) - 60}&warning=true&colour=red`,
  )
  assert.equal(json.total, 3)
  assert.match(json.warnings[0].message, /`colour`/)
})

const formats = ['json', 'xml', 'rss', 'atom', 'jsonfeed', 'ndjson', 'csv', 'excel']

test('plans without enrichment do not show it in any format', async () => {
  for (const format of formats) {
    const path = `/filterWebContent?q=worried&ts=0&highlight=true&format=${format}`
    const all = await reader('GET', path)
    const partial = await free('GET', path)
    assert.equal(all.status, 200)
    assert.equal(partial.status, 200)
    assert.match(partial.text, /harbour-times\.example\/news\/1/)
    assert.doesNotMatch(partial.text, /Secretname|Veiled|VEIL|Port Hidden|negative/, format)
    if (['json', 'xml', 'ndjson', 'csv', 'excel'].includes(format))
      assert.match(all.text, /Secretname/, format)
  }
  const [post] = (await free('GET', '/filterWebContent?q=worried&ts=0')).json.posts
  assert.deepEqual([post.sentiment, post.entities], [null, { persons: [], organizations: [], locations: [] }])
  for (const q of [
    'sentiment:negative',
    'person:quentin',
    'ticker:veil',
    'location.positive:"Port Hidden"',
    '-sentiment:positive',
  ]) {
    const { status, json } = await free('GET', `/filterWebContent?q=stock%20${encodeURIComponent(q)}&ts=0`)
    assert.deepEqual([status, json.code], [403, 'plan_insufficient'], q)
  }
  assert.equal((await free('GET', '/newsApiLite?q=stock&sentiment=negative')).status, 403)
  assert.equal((await free('GET', '/v1/filters?facets=sentiments')).status, 403)
  const { filters } = (await free('GET', '/v1/filters')).json
  assert.equal('sentiments' in filters, false)
})

test('plans with a limited history warn of it', async () => {
  const { json } = await free('GET', '/filterWebContent?q=stock&ts=0&warning=true')
  assert.match(json.warnings[0].message, /last 30 days/)
})

test('formats escape text that their readers would execute', async () => {
  const read = async (format: string) => (await get(`/filterWebContent?q=worried&ts=0&format=${format}`)).text
  for (const format of ['xml', 'rss', 'atom']) {
    const text = await read(format)
    assert.ok(!text.includes('\u0001'))
    assert.doesNotMatch(text, /<script|<b>/, format)
  }
  for (const format of ['rss', 'atom', 'jsonfeed', 'csv', 'excel'])
    assert.doesNotMatch(await read(format), /javascript:/, format)
  const csv = await read('csv')
  assert.match(csv, /,'=SUM/)
  assert.match(csv, /,'@trader/)
  assert.ok((await read('excel')).startsWith('\ufeff'))
  const feed = JSON.parse(await read('jsonfeed'))
  assert.equal(feed.items[0].url, 'http://harbour-times.example/news/1')
})

test('articles and social posts are the newest first', async () => {
  const { json } = await get('/v1/articles?keywords=stock%20-cubes&language=en&date=2026-01-01')
  assert.deepEqual(
    json.posts.map(({ url }: { url: string }) => url.at(-1)),
    ['2', '1'],
  )
  assert.equal((await get('/v1/articles?keywords=stock&language=german')).json.total, 0)
  assert.equal((await get('/v1/articles?date=2026-01-02..2026-01-03')).json.total, 0)
  const first = (await get('/v1/articles?keywords=stock&size=1')).json
  const second = (await get(first.next)).json
  assert.deepEqual([second.posts[0].url.at(-1), second.moreResultsAvailable], ['1', 0])
  assert.equal((await get('/v1/social?categories=sport')).json.total, 0)
  assert.equal((await get('/v1/social')).json.posts[0].thread.site_type, 'discussions')
})

test('filters count the values of a time', async () => {
  const { json } = await get('/v1/filters?date=2026-01-01&size=0')
  assert.deepEqual(json.date, { from: '2026-01-01T00:00:00.000Z', to: '2026-01-02T00:00:00.000Z' })
  assert.deepEqual(json.filters.languages, [{ value: 'english', count: 3 }])
  assert.deepEqual(json.filters.sentiments, [{ value: 'negative', count: 1 }])
  assert.deepEqual(json.filters.categories, [{ value: 'Economy, Business and Finance', count: 1 }])
  assert.equal(json.filters.site_types.length, 3)
  assert.deepEqual([json.posts.length, json.total], [0, 3])
  assert.equal((await get('/v1/filters?date=last_week')).json.total, 0)
})

test('queries are validated and explained', async () => {
  const valid = (await get('/v1/queries/validate?q=stock%20-seas')).json
  assert.equal(valid.valid, true)
  const invalid = (await get('/v1/queries/validate?q=stock%20(a')).json
  assert.deepEqual([invalid.valid, invalid.errors[0].position], [false, 6])
  assert.equal((await get('/v1/queries/explain?q=stock%20-seas')).json.ast.type, 'and')
  assert.equal((await get('/v1/queries/explain?q=(')).status, 400)
})

test('posts are deleted by administrators', async () => {
  await posts.write(newPosts(1, 900))
  const [post] = (await get('/filterWebContent?q=number900&ts=0')).json.posts
  assert.equal((await reader('DELETE', `/v1/posts/${post.uuid}`)).status, 403)
  const admin = await as('root', { role: 'admin' })
  assert.equal((await admin('DELETE', `/v1/posts/${post.uuid}`)).status, 204)
  assert.equal((await admin('DELETE', `/v1/posts/${post.uuid}`)).status, 404)
  assert.equal((await get('/filterWebContent?q=number900&ts=0')).json.total, 0)
})

test('copies are listed with their original', async () => {
  const text = Array.from({ length: 80 }, (_, n) => `herring${n % 60}${n}`).join(' ')
  await posts.write([newPost(801, { text }), newPost(802, { text: `${text} (agency)` })])
  const [original] = (await get('/filterWebContent?q=herring11&ts=0')).json.posts
  const path = `/v1/clusters/${original.syndication.syndicate_id}`
  const { json } = await get(`${path}?size=1`)
  assert.deepEqual(
    [json.size, json.posts[0].uuid, json.posts[0].syndication.first_syndicated],
    [2, original.uuid, true],
  )
  assert.equal((await get(json.next)).json.posts[0].url.at(-1), '2')
  assert.equal((await get('/filterWebContent?q=herring11&ts=0&includeSyndicated=false')).json.total, 1)
  assert.equal((await get('/v1/clusters/none')).status, 404)
})

test('a pattern for too many words is rejected, and one for a few is not', async () => {
  await posts.write(newPosts(300, 2_000))
  const { status, json } = await get('/filterWebContent?q=council%20nu?ber*&ts=0')
  assert.deepEqual([status, json.code, json.position], [400, 'query_invalid', 8])
  assert.equal((await get('/filterWebContent?q=nu?ber201?&ts=0')).json.total, 10)
})

test('a search ends when its time is over, or its client has left', async () => {
  const query = { filter: { kind: 'text', query: { kind: 'words', text: 'council' } }, size: 10 } as const
  const search = (limit: { timeoutMs?: number; signal?: AbortSignal }) =>
    posts.search.page({ ...query, sort: 'crawled', order: 'asc', ...limit })
  await assert.rejects(search({ timeoutMs: -1 }), { code: 'search_timeout', status: 503 })
  await assert.rejects(search({ signal: AbortSignal.abort() }), { name: 'AbortError' })
})

test('hostile queries neither fail nor reach the database as syntax', async () => {
  const hostile = [
    `"a" NEAR(b c) OR rowid:1`,
    `'); drop table segment; --`,
    `a* OR b* OR c*`,
    `\u202e\u{1f600} ${'\ud800'}`,
    `{title text}: x`,
    `${'('.repeat(60)}a${')'.repeat(60)}`,
    Array.from({ length: 300 }, (_, n) => `word${n}`).join(' OR '),
  ]
  for (const q of hostile) {
    const { status } = await get(`/filterWebContent?q=${encodeURIComponent(q.toWellFormed())}&ts=0`)
    assert.ok(status === 200 || status === 400, `${status} for ${q}`)
  }
  assert.equal((await get('/filterWebContent?q=worried&ts=0')).json.total, 1)
})
