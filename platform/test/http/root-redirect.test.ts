import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serveApp } from './sample-app.ts'

const rootRedirect = 'http://127.0.0.1:4000/sample'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const request = (host: string) =>
  `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`

test('the root URL redirects a browser to the portal', async (t) => {
  const { url } = await serveApp(t, () => {}, { rootRedirect })
  for (const path of ['/', '/?from=a-link']) {
    const { status, headers } = await fetch(url + path, { headers: browser, redirect: 'manual' })
    assert.deepEqual([status, headers.get('location')], [302, rootRedirect])
    assert.equal(headers.get('vary'), 'accept')
    assert.equal(headers.get('cache-control'), 'no-store')
  }
})

test('the redirect uses the requested name of this machine if it has one', async (t) => {
  const { exchange } = await serveApp(t, () => {}, { rootRedirect })
  assert.match(
    await exchange(request('octavo.local:4001')),
    /\r\nlocation: http:\/\/octavo\.local:4000\/sample\r\n/,
  )
  assert.doesNotMatch(await exchange(request('a<b@c/d')), /location:.*[<@]/)
})

test('the redirect to a portal on another machine keeps that host', async (t) => {
  const { exchange } = await serveApp(t, () => {}, { rootRedirect: 'https://octavo.example/sample' })
  assert.match(
    await exchange(request('octavo.local:4001')),
    /\r\nlocation: https:\/\/octavo\.example\/sample\r\n/,
  )
})

test('only browsers at the root URL are redirected, and only if the service has no page there', async (t) => {
  const { url } = await serveApp(t, () => {}, { rootRedirect })
  assert.equal((await fetch(url)).status, 404)
  assert.equal((await fetch(`${url}/nowhere`, { headers: browser })).status, 404)
  assert.equal((await fetch(url, { method: 'POST', headers: browser })).status, 404)
  const withNames = await serveApp(t, (app) => app.get('/:name', () => 'a thing'), { rootRedirect })
  assert.equal((await fetch(withNames.url, { headers: browser, redirect: 'manual' })).status, 302)
  const withPage = await serveApp(t, (app) => app.get('/', () => 'a page'), { rootRedirect })
  assert.equal(await (await fetch(withPage.url, { headers: browser })).text(), 'a page')
})
