import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { keeperReply } from './double-keeper.ts'

const dist = join(import.meta.dirname, '../dist')
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

export interface DoubledService {
  name: string
  title: string
  summary: string
  interface: string
  url: string
  firstCall: string
  ready: boolean
  hasAccounts: boolean
  plans: readonly string[]
  leaf: number
}

export interface HouseDouble {
  url: string
  adminToken: string
  close(): void
}

export interface DoubleOptions {
  services: readonly DoubledService[]
  /** The OpenAPI description of a service. */
  describe(service: string): Promise<unknown>
  sandbox?: boolean
}

/** A portal that answers as the keeper's interface says, with figures that never change. */
export async function startDouble({
  services,
  describe,
  sandbox = true,
}: DoubleOptions): Promise<HouseDouble> {
  const adminToken = randomBytes(12).toString('hex')
  const sessions = new Set<string>()
  const keeper = keeperReply(services)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://portal')
    const session = /octavo_session=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const signedIn = sessions.has(session)
    const send = (status: number, body?: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    }
    const refuse = (status: number, code: string, message: string) =>
      send(status, { error: { code, message } })
    const [, service] = /^\/openapi\/(.+)\.json$/.exec(url.pathname) ?? []
    if (service) return send(200, await describe(service))
    if (!url.pathname.startsWith('/api/')) return sendFile(url.pathname, services, response)
    const body = await readJson(request)
    const route = `${request.method} ${url.pathname.slice('/api'.length)}`
    if (route === 'GET /house') return send(200, { version: '0.1.0', sandbox, signedIn, services })
    if (request.method !== 'GET' && request.headers['octavo-request'] !== '1')
      return refuse(403, 'forbidden', 'The header octavo-request is missing.')
    if (route === 'POST /session') {
      if (body.token !== adminToken) return refuse(401, 'unauthorized', 'That is not the admin token.')
      const id = randomBytes(12).toString('hex')
      sessions.add(id)
      return send(204, undefined, { 'set-cookie': `octavo_session=${id}; HttpOnly; SameSite=Strict; Path=/` })
    }
    if (route === 'DELETE /session') {
      sessions.delete(session)
      return send(204)
    }
    if (!signedIn) return refuse(401, 'unauthorized', 'Sign in first.')
    const reply = await keeper(route, url.searchParams, body)
    return reply ? send(reply.status ?? 200, reply.body) : refuse(404, 'not_found', 'There is nothing here.')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { code: 'internal', message: String(error) } }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    adminToken,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What is no file is a page of the app. */
function sendFile(path: string, services: readonly DoubledService[], response: ServerResponse): void {
  const file = join(dist, path)
  const found = /\.\w+$/.test(path) && existsSync(file) ? file : join(dist, 'index.html')
  const origins = services.map(({ url }) => new URL(url).origin).join(' ')
  response.writeHead(200, {
    'content-type': types[found.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob: ${origins}; connect-src 'self' ${origins}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  })
  response.end(readFileSync(found))
}

// What a test sends is what the test knows.
// biome-ignore lint/suspicious/noExplicitAny: see above
async function readJson(request: IncomingMessage): Promise<any> {
  const chunks = await request.toArray()
  const text = Buffer.concat(chunks).toString()
  return text ? JSON.parse(text) : {}
}
