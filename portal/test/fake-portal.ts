import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { portOf } from '@octavo/testing/port-of.ts'

const dist = join(import.meta.dirname, '../dist')
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

export interface FakePortal {
  url: string
  close(): void
}

const letters = {
  name: 'letters',
  title: 'Letters',
  summary: 'Letters, sent and kept, for tests.',
  interface: 'v1',
  url: 'http://127.0.0.1:9',
  firstCall: '/letters',
  ready: true,
  hasAccounts: true,
  plans: ['free', 'paid'],
}

const description = {
  openapi: '3.1.0',
  info: { title: 'Letters', version: 'v1' },
  paths: {
    '/letters': {
      post: {
        operationId: 'sendLetter',
        summary: 'Send a letter',
        parameters: [{ name: 'express', in: 'query', schema: { type: 'boolean' } }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['to', 'pages'],
                properties: {
                  to: { type: 'string', example: 'Ines' },
                  pages: { type: 'integer', minimum: 1 },
                },
              },
            },
          },
        },
        responses: { 201: { description: 'Sent.' } },
      },
    },
  },
}

/** A fake portal with one service with accounts, and a signed-in administrator. */
export async function startFakePortal(): Promise<FakePortal> {
  const tokens = Array.from({ length: 34 }, (_, index) => tokenOf(34 - index))

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://portal')
    const send = (status: number, body?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    }
    if (pathname === '/openapi/letters.json') return send(200, description)
    if (!pathname.startsWith('/api/')) return sendFile(pathname, response)
    const route = `${request.method} ${pathname.slice('/api'.length)}`
    if (route === 'GET /overview')
      return send(200, { version: '0.0.0', sandbox: false, signedIn: true, services: [letters] })
    if (route === 'GET /services/letters/demo')
      return send(200, { user: 'demo', password: 'open-sesame', token: 'let_5f2c9a77b1', plan: 'paid' })
    if (route === 'GET /services/letters/tokens') {
      const before = Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY)
      const page = tokens.filter(({ id }) => id < before).slice(0, 20)
      const last = page.at(-1)
      return send(200, { tokens: page, next: last && last.id > 1 ? last.id : null })
    }
    if (request.headers['octavo-request'] !== '1')
      return send(403, {
        error: { code: 'header_missing', message: 'The header octavo-request is missing.' },
      })
    if (route === 'POST /call') {
      // Echoes the request.
      const headers = [['content-type', 'application/json']]
      return send(200, {
        status: 201,
        headers,
        body: await readBody(request),
        encoding: 'text',
        isCut: false,
        durationMs: 1,
      })
    }
    if (route === 'POST /services/letters/tokens') {
      const { user = 'demo', plan = 'free', label = '' } = JSON.parse((await readBody(request)) || '{}')
      if (plan === 'free' && label === 'refuse me')
        return send(400, { error: { code: 'token_refused', message: 'The token cannot be created.' } })
      const token = { ...tokenOf(tokens.length + 1), login: user, plan, label, revokedAt: null }
      tokens.unshift(token)
      return send(201, { id: token.id, token: 'let_shown_once', user, plan })
    }
    const [, id] = /^DELETE \/services\/letters\/tokens\/(\d+)$/.exec(route) ?? []
    const revoked = tokens.find((token) => token.id === Number(id))
    if (!revoked) return send(404, { error: { code: 'not_found', message: 'There is nothing here.' } })
    revoked.revokedAt = Date.now()
    send(204)
  }

  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Unknown files are pages of the app. */
function sendFile(path: string, response: ServerResponse): void {
  const file = join(dist, path)
  const servedFile = /\.\w+$/.test(path) && existsSync(file) ? file : join(dist, 'index.html')
  response.writeHead(200, { 'content-type': types[servedFile.split('.').at(-1) ?? ''] ?? 'text/plain' })
  response.end(readFileSync(servedFile))
}

async function readBody(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString()
}

function tokenOf(id: number) {
  const revokedAt: number | null = id % 7 === 0 ? 1_790_000_000_000 : null
  return {
    id,
    login: id % 3 ? 'demo' : 'ines',
    kind: 'personal',
    plan: id % 3 ? 'paid' : 'free',
    scopes: id % 2 ? ['read', 'write'] : [],
    label: id % 2 ? 'deploy script' : '',
    prefix: `let_${(id * 7919).toString(16).padStart(4, '0')}`,
    createdAt: 1_790_000_000_000 + id * 60_000,
    expiresAt: null,
    revokedAt,
    lastUsedAt: id % 4 ? 1_790_000_000_000 + id * 61_000 : null,
  }
}
