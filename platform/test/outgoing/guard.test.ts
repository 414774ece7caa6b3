import assert from 'node:assert/strict'
import { networkInterfaces } from 'node:os'
import { describe, it, type TestContext } from 'node:test'
import { createOutgoing, type OutgoingOptions } from '../../src/outgoing/client.ts'
import { serve } from './loopback-server.ts'

function guarded(t: TestContext, options: Partial<OutgoingOptions> = {}) {
  const client = createOutgoing({ allowPrivate: false, userAgent: 'octavo-test', ...options })
  t.after(() => client.close())
  return client
}

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
)

const blocked = { name: 'OutgoingError', code: 'blocked_address' }

describe('the guard of outgoing requests', () => {
  it('blocks this machine in every spelling, without a connection', async (t) => {
    const server = await serve(t, (_, response) => response.end('secret'))
    const hosts = [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0x7f.0.0.1',
      '0177.0.0.1',
      '017700000001',
      '127.0.0.1.',
      '１２７.0.0.1',
      '127。0。0。1',
      '0',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::127.0.0.1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::127.0.0.1]',
      '[2002:7f00:1::]',
      'localhost',
    ]
    const client = guarded(t)
    for (const host of hosts) {
      await assert.rejects(client.fetch(`http://${host}:${server.port}/`), blocked, host)
      await assert.rejects(client.fetch(`https://${host}:${server.port}/`), blocked, host)
    }
    assert.equal(server.connections(), 0)
  })

  it('reaches this machine with allowPrivate', async (t) => {
    for (const host of hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']) {
      const server = await serve(t, (_, response) => response.end('hello'), host)
      const response = await guarded(t, { allowPrivate: true }).fetch(server.url)
      assert.equal(await response.text(), 'hello')
    }
  })

  it('blocks a name that resolves to private addresses, without a connection', async (t) => {
    const server = await serve(t, (_, response) => response.end('secret'))
    const resolve = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]
    await assert.rejects(guarded(t, { resolve }).fetch(`http://inside.test:${server.port}/`), blocked)
    assert.equal(server.connections(), 0)
  })

  it('checks the address it connects to, which defeats DNS rebinding', async (t) => {
    const server = await serve(t, (_, response) =>
      response.writeHead(200, { connection: 'close' }).end('secret'),
    )
    const responses = ['127.0.0.9', '127.0.0.1']
    let lookups = 0
    const client = guarded(t, {
      resolve: async () => [{ address: responses[lookups++ % 2] ?? '', family: 4 }],
      alsoAllow: (address) => address === '127.0.0.1',
    })
    await assert.rejects(client.fetch(`http://rebind.test:${server.port}/`), blocked)
    assert.equal(lookups, 1)
    assert.equal(await (await client.fetch(`http://rebind.test:${server.port}/`)).text(), 'secret')
    assert.equal(lookups, 2)
    await assert.rejects(client.fetch(`http://rebind.test:${server.port}/`), blocked)
    assert.equal(server.connections(), 1)
  })

  it('uses only the allowed ones of several addresses', { skip: !hasIpv6 }, async (t) => {
    const forbidden = await serve(t, (_, response) => response.end('forbidden'), '::1')
    const server = await serve(t, (_, response) => response.end('allowed'))
    const client = guarded(t, {
      resolve: async () => [
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ],
      alsoAllow: (address) => address === '127.0.0.1',
    })
    assert.equal(await (await client.fetch(`http://both.test:${server.port}/`)).text(), 'allowed')
    await assert.rejects(client.fetch(`http://both.test:${forbidden.port}/`), { code: 'unreachable' })
    assert.equal(forbidden.connections(), 0)
  })

  it('checks every hop of a redirect', async (t) => {
    let location = ''
    const outside = await serve(t, (_, response) => response.writeHead(302, { location }).end())
    const client = guarded(t, {
      alsoAllow: (address) => address === '127.0.0.1',
      resolve: async () => [{ address: '127.0.0.2', family: 4 }],
    })
    const hosts = ['127.0.0.2', '2130706434', 'inside.test', '[::ffff:127.0.0.2]', '169.254.169.254']
    for (const host of hosts) {
      location = `http://${host}:${outside.port}/latest/meta-data/`
      await assert.rejects(client.fetch(outside.url), blocked, host)
    }
    assert.equal(outside.requests.length, hosts.length)
  })

  it('connects mapped host names to this machine, and no other name or address', async (t) => {
    const server = await serve(t, (request, response) => response.end(`${request.headers.host}`))
    const client = guarded(t, {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      connectTo: (host) =>
        host === 'news.example' ? { address: '127.0.0.1', port: server.port } : undefined,
    })
    for (const host of ['news.example', 'NEWS.example', 'news.example:8080']) {
      assert.equal(await (await client.fetch(`http://${host}/`)).text(), host.toLowerCase())
    }
    const outside = ['other.example', 'sub.news.example', 'news.example.', '127.0.0.1', 'localhost', '[::1]']
    for (const host of outside) {
      await assert.rejects(client.fetch(`http://${host}:${server.port}/`), blocked, host)
    }
    assert.equal(server.requests.length, 3)
  })

  it('checks redirects from a mapped host name', async (t) => {
    let location = ''
    const server = await serve(t, (request, response) =>
      request.url === '/landed' ? response.end('landed') : response.writeHead(302, { location }).end(),
    )
    const client = guarded(t, {
      connectTo: (host) =>
        host.endsWith('.example') ? { address: '127.0.0.1', port: server.port } : undefined,
    })
    const hosts = [
      `127.0.0.1:${server.port}`,
      `localhost:${server.port}`,
      '10.0.0.1',
      '169.254.169.254',
      '[::1]',
    ]
    for (const host of hosts) {
      location = `http://${host}/landed`
      await assert.rejects(client.fetch('http://news.example/'), blocked, host)
    }
    location = 'http://blog.example/landed'
    assert.equal(await (await client.fetch('http://news.example/')).text(), 'landed')
  })

  it('does not reveal the resolved address in its message', async (t) => {
    const resolve = async () => [{ address: '10.1.2.3', family: 4 }]
    await assert.rejects(guarded(t, { resolve }).fetch('http://inside.test/'), (error: Error) => {
      assert(!error.message.includes('10.1.2.3'))
      return error.message.includes('inside.test')
    })
  })
})
