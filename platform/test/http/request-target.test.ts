import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalTarget } from '../../src/http/request-target.ts'
import { serveApp } from './sample-app.ts'

test('a request target has one form, however it is escaped', () => {
  const cases: [string, string][] = [
    ['/batch/', '/batch/'],
    ['/%62atch/?x=%62', '/batch/?x=%62'],
    ['/%42%61tch', '/Batch'],
    ['/%2e%2E/%7Ea%2Db%5f', '/../~a-b_'],
    // Reserved characters stay encoded, and nothing is decoded twice.
    ['/a%2Fb%3Fc%23d%2562', '/a%2Fb%3Fc%23d%2562'],
    ['/a%40%5B%60%7B%7f%80%zz%', '/a%40%5B%60%7B%7f%80%zz%'],
    ['/a#/b?c', '/a'],
    ['http://example.org:80/a?b', '/a?b'],
    ['HTTPS://example.org?b=c', '/?b=c'],
    ['http://example.org', '/'],
    ['*', '*'],
  ]
  for (const [target, expected] of cases) assert.equal(canonicalTarget(target), expected, target)
  for (let code = 0; code < 256; code++) {
    const escaped = `/%${code.toString(16).padStart(2, '0')}`
    const isUnreserved = /[\w.~-]/.test(String.fromCharCode(code))
    assert.equal(canonicalTarget(escaped) !== escaped, isUnreserved, escaped)
  }
})

test('routes, hooks and the service see the same request URL', async (t) => {
  const urls: string[] = []
  const rewriteUrl = (url: string) => {
    urls.push(url)
    return url
  }
  const { exchange } = await serveApp(
    t,
    (app) => {
      app.get('/inner/:name', ({ url }) => url)
    },
    { rewriteUrl },
  )
  for (const target of ['/%69nner/x', '/inner/x#/../y', 'http://a/inner/%78']) {
    const response = await exchange(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    assert.match(response, /^HTTP\/1.1 200 /, target)
    assert.ok(response.endsWith('\r\n/inner/x'), target)
  }
  assert.deepEqual(urls, ['/inner/x', '/inner/x', '/inner/x'])
})
