import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, it, type TestContext } from 'node:test'
import { createOutgoing, type OutgoingOptions } from '../../src/outgoing/client.ts'
import { redirectUrlOf } from '../../src/outgoing/redirect-url.ts'
import { serve } from './loopback-server.ts'

function outgoing(t: TestContext, options: Partial<OutgoingOptions> = {}) {
  const client = createOutgoing({ allowPrivate: true, userAgent: 'octavo-test', ...options })
  t.after(() => client.close())
  return client
}

/** Responds to paths such as `/301` with that redirect, and echoes any other request. */
const redirectTo = (location: () => string) => async (request: IncomingMessage, response: ServerResponse) => {
  const status = Number(String(request.url).slice(1))
  if (status) response.writeHead(status, { location: location() }).end('moved')
  else response.end(`${request.method} ${await text(request)}`)
}

describe('outgoing redirects', () => {
  for (const [status, method, expected] of [
    [301, 'POST', 'GET '],
    [302, 'POST', 'GET '],
    [303, 'PUT', 'GET '],
    [307, 'POST', 'POST content'],
    [308, 'PUT', 'PUT content'],
    [301, 'PUT', 'PUT content'],
  ] as const) {
    it(`after ${status} to ${method} sends ${expected}`, async (t) => {
      const server = await serve(
        t,
        redirectTo(() => '/landed?x=1'),
      )
      const headers = { 'content-type': 'text/plain', authorization: 'Bearer mine' }
      const response = await outgoing(t).fetch(`${server.url}/${status}`, {
        method,
        body: 'content',
        headers,
      })
      assert.equal(await response.text(), expected)
      assert.equal(response.url, `${server.url}/landed?x=1`)
      assert.deepEqual(response.redirects, [{ status, from: `${server.url}/${status}` }])
      const landed = server.requests[1]?.headers
      assert.equal(landed?.authorization, 'Bearer mine')
      assert.equal(landed?.['content-type'], expected.endsWith('content') ? 'text/plain' : undefined)
    })
  }

  it('keeps HEAD through 303', async (t) => {
    const server = await serve(
      t,
      redirectTo(() => '/landed'),
    )
    await (await outgoing(t).fetch(`${server.url}/303`, { method: 'HEAD' })).bytes()
    assert.deepEqual(
      server.requests.map((request) => request.method),
      ['HEAD', 'HEAD'],
    )
  })

  it('drops everything that may be a credential when redirected to another origin', async (t) => {
    const second = await serve(
      t,
      redirectTo(() => '/'),
    )
    const first = await serve(
      t,
      redirectTo(() => `http://evil:word@127.0.0.1:${second.port}/landed`),
    )
    const response = await outgoing(t).fetch(`http://me:secret@127.0.0.1:${first.port}/307`, {
      method: 'POST',
      body: 'content',
      headers: {
        cookie: 'session=1',
        'x-api-key': 'k',
        'proxy-authorization': 'Basic x',
        'content-type': 'text/x',
        'accept-language': 'de',
      },
    })
    assert.equal(await response.text(), 'POST content')
    assert.equal(response.url, `${second.url}/landed`)
    const headers = second.requests[0]?.headers ?? {}
    for (const name of ['authorization', 'cookie', 'x-api-key', 'proxy-authorization']) {
      assert.equal(headers[name], undefined, name)
      assert.notEqual(first.requests[0]?.headers[name], undefined, name)
    }
    assert.equal(headers['accept-language'], 'de')
    assert.equal(headers['content-type'], 'text/x')
    assert.equal(headers['user-agent'], 'octavo-test')
  })

  it('returns a redirect to a caller with `manual`', async (t) => {
    const server = await serve(
      t,
      redirectTo(() => '/landed'),
    )
    const response = await outgoing(t).fetch(`${server.url}/302`, { redirect: 'manual' })
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('location'), '/landed')
    assert.equal(redirectUrlOf(response), `${server.url}/landed`)
    assert.equal(await response.text(), 'moved')
    assert.equal(server.requests.length, 1)
  })

  it('follows exactly maxRedirects and not one more', async (t) => {
    const server = await serve(t, (request, response) => {
      const left = Number(String(request.url).slice(1))
      if (left === 0) response.end('landed')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    const client = outgoing(t, { maxRedirects: 3 })
    assert.equal(await (await client.fetch(`${server.url}/3`)).text(), 'landed')
    await assert.rejects(client.fetch(`${server.url}/4`), { code: 'too_many_redirects' })
  })

  it('reads a location in raw UTF-8 as browsers do', async (t) => {
    const server = await serve(
      t,
      redirectTo(() => Buffer.from('/größe').toString('latin1')),
    )
    const response = await outgoing(t).fetch(`${server.url}/302`)
    assert.equal(response.url, `${server.url}/gr%C3%B6%C3%9Fe`)
  })

  it('reports a redirect to another scheme, and one without a location', async (t) => {
    let location = ''
    const server = await serve(
      t,
      redirectTo(() => location),
    )
    for (const target of ['file:///etc/passwd', 'gopher://127.0.0.1/', 'data:text/plain,x']) {
      location = target
      await assert.rejects(outgoing(t).fetch(`${server.url}/302`), { code: 'unsupported_scheme' }, target)
    }
    location = 'http://[nowhere/'
    await assert.rejects(outgoing(t).fetch(`${server.url}/302`), { code: 'bad_response' })
  })
})
