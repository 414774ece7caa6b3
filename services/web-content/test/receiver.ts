import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

export interface Received {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  text: string
}

export interface Reply {
  status: number
  text?: string
}

/** A server that records requests, and sends the configured responses. */
export async function listen(reply: (request: Received) => Reply = () => ({ status: 200 })) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', 'http://receiver.example')
    const all = { method, url, headers, text: Buffer.concat(await request.toArray()).toString() }
    received.push(all)
    const { status, text } = reply(all)
    response.writeHead(status).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, received }
}
