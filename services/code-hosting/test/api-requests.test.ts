import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Octokit } from '@octokit/rest'
import { startCodeHosting } from './service.ts'

const { url, as, anonymous, call } = await startCodeHosting()

test('the last value of a repeated query parameter counts', async () => {
  const ana = await as('ana')
  await ana('POST', '/user/repos', { name: 'pages' })
  for (const title of ['one', 'two', 'three']) await ana('POST', '/repos/ana/pages/issues', { title })
  const issues = async (query: string) => {
    const { status, json, headers } = await ana('GET', `/repos/ana/pages/issues?${query}`)
    assert.equal(status, 200, query)
    return { titles: json.map(({ title }: { title: string }) => title), link: headers.get('link') ?? '' }
  }
  assert.deepEqual((await issues('per_page=1&per_page=2')).titles, ['three', 'two'])
  assert.deepEqual((await issues('per_page=1&page=1&page=2')).titles, ['two'])
  assert.deepEqual((await issues('state=closed&state=open&state=all&per_page=1')).titles, ['three'])
  assert.deepEqual((await issues('sort=created&sort=created&direction=desc&direction=asc')).titles, [
    'one',
    'two',
    'three',
  ])
  const first = await issues('per_page=5&per_page=1')
  const next = /<[^>]*?(\/repositories[^>]*)>; rel="next"/.exec(first.link)?.[1] ?? ''
  assert.equal((await ana('GET', next)).json[0].title, 'two')
  assert.equal((await anonymous('GET', '/users/ana/repos?type=owner&type=all&sort=full_name')).status, 200)
})

test('a parameter of OAuth that is repeated is still refused', async () => {
  const { status } = await call('/login/oauth/authorize?client_id=a&client_id=b', { redirect: 'manual' })
  assert.equal(status, 400)
})

test('a path without a route has the headers of the rate limit, and counts', async () => {
  const octokit = new Octokit({ baseUrl: `${url}/api/v3`, auth: (await as('bob')).token })
  const usedCounts: number[] = []
  for (const route of ['GET /nonsense', 'POST /repos/bob/any/codespaces', 'GET /enterprises/1', 'PUT /zen']) {
    const error = await octokit.request(route).catch((error) => error)
    assert.equal(error.status, 404, route)
    assert.equal(error.response.headers['x-ratelimit-limit'], '5000', route)
    assert.equal(error.response.headers['x-ratelimit-resource'], 'core', route)
    usedCounts.push(Number(error.response.headers['x-ratelimit-used']))
  }
  assert.deepEqual(usedCounts, [1, 2, 3, 4])
})

test('a wrong token is refused on unknown routes as well', async () => {
  const wrong = { authorization: 'Bearer ghp_000000000000000000000000000000000000' }
  for (const path of ['/nonsense', '/api/v3/nonsense', '/repos/ana/any/codespaces', '/repos/ana/pages']) {
    const { status, json } = await anonymous('GET', path, undefined, wrong)
    assert.equal(status, 401, path)
    assert.equal(json.message, 'Bad credentials', path)
  }
  const preflight = await anonymous('OPTIONS', '/repos/ana/any/codespaces', undefined, wrong)
  assert.equal(preflight.status, 404)
})

test('a path without a route does not read the request body', async () => {
  const ana = await as('ana')
  const { status } = await ana('POST', '/repos/ana/any/codespaces', undefined, { 'content-type': 'text/odd' })
  assert.equal(status, 404)
})

test('request ids are unique groups of hexadecimal digits', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => anonymous('GET', '/zen')))
  const ids = responses.map(({ headers }) => headers.get('x-github-request-id') ?? '')
  for (const id of ids) assert.match(id, /^[0-9A-F]{4}(?::[0-9A-F]{5,8}){4}$/)
  assert.equal(new Set(ids).size, ids.length)
})

test('a renamed repository redirects other methods with 307 and the message that clients expect', async () => {
  const ana = await as('ana')
  const { json: repository } = await ana('POST', '/user/repos', { name: 'sea' })
  await ana('PATCH', '/repos/ana/sea', { name: 'ocean' })
  for (const [method, expected] of [
    ['GET', 301],
    ['PATCH', 307],
  ] as const) {
    const { status, json } = await ana(method, '/repos/ana/sea', method === 'PATCH' ? {} : undefined)
    assert.equal(status, expected)
    assert.equal(json.message, 'Moved Permanently')
    assert.match(json.url, new RegExp(`/repositories/${repository.id}$`))
  }
})
