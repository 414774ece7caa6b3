import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeOfCharge } from '../src/limits.ts'
import { insertWords } from '../src/posts/store/words.ts'
import type { StoredPost } from '../src/posts/stored-post.ts'
import { createQueryIndex } from '../src/queries/query-index.ts'
import { numberFields, type SearchDocument } from '../src/query/fields.ts'
import { pageSize } from '../src/search/read-content-search.ts'
import { maxFrom } from '../src/search/schema.ts'
import { newPost, newPosts } from './new-posts.ts'
import { startWebContent } from './service.ts'

const freeRequestsPerMonth = 20
const { call, as, posts, context } = await startWebContent({
  settings: { file: { 'web-content': { freeRequestsPerMonth } } },
})
const ada = await as('ada')
const grace = await as('grace', { plan: 'free' })
await posts.write(newPosts(20))

test('a parameter that a path does not declare has no effect, in any form', async () => {
  for (const name of ['site', 'language', 'site_type', 'category', 'exclude', 'sentiment'])
    for (const value of [`${name}=a&${name}=b`, `${name}=nothing`, `${name}[]=a`]) {
      const { status, json } = await ada('GET', `/filterWebContent?q=council&ts=0&warning=true&${value}`)
      assert.deepEqual([status, json.total], [200, 20], value)
      assert.match(json.warnings[0].message, /is unknown and was ignored/)
    }
  assert.equal((await ada('GET', '/search?q=council&site=a&site=b')).status, 400)
})

test('two keys that differ are a wrong key', async () => {
  const other = await as('alan')
  const path = '/filterWebContent?q=council&ts=0&size=1'
  for (const token of ['wrong', '', other.token]) {
    const { status, json } = await ada('GET', `${path}&token=${token}`)
    assert.deepEqual([status, json.code], [401, 'unknown_token'], token)
  }
  assert.equal((await ada('GET', `${path}&token=${ada.token}`)).status, 200)
  const wrong = { headers: { authorization: 'Bearer wrong' } }
  assert.equal((await call(`${path}&token=${ada.token}`, wrong)).status, 401)
})

test('parallel requests use exactly the requests that are left', async () => {
  const path = '/filterWebContent?q=council&ts=0&size=1'
  const left = 7
  for (let n = left; n < freeRequestsPerMonth; n++) assert.equal((await grace('GET', path)).status, 200)
  for (const invalid of ['/filterWebContent', '/filterWebContent?q=(', '/v1/articles?size=x'])
    assert.equal((await grace('GET', invalid)).status, 400)
  const results = await Promise.all(Array.from({ length: 50 }, () => grace('GET', path)))
  assert.equal(results.filter(({ status }) => status === 200).length, left)
  const limited = results.filter(({ status }) => status === 429)
  assert.equal(limited.length, 50 - left)
  for (const { headers } of limited) {
    assert.equal(headers.get('x-ratelimit-reason'), 'insufficient_credits')
    assert.ok(Number(headers.get('retry-after')) > 0)
  }
})

test('responses that cost nothing are limited per minute', async () => {
  const katherine = await as('katherine', { plan: 'free' })
  const statuses: number[] = []
  // One after another, because the quota is reserved until a response turns out to cost nothing.
  for (let n = 0; n <= freeRequestsPerMonth + freeOfCharge; n++) {
    const { status } = await katherine('GET', '/v1/articles?size=x')
    statuses.push(status)
  }
  assert.deepEqual([...new Set(statuses.slice(0, -1))], [400])
  const { status, headers, json } = await katherine('GET', '/v1/articles?size=x')
  assert.deepEqual([statuses.at(-1), status, json.code], [429, 429, 'rate_limit_exceeded'])
  assert.equal(headers.get('x-ratelimit-reason'), 'rate_limit')
  assert.ok(Number(headers.get('retry-after')) > 0)
})

test('the pages of other orders than that of crawling end at the last offset', async () => {
  assert.equal(pageSize('published_ms', 100, maxFrom - 30), 30)
  assert.equal(pageSize('published_ms', 100, maxFrom), 0)
  assert.equal(pageSize('crawled', 100, 0), 100)
  const path = `/filterWebContent?q=council&ts=0&sort=published&from=${maxFrom}`
  const { json } = await ada('GET', path)
  assert.deepEqual([json.posts.length, json.moreResultsAvailable], [0, 0])
  assert.equal(new URL(json.next, 'http://x').searchParams.get('from'), String(maxFrom))
  assert.equal((await ada('GET', '/v1/articles?sort=crawled&cursor=-1')).status, 400)
})

test('a long `next` is only in the body, because clients reject long headers', async () => {
  const path = `/filterWebContent?q=council&ts=0&size=1&extra=${'x'.repeat(15_000)}`
  const { status, headers, json } = await ada('GET', path)
  assert.deepEqual([status, headers.has('x-webhose-next')], [200, false])
  assert.equal((await ada('GET', json.next)).json.posts.length, 1)
})

test('a search reads a bounded number of words for its wildcards', async () => {
  await posts.write([newPost(500, { text: 'The qaa7777z sank.' })])
  const words = ['a', 'b', 'c', 'd', 'e'].flatMap((letter) =>
    Array.from({ length: 45_000 }, (_, n) => `qa${letter}${n}z`),
  )
  await context.db.write((tx) => insertWords(tx, words))
  const search = (q: string) => ada('GET', `/filterWebContent?ts=0&q=${encodeURIComponent(q)}`)
  assert.equal((await search('qaa*7777z')).json.total, 1)
  const { status, json } = await search(
    ['a', 'b', 'c', 'd', 'e'].map((letter) => `qa${letter}*y`).join(' OR '),
  )
  assert.deepEqual([status, json.code], [400, 'query_invalid'])
  assert.match(json.detail, /more letters/)
  // One prefix is read once.
  const same = Array.from({ length: 50 }, (_, n) => `qaa*${n}y`).join(' OR ')
  assert.equal((await search(same)).status, 200)
})

test('other requests go on while many long posts are highlighted', async (t) => {
  const text = Array.from({ length: 6_000 }, (_, word) => `harbor${word}`).join(' ')
  await posts.write(newPosts(100, 1_000).map((post) => ({ ...post, text: `${post.title} ${text}` })))
  const { read } = posts
  t.after(() => {
    posts.read = read
  })
  let isOtherServed = false
  let wasServedInBetween = false
  posts.read = async (...args) => {
    posts.read = read
    const stored = await read(...args)
    setImmediate(() => {
      isOtherServed = true
    })
    const [last] = stored.splice(-1)
    const observed = { ...last } as StoredPost // the page has 100 posts
    Object.defineProperty(observed, 'core', {
      get() {
        wasServedInBetween = isOtherServed
        return last?.core
      },
    })
    return [...stored, observed]
  }
  const prefixes = Array.from({ length: 300 }, (_, at) => `har${at}*`).join(' OR ')
  const { status, json } = await ada(
    'GET',
    `/filterWebContent?ts=0&highlight=true&q=${encodeURIComponent(`harbor* OR ${prefixes}`)}`,
  )
  assert.deepEqual([status, json.posts?.length, wasServedInBetween], [200, 100, true])
  assert.match(json.posts[0].highlightText, /<em>harbor0<\/em>/)
})

test('other requests go on while a post is compared with many expensive queries', async () => {
  const index = createQueryIndex()
  const expensive = () => {
    for (const startMs = performance.now(); performance.now() < startMs + 10; );
    return true
  }
  for (let n = 0; n < 10; n++)
    index.add({ needsEnrichment: false, requiredTerms: undefined, matches: expensive })
  const numbers = Object.fromEntries(numberFields.map((field) => [field, null]))
  const document: SearchDocument = {
    ...{ uuid: 'a', language: 'en', tags: {} },
    fields: { title: '', text: '', author: '', thread_title: '', section_title: '' },
    numbers: numbers as SearchDocument['numbers'], // The names are those of all numbers.
  }
  let turns = 0
  const counting = setInterval(() => turns++, 0)
  assert.equal((await index.match(document, 0)).length, 10)
  clearInterval(counting)
  assert.ok(turns >= 3, String(turns))
})

test('unimplemented operations are reported as such', async () => {
  for (const path of ['/firehose?since=1', '/seg_api/counts'])
    assert.equal((await ada('GET', path)).headers.get('octavo-unimplemented'), 'true', path)
})
