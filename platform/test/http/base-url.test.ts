import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBaseUrl } from '../../src/http/base-url.ts'
import { bodyOf, exchange, serveApp } from './sample-app.ts'

async function serve(t: Parameters<typeof serveApp>[0], trustedProxies: string[] = []) {
  const { port } = await serveApp(
    t,
    (app) => {
      app.get('/', (request) => ({ used: findBaseUrl(request) ?? 'none', ip: request.ip }))
    },
    { trustedProxies },
  )
  return async (host: string, ...headers: string[]) => {
    const lines = ['GET / HTTP/1.1', `Host: ${host}`, ...headers, 'Connection: close']
    return bodyOf(await exchange(port, `${lines.join('\r\n')}\r\n\r\n`))
  }
}

test('the base URL uses a valid Host header', async (t) => {
  const send = await serve(t)
  for (const host of [
    'localhost',
    'localhost:8001',
    '127.0.0.1:8001',
    '[::1]:8001',
    '[2001:db8::1]',
    'photo.example.org',
    'Photo.Example.ORG:443',
    'my_service:80',
    'xn--bcher-kva.example',
  ])
    assert.equal((await send(host)).used, `http://${host}`, host)
})

test('the base URL ignores an ambiguous Host header', async (t) => {
  const send = await serve(t)
  for (const host of [
    '',
    'evil"><script>alert(1)</script>',
    'two hosts',
    'a.example/path',
    'a.example?query',
    'a.example#fragment',
    'user@a.example',
    'a.example:port',
    'a.example:123456',
    'a.example:80:80',
    '[::1',
    '[javascript]',
    "a'b",
    'a\tb',
    'a\\b',
    'bücher.example',
  ])
    assert.equal((await send(host)).used, 'none', host)
})

test('forwarded headers from an untrusted client are ignored', async (t) => {
  const send = await serve(t)
  const forwarded = [
    'X-Forwarded-Host: photo.example.org',
    'X-Forwarded-Proto: https',
    'X-Forwarded-For: 203.0.113.7',
  ]
  assert.deepEqual(await send('a.example', ...forwarded), { used: 'http://a.example', ip: '127.0.0.1' })
})

test('forwarded headers from a trusted proxy are used if they are valid', async (t) => {
  const send = await serve(t, ['127.0.0.1', '10.0.0.0/8'])
  const from = 'X-Forwarded-For: 203.0.113.7, 10.1.2.3'
  const host = 'X-Forwarded-Host: photo.example.org'
  assert.deepEqual(await send('inside', from, host, 'X-Forwarded-Proto: https'), {
    used: 'https://photo.example.org',
    ip: '203.0.113.7',
  })
  assert.equal((await send('inside', 'X-Forwarded-Host: evil"><script>')).used, 'none')
  assert.equal((await send('inside', host, 'X-Forwarded-Proto: javascript')).used, 'none')
  assert.equal((await send('inside')).used, 'http://inside')
})

test('forwarded headers from another proxy are ignored', async (t) => {
  const send = await serve(t, ['10.0.0.1'])
  assert.equal((await send('a.example', 'X-Forwarded-Host: b.example')).used, 'http://a.example')
})
