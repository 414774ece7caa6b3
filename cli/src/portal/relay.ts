import { type IncomingMessage, request as startRequest } from 'node:http'
import { problem } from './errors.ts'
import { type RelayedBody, readRelayedBody } from './relayed-body.ts'
import type { ServedService } from './served-services.ts'

export interface Call {
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: string | undefined
}

export interface RelayedAnswer extends RelayedBody {
  status: number
  /** As they came, repeated names too. */
  headers: [name: string, value: string][]
  durationMs: number
}

/** These are about one connection (RFC 9110 §7.6.1), or are for the relay itself to say. */
const notRelayed = new Set(
  'connection content-length expect host keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)

/** One request to a service of this house, on the very socket it listens on. Redirects are answers like others. */
export async function relayCall(
  { running }: ServedService,
  call: Call,
  timeoutMs = 30_000,
): Promise<RelayedAnswer> {
  const { host, port } = listeningAt(running.app.server.address())
  const startMs = performance.now()
  const bytes = call.body === undefined ? undefined : Buffer.from(call.body)
  const headers = Object.fromEntries(Object.entries(call.headers).filter(([name]) => isRelayed(name)))
  try {
    const answer = await send(
      {
        host,
        port,
        method: call.method,
        path: call.path,
        headers: {
          ...headers,
          host: new URL(running.url).host,
          ...(bytes ? { 'content-length': bytes.length } : {}),
        },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      bytes,
    )
    const body = await readRelayedBody(answer)
    const durationMs = Math.round((performance.now() - startMs) * 1000) / 1000
    return { status: answer.statusCode ?? 0, headers: headersOf(answer), ...body, durationMs }
  } catch (error) {
    throw toProblem(error)
  }
}

function send(options: Parameters<typeof startRequest>[1] & object, bytes: Buffer | undefined) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    startRequest(options, resolve).on('error', reject).end(bytes)
  })
}

/** Whatever name the address is printed under. */
function listeningAt(address: unknown): { host: string; port: number } {
  const { address: host, port } = Object(address)
  if (!port) throw problem('service_unreachable')
  return { host: host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host, port }
}

function headersOf({ rawHeaders }: IncomingMessage): [string, string][] {
  return rawHeaders
    .flatMap((name, index): [string, string][] => (index % 2 ? [] : [[name, rawHeaders[index + 1] ?? '']]))
    .filter(([name]) => isRelayed(name) || name.toLowerCase() === 'content-length')
}

function isRelayed(name: string): boolean {
  return !notRelayed.has(name.toLowerCase())
}

const unsendable = new Set(['ERR_INVALID_HTTP_TOKEN', 'ERR_INVALID_CHAR', 'ERR_UNESCAPED_CHARACTERS'])

function toProblem(error: unknown): Error {
  const { name, code, message } = Object(error)
  if (unsendable.has(code))
    return problem('call_unsendable', { message: `This cannot be sent as HTTP: ${message}.` })
  if (name === 'TimeoutError' || name === 'AbortError') return problem('service_slow')
  return problem('service_unreachable')
}
