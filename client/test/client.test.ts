import assert from 'node:assert/strict'
import { test } from 'node:test'
import service from '@octavo/country-data/index.ts'
import { startTestService } from '@octavo/testing/service.ts'
import { createClient, type Schema } from '../src/client.ts'
import { followPages } from '../src/pages.ts'
import { sendJson, startServer } from './http-server.ts'

const { url } = await startTestService(service)

/** Records the status of every response. */
function observe() {
  const statuses: number[] = []
  const observed = async (request: Request) => {
    const response = await fetch(request)
    statuses.push(response.status)
    return response
  }
  return { statuses, fetch: observed }
}

test('client: a call returns the typed response of the service', async () => {
  const countries = createClient<'country-data'>({ baseUrl: url })
  const { data } = await countries.GET('/alpha', {
    params: { query: { codes: ['ch', 'fra'], fields: 'name,capital' } },
  })
  assert.ok(data)
  const names: (string | undefined)[] = data.map(
    (country: Schema<'country-data', 'Country'>) => country.name?.common,
  )
  assert.deepEqual(names, ['Switzerland', 'France'])
  assert.deepEqual(data[0]?.capital, ['Bern'])
})

test('client: an error is a typed value', async () => {
  const countries = createClient<'country-data'>({ baseUrl: `${url}/` })
  const { data, error, response } = await countries.GET('/alpha/{code}', { params: { path: { code: 'xx' } } })
  assert.equal(data, undefined)
  assert.equal(response.status, 404)
  assert.equal(error?.message, 'Not Found')
})

test('client: any path parameter reaches the service unchanged', async () => {
  const countries = createClient<'country-data'>({ baseUrl: url })
  const { data } = await countries.GET('/capital/{query}', { params: { path: { query: 'São Tomé' } } })
  assert.equal(data?.[0]?.cca2, 'ST')
  for (const query of ['a/b', '?', '%', '{code}', '#']) {
    const { error } = await countries.GET('/capital/{query}', { params: { path: { query } } })
    // Unknown, but still a path of the service.
    assert.equal(error?.message, 'Not Found', query)
  }
})

test('client: an unchanged resource is revalidated, and its data is the same', async () => {
  const { fetch, statuses } = observe()
  const countries = createClient<'country-data'>({ baseUrl: url, fetch })
  const first = await countries.GET('/region/{query}', { params: { path: { query: 'europe' } } })
  const second = await countries.GET('/region/{query}', { params: { path: { query: 'europe' } } })
  assert.deepEqual(statuses, [200, 304])
  assert.equal(second.response.status, 200)
  assert.ok(first.data && first.data.length > 40)
  assert.deepEqual(second.data, first.data)
})

test('client: with trustMaxAge, a fresh response needs no request', async () => {
  const { fetch, statuses } = observe()
  const countries = createClient<'country-data'>({ baseUrl: url, fetch, conditional: { trustMaxAge: true } })
  const first = await countries.GET('/alpha/{code}', { params: { path: { code: 'ee' } } })
  const second = await countries.GET('/alpha/{code}', { params: { path: { code: 'ee' } } })
  assert.deepEqual(statuses, [200])
  assert.deepEqual(second.data, first.data)
})

test('client: a list without a next page is one page', async () => {
  const countries = createClient<'country-data'>({ baseUrl: url })
  const pages = await Array.fromAsync(
    followPages(countries, '/all', { params: { query: { fields: 'cca3' } } }),
  )
  assert.deepEqual(
    pages.map(({ data }) => data.length),
    [250],
  )
})

test('client: each page sends the token, is retried and is cached', async () => {
  let isRefused = false
  const { url, requests } = await startServer(({ path, headers }, response) => {
    isRefused = !isRefused
    if (isRefused) return response.writeHead(429, { 'retry-after-ms': '1' }).end()
    const etag = `"${path}"`
    const link: Record<string, string> = path.includes('page=2') ? {} : { link: '<?page=2>; rel="next"' }
    if (headers['if-none-match'] === etag) return response.writeHead(304, { etag, ...link }).end()
    sendJson(response, [{ cca3: path }], { etag, ...link })
  })
  const client = createClient<'country-data'>({ baseUrl: url, token: 't0k' })
  for (let round = 0; round < 2; round++) {
    const pages = await Array.fromAsync(followPages(client, '/all', {}))
    assert.deepEqual(
      pages.map(({ data, url }) => [data[0]?.cca3, new URL(url).search]),
      [
        ['/all', ''],
        ['/all?page=2', '?page=2'],
      ],
    )
  }
  assert.equal(requests.length, 8)
  assert.ok(requests.every(({ headers }) => headers.authorization === 'Bearer t0k'))
  assert.deepEqual(
    requests.slice(4).map(({ headers }) => headers['if-none-match']),
    ['"/all"', '"/all"', '"/all?page=2"', '"/all?page=2"'],
  )
})

test('client: without retry and cache, responses are returned as they are', async () => {
  const { url, requests } = await startServer((_, response) => {
    if (requests.length > 2) response.writeHead(429, { 'retry-after-ms': '1' }).end()
    else sendJson(response, [], { etag: '"1"' })
  })
  const client = createClient<'country-data'>({ baseUrl: url, conditional: false, retry: false })
  for (const expected of [200, 200, 429]) assert.equal((await client.GET('/all')).response.status, expected)
  assert.deepEqual(
    requests.map(({ headers }) => headers['if-none-match']),
    [undefined, undefined, undefined],
  )
})
