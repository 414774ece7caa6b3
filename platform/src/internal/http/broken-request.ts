import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type PlatformErrorCode, type Problem, platformProblem } from '../../errors.ts'
import { STATUS_CODES } from '../../http/node-http.ts'
import type { RenderedError } from '../../http/problem.ts'

const byNodeCode = new Map<string | undefined, PlatformErrorCode>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'timeout'],
  ['HPE_HEADER_OVERFLOW', 'headers_too_large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'body_too_large'],
])
const emptyLine = '\r\n\r\n'
/** Delay before the connection is destroyed. A client that is still sending could lose the response otherwise. */
const lingerMs = 1_000

/** Responds to requests that Node could not parse: invalid HTTP, oversized headers or a timeout. */
export function respondToBrokenRequest(
  error: { code?: string; rawPacket?: unknown; bytesParsed?: number },
  socket: Socket,
  render: (problem: Problem) => RenderedError,
): void {
  if (socket.writableEnded) return
  // Node's current response on this socket. If its headers were sent, a second response would corrupt it.
  const { _httpMessage: currentResponse } = socket as Socket & { _httpMessage?: ServerResponse }
  if (error.code === 'ECONNRESET' || !socket.writable || currentResponse?.headersSent) {
    socket.destroy()
    return
  }
  const response = serialize(render(platformProblem(byNodeCode.get(error.code) ?? 'bad_request')))
  socket.end(
    isOfHead(error) ? response.subarray(0, response.indexOf(emptyLine) + emptyLine.length) : response,
  )
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** Takes the last method in the packet, because the rest of an unread body may precede the request. */
function isOfHead({ rawPacket, bytesParsed }: { rawPacket?: unknown; bytesParsed?: number }): boolean {
  if (!Buffer.isBuffer(rawPacket)) return false
  const parsed = rawPacket.toString('latin1', 0, Math.max(bytesParsed ?? 0, 'HEAD /'.length))
  const [method = ''] = [...parsed.matchAll(/(?<![A-Z])[A-Z]+(?= \/)/g)].at(-1) ?? []
  return method.endsWith('HEAD')
}

function serialize({ status, headers = {}, body }: RenderedError): Buffer {
  const isJson = !(typeof body === 'string' || Buffer.isBuffer(body))
  const bytes = Buffer.from(isJson ? JSON.stringify(body) : body)
  const lowercased = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  const all = {
    'content-type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    ...Object.fromEntries(lowercased),
    'content-length': bytes.length,
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head), bytes])
}
