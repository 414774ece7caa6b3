import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Targets of webhooks in a process of their own, so that answering takes nothing from sending. `receive` says when what
 * a target was sent had been on its way since, or nothing where that does not count.
 *
 * The parent is told the ports, and when it asks, `count` or `latencies`.
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
  // They listen on a port, not on a socket's path.
  process.send?.(servers.map((server) => (server.address() as AddressInfo).port))
  process.on('disconnect', () => process.exit())
  process.on('message', (question) => {
    process.send?.(question === 'count' ? [latenciesMs.length] : latenciesMs)
    if (question === 'latencies') latenciesMs = []
  })
}
