import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import createOpenApiClient from 'openapi-fetch'
import { continuation, linkHeader, linksMember, nextMember } from '../src/next-page.ts'
import { followPages, PageError } from '../src/pages.ts'
import { type Responder, sendJson, startServer } from './http-server.ts'

interface List<Body> {
  get: {
    parameters: { query?: { label?: string; page?: number } }
    responses: { 200: { content: { 'application/json': Body } } }
  }
}

interface Paths {
  '/numbers': List<number[]>
  '/cut': {
    get: {
      parameters: { query: { size: number; length: number; from: number } }
      responses: { 200: { content: { 'application/json': number[] } } }
    }
  }
  '/repos/{owner}/numbers': {
    get: {
      parameters: { path: { owner: string }; query?: { label?: string } }
      responses: { 200: { content: { 'application/json': number[] } } }
    }
  }
  '/anime': List<{ data: number[] }>
  '/events/search/': List<{ events: number[] }>
  '/filterWebContent': List<{ posts: number[] }>
}

async function startService(respond: Responder) {
  const { url, requests } = await startServer(respond)
  return { url, requests, client: createOpenApiClient<Paths>({ baseUrl: url }) }
}

function queryOf(path: string): URLSearchParams {
  return new URL(path, 'http://x').searchParams
}

test('pages: follow Link until there is no next page', async () => {
  const { client, requests } = await startService(({ path, headers }, response) => {
    const page = Number(queryOf(path).get('page') ?? 1)
    const next = `<http://${headers.host}/numbers?label=a%2Cb&page=${page + 1}>; rel="next"`
    const first = `<http://${headers.host}/numbers?label=a%2Cb&page=1>; rel="first"`
    sendJson(response, [page * 2 - 1, page * 2], { link: page < 3 ? `${first}, ${next}` : first })
  })
  const pages: number[][] = []
  for await (const { data } of followPages(client, '/numbers', { params: { query: { label: 'a,b' } } }))
    pages.push(data)
  assert.deepEqual(pages, [
    [1, 2],
    [3, 4],
    [5, 6],
  ])
  assert.deepEqual(
    requests.map(({ path }) => path),
    ['/numbers?label=a%2Cb', '/numbers?label=a%2Cb&page=2', '/numbers?label=a%2Cb&page=3'],
  )
})

test('pages: partition the list for any page size', async () => {
  const { client } = await startService(({ path }, response) => {
    const query = queryOf(path)
    const [size, length, from] = ['size', 'length', 'from'].map((name) => Number(query.get(name)))
    assert.ok(size !== undefined && length !== undefined && from !== undefined)
    const until = Math.min(from + size, length)
    query.set('from', String(until))
    const numbers = Array.from({ length: until - from }, (_, index) => from + index)
    sendJson(response, numbers, until < length ? { link: `<?${query}>; rel=next` } : {})
  })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 7 }), fc.nat(20), async (size, length) => {
      const numbers: number[] = []
      const query = { size, length, from: 0 }
      for await (const { data } of followPages(client, '/cut', { params: { query } })) numbers.push(...data)
      assert.deepEqual(numbers, Array.from(Array(length).keys()))
    }),
    { numRuns: 30 },
  )
})

test('pages: a next URL of any form is followed', async () => {
  const { client, requests } = await startService(({ path }, response) => {
    const isFirst = path.startsWith('/repos/')
    sendJson(response, [1], isFirst ? { link: '</repositories/7/numbers?after=%7Bx%7D>; rel="next"' } : {})
  })
  const params = { path: { owner: 'o c' }, query: { label: 'x' } }
  const headers = { 'x-trace': 't' }
  for await (const { data } of followPages(client, '/repos/{owner}/numbers', { params, headers }))
    assert.deepEqual(data, [1])
  assert.deepEqual(
    requests.map(({ path, headers }) => [path, headers['x-trace']]),
    [
      ['/repos/o%20c/numbers?label=x', 't'],
      ['/repositories/7/numbers?after=%7Bx%7D', 't'],
    ],
  )
})

test('pages: after a redirect, URLs are relative to its target', async () => {
  const { client, requests } = await startService(({ path }, response) => {
    if (path === '/numbers') return response.writeHead(301, { location: '/renamed/list' }).end()
    sendJson(response, [1], path.includes('page=2') ? {} : { link: '<?page=2>; rel=next' })
  })
  await Array.fromAsync(followPages(client, '/numbers', {}))
  assert.deepEqual(
    requests.map(({ path }) => path),
    ['/numbers', '/renamed/list', '/renamed/list?page=2'],
  )
})

test('pages: follow JSON:API links, as string or object, until null or missing', async () => {
  for (const end of [{ next: null }, {}, undefined]) {
    const { client, requests } = await startService(({ path, headers }, response) => {
      const offset = Number(queryOf(path).get('page[offset]') ?? 0)
      const next = `http://${headers.host}/anime?page%5Boffset%5D=${offset + 1}`
      const links = [{ next }, { next: { href: next } }, end][offset]
      sendJson(response, { data: [offset], links })
    })
    const offsets: number[] = []
    for await (const { data } of followPages(client, '/anime', { findNext: linksMember }))
      offsets.push(...data.data)
    assert.deepEqual(offsets, [0, 1, 2])
    assert.equal(requests.length, 3)
  }
})

test('pages: follow continuation tokens with the parameters of the first page', async () => {
  const { client, requests } = await startService(({ path }, response) => {
    const page = Number(queryOf(path).get('continuation') ?? 1)
    const pagination = { has_more_items: page < 3, continuation: String(page + 1) }
    sendJson(response, { events: [page], pagination })
  })
  const events: number[] = []
  const init = { params: { query: { label: 'x y' } }, findNext: continuation }
  for await (const { data } of followPages(client, '/events/search/', init)) events.push(...data.events)
  assert.deepEqual(events, [1, 2, 3])
  assert.equal(queryOf(requests[2]?.path ?? '').get('label'), 'x y')
  assert.equal(queryOf(requests[2]?.path ?? '').get('continuation'), '3')
})

test('pages: follow the next member until no results are left', async () => {
  const { client, requests } = await startService(({ path }, response) => {
    const ts = Number(queryOf(path).get('ts') ?? 0)
    const next = `/filterWebContent?ts=${ts + 1}`
    sendJson(response, { posts: [ts], moreResultsAvailable: 2 - ts, next })
  })
  const posts: number[] = []
  for await (const { data } of followPages(client, '/filterWebContent', { findNext: nextMember }))
    posts.push(...data.posts)
  assert.deepEqual(posts, [0, 1, 2])
  assert.equal(requests.length, 3)
})

test('pages: a page that links to itself is the last', async () => {
  const { client, requests } = await startService(({ path }, response) => {
    sendJson(response, { posts: [], next: path.includes('ts=9') ? path : '/filterWebContent?ts=9' })
  })
  const pages = await Array.fromAsync(followPages(client, '/filterWebContent', { findNext: nextMember }))
  assert.equal(pages.length, 2)
  assert.equal(requests.length, 2)
})

test('pages: an error response in the middle throws', async () => {
  const { client } = await startService(({ path }, response) => {
    if (!path.includes('page=2')) return sendJson(response, [1], { link: '<?page=2>; rel=next' })
    response.writeHead(502, { 'content-type': 'application/json' }).end('{"message":"later"}')
  })
  const pages = followPages(client, '/numbers', {})
  assert.deepEqual((await pages.next()).value?.data, [1])
  await assert.rejects(pages.next(), (error) => {
    assert.ok(error instanceof PageError)
    assert.match(error.message, /\/numbers\?page=2 responded with 502$/)
    assert.equal(error.response.status, 502)
    assert.deepEqual(error.error, { message: 'later' })
    return true
  })
})

test('pages: other origins and invalid URLs are refused', async () => {
  const other = await startService((_, response) => sendJson(response, [2]))
  for (const next of [`${other.url}/numbers`, 'data:application/json,[]', 'http://[']) {
    const { client } = await startService((_, response) =>
      sendJson(response, [1], { link: `<${next}>; rel=next` }),
    )
    const pages = followPages(client, '/numbers', { headers: { authorization: 'Bearer secret' } })
    assert.deepEqual((await pages.next()).value?.data, [1])
    await assert.rejects(pages.next(), PageError, next)
  }
  assert.equal(other.requests.length, 0)
})

test('pages: are requested lazily', async () => {
  const { client, requests } = await startService((_, response) =>
    sendJson(response, [1], { link: '<?page=2>; rel=next' }),
  )
  const pages = followPages(client, '/numbers', {})
  assert.equal(requests.length, 0)
  for await (const _ of pages) break
  assert.equal(requests.length, 1)
})

test('pages: a signal aborts the iteration', async () => {
  const stop = new AbortController()
  const { client } = await startService((_, response) =>
    sendJson(response, [1], { link: '<?page=2>; rel=next' }),
  )
  const pages = followPages(client, '/numbers', { signal: stop.signal })
  await pages.next()
  stop.abort(new Error('enough'))
  await assert.rejects(pages.next(), /enough/)
})

test('pages: no body makes a strategy throw', () => {
  const response = new Response(null, { headers: { link: '</a>; rel=next' } })
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (inner, outer) => {
      for (const data of [
        outer,
        { links: inner, pagination: inner, next: inner },
        { links: { next: inner } },
      ])
        for (const findNext of [linkHeader, linksMember, continuation, nextMember]) {
          const next = findNext({ data, response, url: 'http://127.0.0.1/' })
          assert.ok(next === undefined || typeof next === 'string')
        }
    }),
  )
})
