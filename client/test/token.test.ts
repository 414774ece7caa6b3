import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from '../src/client.ts'
import { withToken } from '../src/token.ts'
import { sendJson, startServer } from './http-server.ts'

test('token: is sent as a bearer token, with body and headers of the request', async () => {
  const { url, requests } = await startServer((_, response) => sendJson(response, {}))
  const send = withToken(fetch, 't0k', url)
  await send(new Request(`${url}/a`, { method: 'POST', body: 'text', headers: { 'x-own': '1' } }))
  assert.equal(requests[0]?.headers.authorization, 'Bearer t0k')
  assert.equal(requests[0]?.headers['x-own'], '1')
  assert.equal(requests[0]?.body, 'text')
})

test('token: each request sends the current token', async () => {
  const { url, requests } = await startServer((_, response) => sendJson(response, []))
  let version = 0
  const client = createClient<'country-data'>({ baseUrl: url, token: async () => `t${++version}` })
  await client.GET('/all')
  await client.GET('/all')
  assert.deepEqual(
    requests.map(({ headers }) => headers.authorization),
    ['Bearer t1', 'Bearer t2'],
  )
})

test('token: an Authorization header of the request takes precedence', async () => {
  const { url, requests } = await startServer((_, response) => sendJson(response, []))
  const client = createClient<'country-data'>({
    baseUrl: url,
    token: 't0k',
    headers: { authorization: 'Client-ID me' },
  })
  await client.GET('/all')
  assert.equal(requests[0]?.headers.authorization, 'Client-ID me')
})

test('token: is never sent to another origin, also not after a redirect', async () => {
  const other = await startServer((_, response) => sendJson(response, []))
  const { url } = await startServer((_, response) =>
    response.writeHead(307, { location: `${other.url}/all` }).end(),
  )
  const client = createClient<'country-data'>({ baseUrl: url, token: 't0k' })
  await client.GET('/all')
  await client.GET('/all', { baseUrl: other.url })
  assert.equal(other.requests.length, 2)
  assert.ok(other.requests.every(({ headers }) => headers.authorization === undefined))
})
