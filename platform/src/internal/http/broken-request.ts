import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type PlatformErrorCode, type Problem, platformProblem } from '../../errors.ts'
import type { RenderedError } from '../../http/problem.ts'

const byNodeCode = new Map<string | undefined, PlatformErrorCode>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'timeout'],
  ['HPE_HEADER_OVERFLOW', 'headers_too_large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'body_too_large'],
])
const emptyLine = '\r\n\r\n'
/** How long a client that was answered may go on sending. Cut off at once, it could lose the answer. */
const lingerMs = 1_000

/** Answers what never became a request: it is not HTTP, its headers are too large, or it does not arrive. */
export function respondToBrokenRequest(
  error: { code?: string; rawPacket?: unknown; bytesParsed?: number },
  socket: Socket,
  render: (problem: Problem) => RenderedError,
): void {
  if (socket.writableEnded) return
  // Where Node keeps the answer under way. Once that has begun, another would end up in its middle.
  const { _httpMessage: underWay } = socket as Socket & { _httpMessage?: ServerResponse }
  if (error.code === 'ECONNRESET' || !socket.writable || underWay?.headersSent) {
    socket.destroy()
    return
  }
  const answer = serialise(render(platformProblem(byNodeCode.get(error.code) ?? 'bad_request')))
  socket.end(isOfHead(error) ? answer.subarray(0, answer.indexOf(emptyLine) + emptyLine.length) : answer)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** The rest of a body that nobody wanted may come ahead of it, in the same packet. */
function isOfHead({ rawPacket, bytesParsed }: { rawPacket?: unknown; bytesParsed?: number }): boolean {
  if (!Buffer.isBuffer(rawPacket)) return false
  const parsed = rawPacket.toString('latin1', 0, Math.max(bytesParsed ?? 0, 'HEAD /'.length))
  const [method = ''] = [...parsed.matchAll(/[A-Z]+(?= \/)/g)].at(-1) ?? []
  return method.endsWith('HEAD')
}

function serialise({ status, headers = {}, body }: RenderedError): Buffer {
  const isJson = !(typeof body === 'string' || Buffer.isBuffer(body))
  const bytes = Buffer.from(isJson ? JSON.stringify(body) : body)
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  const all = {
    'content-type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    ...Object.fromEntries(given),
    'content-length': bytes.length,
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head), bytes])
}
