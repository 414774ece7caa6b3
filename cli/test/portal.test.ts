import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { serve, temporaryFolder } from './octavo-process.ts'

const { deployment, child, printed } = await serve(temporaryFolder(), '--empty', '--log', 'silent')
const { portal } = deployment
const { url = '' } = deployment.services['country-data'] ?? {}
after(() => child.kill('SIGTERM'))

test('portal: serve prints a single-use sign-in link', async () => {
  const [, link = ''] = await printed(/^Open the portal: {2}(\S+)$/m)
  assert.ok(link.startsWith(`${portal}/sign-in?code=`))
  const open = () => fetch(link, { redirect: 'manual' })
  const cookie = (await open()).headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const { server } = await (await fetch(`${portal}/api/settings`, { headers: { cookie } })).json()
  const origins = server.map(({ name, origin }: Record<string, string>) => [name, origin])
  assert.equal(Object.fromEntries(origins).port, 'flag')
  assert.equal(Object.fromEntries(origins).host, 'default')
  assert.equal((await open()).headers.get('location'), '/sign-in-failed')
})

test('portal: the admin token of octavo.json authenticates', async () => {
  const settings = (token: string) =>
    fetch(`${portal}/api/settings`, { headers: { authorization: `Bearer ${token}` } })
  assert.equal((await settings(deployment.adminToken)).status, 200)
  assert.equal((await settings('')).status, 401)
})

test('portal: serves a home page', async () => {
  const response = await fetch(portal)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/)
})

test('portal: alive and ready', async () => {
  assert.deepEqual(await (await fetch(`${portal}/healthz`)).json(), { status: 'alive' })
  const readiness = await (await fetch(`${portal}/readyz`)).json()
  assert.deepEqual(readiness, {
    status: 'ready',
    services: {
      'anime-catalogue': true,
      'code-assistant': true,
      'code-hosting': true,
      'country-data': true,
      'event-management': true,
      photo: true,
      'status-image': true,
      'web-content': true,
    },
  })
})

test('portal: metrics count responses of services', async () => {
  await fetch(`${url}/alpha/ch`)
  await fetch(`${url}/alpha/12345`)
  const text = await (await fetch(`${portal}/metrics`)).text()
  assert.match(
    text,
    /octavo_request_seconds_count\{service="country-data",method="GET",route="\/alpha\/:code",status="200"\} 1\n/,
  )
  assert.match(text, /route="\/alpha\/:code",status="400"\} 1\n/)
})

test('portal: serves the OpenAPI description of each service with its address', async () => {
  const response = await fetch(`${portal}/openapi/country-data.json`)
  assert.match(response.headers.get('content-encoding') ?? '', /br|gzip/)
  const description = await response.json()
  const committed = JSON.parse(
    readFileSync(new URL('../../services/country-data/openapi.json', import.meta.url), 'utf8'),
  )
  assert.deepEqual(description, { ...committed, servers: [{ url }] })
  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(response.url, { headers: { 'if-none-match': etag } })
  assert.equal(again.status, 304)
  assert.equal((await fetch(`${portal}/openapi/nothing.json`)).status, 404)
})

test('portal: service ports do not serve its paths', async () => {
  for (const path of ['/healthz', '/metrics', '/openapi/country-data.json'])
    assert.equal((await fetch(url + path)).status, 404, path)
})
