import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { TestContext } from 'node:test'

/** A loopback server that closes with the test. `requests` are those that it received. */
export async function serve(t: TestContext, listener: RequestListener, host = '127.0.0.1') {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  let connections = 0
  server.on('connection', () => connections++)
  server.listen(0, host)
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  assert(address !== null && typeof address === 'object')
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    requests,
    connections: () => connections,
  }
}
