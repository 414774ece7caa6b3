import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Webhook targets in a separate process, so that they do not slow down the sender. `receive` returns when the delivery was
 * sent, or undefined to exclude it.
 *
 * Sends its ports to the parent, and responds to the messages `count` and `latencies`.
 */
export async function serveTargets(
  count: number,
  receive: (index: number, body: Buffer) => Promise<number | undefined>,
): Promise<void> {
  let latenciesMs: number[] = []
  const servers = Array.from({ length: count }, (_, index) =>
    createServer(async (request, response) => {
      const sentAtMs = await receive(index, Buffer.concat((await request.toArray()) as Buffer[]))
      if (sentAtMs !== undefined) latenciesMs.push(Date.now() - sentAtMs)
      response.end('{"ok":true}')
    }).listen(0, '127.0.0.1'),
  )
  await Promise.all(servers.map((server) => once(server, 'listening')))
  // The servers listen on ports, so addresses are objects.
  process.send?.(servers.map((server) => (server.address() as AddressInfo).port))
  process.on('disconnect', () => process.exit())
  process.on('message', (request) => {
    process.send?.(request === 'count' ? [latenciesMs.length] : latenciesMs)
    if (request === 'latencies') latenciesMs = []
  })
}
