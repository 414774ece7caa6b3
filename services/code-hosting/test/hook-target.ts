import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

export interface ReceivedRequest {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** A webhook receiver. Responds with 200 by default. */
export async function openHookTarget(
  t: TestContext,
  respond: (response: ServerResponse, request: ReceivedRequest) => void = (response) =>
    void response.end('thanks'),
) {
  const requests: ReceivedRequest[] = []
  const waiters = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString()
    const one = { path: request.url ?? '', headers: request.headers, body }
    requests.push(one)
    respond(response, one)
    for (const resolve of waiters) resolve()
    waiters.clear()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  // The server listens on a port.
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/hook`,
    requests,
    another,
    /** Resolves with the deliveries of these events, or of all, once there are enough. */
    async waitFor(count: number, event?: string): Promise<ReceivedRequest[]> {
      const matching = () =>
        requests.filter(({ headers }) => event === undefined || headers['x-github-event'] === event)
      while (matching().length < count) await another()
      return matching()
    },
  }

  function another(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiters.add(resolve)
    return promise
  }
}
