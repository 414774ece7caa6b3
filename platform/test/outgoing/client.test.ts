import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, it, type TestContext } from 'node:test'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { createOutgoing, type OutgoingOptions } from '../../src/outgoing/client.ts'
import { serve } from './loopback-server.ts'

function outgoing(t: TestContext, options: Partial<OutgoingOptions> = {}) {
  const client = createOutgoing({ allowPrivate: true, userAgent: 'octavo-test', ...options })
  t.after(() => client.close())
  return client
}

const respondWith = (body: string) => (_: IncomingMessage, response: ServerResponse) => response.end(body)
describe('outgoing requests', () => {
  it('sends method, headers and the exact bytes, and returns the response', async (t) => {
    let received = ''
    const server = await serve(t, async (request, response) => {
      received = await text(request)
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] })
      response.end('{"ok":true}')
    })
    const response = await outgoing(t).fetch(`${server.url}/hook?x=1#part`, {
      method: 'POST',
      headers: { 'X-Signature': 'abc', Host: 'elsewhere.test' },
      body: '{"héllo":1}',
    })
    assert.equal(response.status, 201)
    assert.deepEqual(await response.json(), { ok: true })
    assert.deepEqual(response.headers.getSetCookie(), ['a=1', 'b=2'])
    assert.equal(response.url, `${server.url}/hook?x=1`)
    assert.deepEqual(response.redirects, [])
    assert.equal(received, '{"héllo":1}')
    const [request] = server.requests
    assert.equal(request?.method, 'POST')
    assert.equal(request?.url, '/hook?x=1')
    assert.equal(request?.headers['x-signature'], 'abc')
    assert.equal(request?.headers['user-agent'], 'octavo-test')
    assert.equal(request?.headers.host, `127.0.0.1:${server.port}`)
  })

  it('sends the user and password of a URL as basic credentials', async (t) => {
    const server = await serve(t, respondWith('in'))
    const response = await outgoing(t).fetch(`http://me:p%40ss@127.0.0.1:${server.port}/`)
    assert.equal(await response.text(), 'in')
    assert.equal(response.url, `${server.url}/`)
    const expected = `Basic ${Buffer.from('me:p@ss').toString('base64')}`
    assert.equal(server.requests[0]?.headers.authorization, expected)
  })

  for (const [encoding, pack] of Object.entries({
    gzip: gzipSync,
    br: brotliCompressSync,
    zstd: zstdCompressSync,
  })) {
    it(`decompresses ${encoding}`, async (t) => {
      const server = await serve(t, (_, response) =>
        response.writeHead(200, { 'content-encoding': encoding }).end(pack('unfolded')),
      )
      assert.equal(await (await outgoing(t).fetch(server.url)).text(), 'unfolded')
    })
  }

  it('reports an undecodable body as a bad response', async (t) => {
    const server = await serve(t, (request, response) => {
      const encoding = String(request.url).slice(1)
      response.writeHead(200, { 'content-encoding': encoding }).end('this is not compressed')
    })
    for (const encoding of ['gzip', 'br', 'zstd', 'rot13', 'gzip,gzip,gzip']) {
      const response = outgoing(t).fetch(`${server.url}/${encoding}`)
      await assert.rejects(
        response.then((response) => response.bytes()),
        { code: 'bad_response' },
        encoding,
      )
    }
  })

  it('returns no body for HEAD and 304, with any Content-Length', async (t) => {
    const server = await serve(t, (request, response) => {
      const headers = { 'content-length': 5_000, 'content-encoding': 'gzip', etag: '"1"' }
      response.writeHead(request.method === 'HEAD' ? 200 : 304, headers).end()
    })
    const client = outgoing(t, { maxBytes: 100 })
    for (const method of ['HEAD', 'GET'] as const) {
      const response = await client.fetch(server.url, { method })
      assert.equal(response.headers.get('etag'), '"1"')
      assert.equal((await response.bytes()).length, 0)
    }
  })

  it('rejects other schemes, invalid URLs and invalid headers', async (t) => {
    const client = outgoing(t)
    for (const url of [
      'ftp://example.org/',
      'file:///etc/passwd',
      'data:text/plain,x',
      'javascript:alert(1)',
    ]) {
      await assert.rejects(client.fetch(url), { name: 'OutgoingError', code: 'unsupported_scheme' })
    }
    for (const url of ['', '/only/a/path', 'http://', 'http://a b/', 'http://1.2.3.4.5/']) {
      await assert.rejects(client.fetch(url), { code: 'invalid_request' }, url)
    }
    const split = { 'x-note': 'a\r\nx-evil: b' }
    await assert.rejects(client.fetch('http://127.0.0.1/', { headers: split }), { code: 'invalid_request' })
  })

  it('reports unreachable when nothing listens, a name does not resolve or the peer disconnects', async (t) => {
    const spare = createTcpServer().listen(0, '127.0.0.1')
    await once(spare, 'listening')
    const address = spare.address()
    assert(address !== null && typeof address === 'object')
    spare.close()
    await once(spare, 'close')
    const resolve = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
    const cutting = await serve(t, (_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half', () => response.destroy())
    })
    await assert.rejects(outgoing(t).fetch(`http://127.0.0.1:${address.port}/`), { code: 'unreachable' })
    await assert.rejects(outgoing(t, { resolve }).fetch('http://nowhere.test/'), { code: 'unreachable' })
    const response = await outgoing(t).fetch(cutting.url)
    await assert.rejects(response.bytes(), { code: 'unreachable' })
  })

  it('reports a response that is not HTTP as a bad response', async (t) => {
    const server = createTcpServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    t.after(() => server.close())
    const address = server.address()
    assert(address !== null && typeof address === 'object')
    await assert.rejects(outgoing(t).fetch(`http://127.0.0.1:${address.port}/`), { code: 'bad_response' })
  })
})

describe('outgoing bounds', () => {
  it('rejects a Content-Length above maxBytes before reading', async (t) => {
    const server = await serve(t, (_, response) =>
      response.writeHead(200, { 'content-length': 101 }).write('x'),
    )
    await assert.rejects(outgoing(t, { maxBytes: 100 }).fetch(server.url), { code: 'too_large' })
  })

  it('aborts an endless body at maxBytes and closes its connection', async (t) => {
    const closed = Promise.withResolvers<void>()
    const server = await serve(t, (_, response) => {
      response.on('close', closed.resolve)
      const more = () => {
        while (response.write(Buffer.alloc(10_000)));
      }
      response.on('drain', more)
      more()
    })
    const response = await outgoing(t).fetch(server.url, { maxBytes: 1_000_000 })
    await assert.rejects(response.bytes(), { code: 'too_large' })
    await closed.promise
  })

  it('counts decompressed bytes, which stops decompression bombs', async (t) => {
    const bomb = gzipSync(Buffer.alloc(20_000_000))
    const server = await serve(t, (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    const response = await outgoing(t, { maxBytes: 1_000_000 }).fetch(server.url)
    await assert.rejects(response.bytes(), { code: 'too_large' })
  })

  for (const [encoding, pack] of Object.entries({
    gzip: gzipSync,
    br: brotliCompressSync,
    zstd: zstdCompressSync,
  })) {
    it(`stops a ${encoding} body that grows more than a hundredfold, but not a small one`, async (t) => {
      const server = await serve(t, (request, response) => {
        const size = Number(String(request.url).slice(1))
        response.writeHead(200, { 'content-encoding': encoding }).end(pack(Buffer.alloc(size)))
      })
      const read = async (size: number) => (await outgoing(t).fetch(`${server.url}/${size}`)).bytes()
      assert.equal((await read(900_000)).length, 900_000)
      await assert.rejects(read(8_000_000), { code: 'too_large' })
    })
  }

  it('refuses headers above maxHeaderBytes', async (t) => {
    const server = await serve(t, (_, response) =>
      response.writeHead(200, { 'x-long': 'x'.repeat(9_000) }).end(),
    )
    await assert.rejects(outgoing(t, { maxHeaderBytes: 8_192 }).fetch(server.url), { code: 'too_large' })
    assert.equal((await outgoing(t, { maxHeaderBytes: 16_384 }).fetch(server.url)).status, 200)
  })

  it('times out while it waits for headers, for the rest of the body, or for a free connection', async (t) => {
    const server = await serve(t, (request, response) => {
      if (request.url === '/body') response.writeHead(200).write('begun')
    })
    const client = outgoing(t, { timeoutMs: 80, connectionsPerHost: 1 })
    const waiting = [client.fetch(`${server.url}/never`), client.fetch(`${server.url}/queued`)]
    for (const response of waiting) await assert.rejects(response, { code: 'timed_out' })
    // Mocked timers, because headers may take longer than any practical timeout on a busy machine.
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const startedResponse = await outgoing(t, { timeoutMs: 80 }).fetch(`${server.url}/body`)
    const rejected = assert.rejects(startedResponse.text(), { code: 'timed_out' })
    t.mock.timers.tick(80)
    await rejected
  })

  it('times out during name resolution', async (t) => {
    const client = outgoing(t, {
      timeoutMs: 50,
      connectTimeoutMs: 600_000,
      resolve: () => new Promise(() => {}),
    })
    await assert.rejects(client.fetch('http://slow.test/'), { code: 'timed_out' })
  })

  it('applies one deadline across redirects', async (t) => {
    const server = await serve(t, (request, response) => {
      const hop = Number(String(request.url).slice(1))
      setTimeout(() => response.writeHead(302, { location: `/${hop + 1}` }).end(), 20)
    })
    const client = outgoing(t, { timeoutMs: 100, maxRedirects: 1_000 })
    await assert.rejects(client.fetch(`${server.url}/0`), { code: 'timed_out' })
  })

  it('frees the connection of an unread body at the timeout', async (t) => {
    const closed = Promise.withResolvers<void>()
    const server = await serve(t, (_, response) => {
      response.on('close', closed.resolve)
      response.writeHead(200).write('begun')
    })
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const response = await outgoing(t, { timeoutMs: 50 }).fetch(server.url)
    t.mock.timers.tick(50)
    await closed.promise
    await assert.rejects(response.text(), { code: 'timed_out' })
  })

  it('frees the connection of a body that is destroyed unread', async (t) => {
    const closed = Promise.withResolvers<void>()
    const server = await serve(t, (_, response) => {
      response.on('close', closed.resolve)
      response.writeHead(200).write('begun')
    })
    const response = await outgoing(t).fetch(server.url)
    response.body.destroy()
    await closed.promise
  })

  it('rejects with the caller’s abort reason before, during and after the headers', async (t) => {
    const server = await serve(t, (request, response) => {
      if (request.url === '/body') response.writeHead(200).write('begun')
    })
    const client = outgoing(t)
    const reason = new Error('no longer wanted')
    await assert.rejects(client.fetch(server.url, { signal: AbortSignal.abort(reason) }), reason)
    for (const path of ['/never', '/body']) {
      const control = new AbortController()
      const body = client
        .fetch(`${server.url}${path}`, { signal: control.signal })
        .then((response) => response.text())
      const arrived = server.requests.length
      const rejected = assert.rejects(body, reason)
      while (server.requests.length === arrived) await new Promise(setImmediate)
      control.abort(reason)
      await rejected
    }
  })

  it('sends at most connectionsPerHost concurrent requests per host and serves all of them', async (t) => {
    let open = 0
    let most = 0
    const server = await serve(t, (_, response) => {
      most = Math.max(most, ++open)
      setTimeout(() => {
        open--
        response.end('done')
      }, 5)
    })
    const client = outgoing(t, { connectionsPerHost: 3 })
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => client.fetch(server.url).then((a) => a.text())),
    )
    assert.deepEqual(new Set(responses), new Set(['done']))
    assert.equal(most, 3)
  })
})
