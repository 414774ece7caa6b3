import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

export interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export type Responder = (request: ReceivedRequest, response: ServerResponse) => void

/** A server on a free port that records its requests, and stops after the tests of the file. */
export async function startServer(respond: Responder): Promise<{ url: string; requests: ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const received = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    requests.push(received)
    respond(received, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests }
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
