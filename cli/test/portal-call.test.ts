import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { portOf } from '@octavo/testing/port-of.ts'
import { relayCall } from '../src/portal/relay.ts'
import { openPortal } from './open-portal.ts'

const { accounts, echo, callAsAdmin } = await openPortal()

const relay = (json: object) =>
  callAsAdmin('/api/call', { method: 'POST', json: { service: 'echo', method: 'GET', ...json } })

test('call: the service receives the request, and its response is returned', async () => {
  const headers = { 'Content-Type': 'application/json', 'X-Own': 'é'.normalize(), 'octavo-thing': 'a' }
  const { status, json } = await relay({
    method: 'POST',
    path: '/heard?q=1&q=2',
    headers: { ...headers, 'X-Own': 'b' },
    body: '{"ä":1}',
  })
  assert.equal(status, 200)
  assert.equal(json.status, 200)
  assert.deepEqual([json.encoding, json.isCut], ['text', false])
  assert.equal(typeof json.durationMs, 'number')
  const echoed = JSON.parse(json.body)
  assert.deepEqual([echoed.method, echoed.url, echoed.body], ['POST', '/heard?q=1&q=2', { ä: 1 }])
  assert.equal(echoed.headers['x-own'], 'b')
  assert.equal(echoed.headers.host, new URL(echo.running.url).host)
  const links = json.headers.filter(([name]: [string]) => name === 'link')
  assert.deepEqual(links, [
    ['link', '<a>'],
    ['link', '<b>'],
  ])
  assert.ok(json.headers.some(([name, value]: [string, string]) => name === 'x-heard' && value === 'yes'))
})

test('call: headers of the caller are not forwarded', async () => {
  const { json } = await relay({ path: '/heard', headers: { authorization: 'Bearer x' } })
  const { headers } = JSON.parse(json.body)
  assert.deepEqual(Object.keys(headers).toSorted(), ['authorization', 'connection', 'host'])
  assert.equal(headers.authorization, 'Bearer x')
})

test('call: hop-by-hop and routing headers are not forwarded', async () => {
  const headers = {
    Host: 'example.org',
    Connection: 'upgrade, x-own',
    Upgrade: 'websocket',
    'Transfer-Encoding': 'chunked',
    'Content-Length': '999',
    'Keep-Alive': 'timeout=5',
    TE: 'trailers',
    Expect: '100-continue',
    'Proxy-Authorization': 'Basic x',
  }
  const { json } = await relay({
    method: 'POST',
    path: '/heard',
    headers: { ...headers, 'content-type': 'text/plain' },
    body: 'four',
  })
  const echoed = JSON.parse(json.body)
  assert.equal(echoed.body, 'four')
  assert.equal(echoed.headers.host, new URL(echo.running.url).host)
  assert.equal(echoed.headers['content-length'], '4')
  for (const name of ['upgrade', 'transfer-encoding', 'keep-alive', 'te', 'expect', 'proxy-authorization'])
    assert.equal(echoed.headers[name], undefined, name)
  assert.ok(
    json.headers.every(([name]: [string]) => !/^(connection|keep-alive|transfer-encoding)$/i.test(name)),
  )
})

test('call: only services of this server are reachable, with any path', async (context) => {
  let strangers = 0
  const stranger = createServer((_request, response) => {
    strangers++
    response.end('stranger')
  }).listen(0, '127.0.0.1')
  context.after(() => stranger.close())
  await once(stranger, 'listening')
  const port = portOf(stranger)
  const address = `127.0.0.1:${port}`

  for (const service of ['portal', 'nothing', address, `http://${address}`, '__proto__', ''])
    assert.equal((await relay({ service, path: '/' })).status, 404, service)
  for (const path of [`http://${address}/`, address, `@${address}/`, '', 'heard', '*'])
    assert.equal((await relay({ path })).status, 400, path)
  for (const path of [
    `//${address}/heard`,
    `/@${address}/`,
    `/\\${address}`,
    `/heard?url=http://${address}`,
    `/..//${address}`,
  ]) {
    const { status, json } = await relay({ path })
    assert.equal(status, 200, path)
    assert.ok(!json.body.includes('stranger'), path)
  }
  const redirect = await relay({ path: '/elsewhere' })
  assert.equal(redirect.json.status, 302)
  assert.deepEqual(
    redirect.json.headers.find(([name]: [string]) => name === 'location'),
    ['location', 'http://192.0.2.1/secret'],
  )
  assert.equal(strangers, 0)
})

test('call: request smuggling is refused', async () => {
  const broken = [
    { path: '/heard HTTP/1.1\r\nx: y' },
    { path: '/a b' },
    { path: '/é' },
    { path: '/heard', headers: { 'x-own': 'a\r\nhost: example.org' } },
    { path: '/heard', headers: { 'bad name': 'a' } },
    { path: '/heard', headers: { '': 'a' } },
    { path: '/heard', headers: { 'x-own': 1 } },
    { path: '/heard', method: 'CONNECT' },
    { path: '/heard', method: 'GET\r\n' },
  ]
  for (const call of broken) {
    const response = await relay(call)
    assert.equal(response.status, 400, JSON.stringify(call))
    assert.ok(response.json.error.message.length > 10)
  }
})

test('call: a binary response is returned as base64', async () => {
  const { json } = await relay({ path: '/picture' })
  assert.equal(json.encoding, 'base64')
  assert.deepEqual([...Buffer.from(json.body, 'base64')], [137, 80, 78, 71, 0, 255])
})

test('call: a long response is truncated to one megabyte at a character boundary', async () => {
  const { json } = await relay({ path: '/long' })
  assert.equal(json.isCut, true)
  assert.equal(json.body, `a${'é'.repeat(512 * 1024 - 1)}`, 'a split character is dropped')
  const endless = (await relay({ path: '/endless' })).json
  assert.deepEqual([endless.isCut, endless.body.length], [true, 1024 * 1024])
})

test('call: of a response that does not end in time, the part received is returned', async () => {
  let timeoutMs = 100
  const stream = await eventually('it receives something before the timeout', async () => {
    timeoutMs *= 2
    const call = { method: 'GET', path: '/stream', headers: {} }
    const response = await relayCall(echo, call, timeoutMs).catch((error: unknown) => {
      if (errorCode(error) !== 'service_slow') throw error
    })
    return response?.body ? response : undefined
  })
  assert.deepEqual([stream.status, stream.isCut, stream.body], [200, true, 'data: first\n\n'])
})

test('call: errors and empty responses are returned', async () => {
  assert.equal((await relay({ path: '/failing' })).json.status, 500)
  assert.equal((await relay({ path: '/none' })).json.status, 404)
  const head = await relay({ method: 'HEAD', path: '/heard' })
  assert.deepEqual([head.json.status, head.json.body], [200, ''])
})

test('call: a broken connection is 502, a timeout 504', async () => {
  assert.equal((await relay({ path: '/broken' })).json.error.code, 'service_unreachable')
  const never = relayCall(echo, { method: 'GET', path: '/never', headers: {} }, 50)
  await assert.rejects(never, { code: 'service_slow' })
  await accounts.running.close()
  const unreachable = await relay({ service: 'accounts', path: '/me' })
  assert.deepEqual([unreachable.status, unreachable.json.error.code], [502, 'service_unreachable'])
})
