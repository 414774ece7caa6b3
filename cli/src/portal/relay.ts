import type { IncomingMessage } from 'node:http'
import { request as startRequest } from '@octavo/platform/http/node-http.ts'
import { asRecord, errorCode, errorMessage } from '@octavo/platform/unknown-values.ts'
import { problem } from './errors.ts'
import { type RelayedBody, readRelayedBody } from './relayed-body.ts'
import type { ServedService } from './served-services.ts'

export interface Call {
  method: string
  /** Includes the query. */
  path: string
  headers: Record<string, string>
  body?: string | undefined
}

export interface RelayedResponse extends RelayedBody {
  status: number
  /** In received order, including repeated names. */
  headers: [name: string, value: string][]
  durationMs: number
}

/** Hop-by-hop headers (RFC 9110 §7.6.1) and headers that the relay sets. */
const notRelayed = new Set(
  'connection content-length expect host keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)

/** Sends one request to a service's own socket. Redirects are not followed. */
export async function relayCall(
  { running }: ServedService,
  call: Call,
  timeoutMs = 30_000,
): Promise<RelayedResponse> {
  const { host, port } = boundAddress(running.app.server.address())
  const startMs = performance.now()
  const bytes = call.body === undefined ? undefined : Buffer.from(call.body)
  const headers = Object.fromEntries(Object.entries(call.headers).filter(([name]) => isRelayed(name)))
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send(
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
        signal: timeout,
      },
      bytes,
    )
    const body = await readRelayedBody(response, timeout)
    const durationMs = Math.round((performance.now() - startMs) * 1000) / 1000
    return { status: response.statusCode ?? 0, headers: headersOf(response), ...body, durationMs }
  } catch (error) {
    throw toProblem(error)
  }
}

function send(options: Parameters<typeof startRequest>[1] & object, bytes: Buffer | undefined) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    startRequest(options, resolve).on('error', reject).end(bytes)
  })
}

/** Uses the bound address, because the public name may not resolve here. */
function boundAddress(bound: unknown): { host: string; port: number } {
  const { address: host, port } = asRecord(bound)
  if (typeof host !== 'string' || typeof port !== 'number') throw problem('service_unreachable')
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
  if (unsendable.has(errorCode(error) ?? ''))
    return problem('call_unsendable', { message: `The request is not valid HTTP: ${errorMessage(error)}.` })
  const { name } = asRecord(error)
  if (name === 'TimeoutError' || name === 'AbortError') return problem('service_slow')
  return problem('service_unreachable')
}
