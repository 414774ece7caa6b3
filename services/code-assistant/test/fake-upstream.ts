import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after } from 'node:test'

export interface FakeRequest {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
  // Each test knows the body.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  json: any
}

export type Respond = (response: ServerResponse, request: FakeRequest) => unknown

/** A model server whose responses each test decides. Closed after the tests of the file. */
export async function startFakeUpstream() {
  const requests: FakeRequest[] = []
  /** By the model of the request, so that tests can run at the same time. */
  const responders = new Map<string, Respond>()
  const sockets = new Set<Socket>()
  /** The models of requests whose responses have not ended. */
  const busy = new Map<ServerResponse, unknown>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    if (!body) return
    const received = { path: request.url ?? '', headers: request.headers, body, json: parse(body) }
    requests.push(received)
    busy.set(response, received.json?.model)
    response.once('close', () => busy.delete(response))
    const respond = responders.get(received.json?.model)
    if (respond) await respond(response, received)
    else sendJson(response, { error: { message: 'no such model', code: 'model_not_found' } }, 404)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    responders,
    on: (model: string, respond: Respond) => responders.set(model, respond),
    requestsFor: (model: string) => requests.filter(({ json }) => json?.model === model),
    get bytesWritten() {
      return [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
    },
    /** Settles when all requests of a model are finished. */
    closedOf: (model: string) =>
      Promise.all(
        [...busy].flatMap(([response, other]) => (other === model ? [once(response, 'close')] : [])),
      ),
    /** How many requests of a model are not finished. */
    busyConnectionsOf: (model: string) => [...busy.values()].filter((other) => other === model).length,
  }
}

function parse(body: Buffer) {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export function beginStream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' })
}

/** A response that is a recorded stream. */
export const stream =
  (...pieces: (string | Buffer)[]): Respond =>
  (response) => {
    beginStream(response)
    for (const piece of pieces) response.write(piece)
    response.end()
  }

export const chunk = (delta: unknown, more = {}, choice = {}): string =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: null, ...choice }], ...more })}\n\n`

export const lastChunk = (finishReason = 'stop'): string => chunk({}, {}, { finish_reason: finishReason })

export const usageChunk = (usage: unknown, choices: unknown = []): string =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', choices, usage })}\n\n`

export const done = 'data: [DONE]\n\n'
