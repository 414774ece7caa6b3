import type { Readable } from 'node:stream'
import { takeBytes } from '../take-bytes.ts'
import { TransportError } from './transport.ts'

/** https://git-scm.com/docs/protocol-common#_pkt_line_format */
export const flush = Buffer.from('0000')

export type PktLine = Buffer | 'flush' | 'delimiter' | 'end'

const longest = 65_520

export function pktLine(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content)
  const length = bytes.length + 4
  if (length > longest) throw new Error('A line of the git protocol is too long')
  return Buffer.concat([Buffer.from(length.toString(16).padStart(4, '0')), bytes])
}

/** Reads one line, or undefined at the end. Refuses longer lines before reading them. */
export async function readPktLine(stream: Readable, maxBytes = longest): Promise<PktLine | undefined> {
  const head = await takeBytes(stream, 4)
  if (head.length === 0) return undefined
  const length = lengthOf(head)
  if (typeof length === 'string') return length
  if (length > maxBytes) {
    throw new TransportError('too-large', `a line of the request is longer than ${maxBytes} bytes`)
  }
  const content = await takeBytes(stream, length)
  if (content.length < length) throw broken()
  return content
}

export function textOf(line: Buffer): string {
  return line.toString('utf8').replace(/\n$/, '')
}

/** Splits content into sideband packets. */
export function* sideband(channel: 1 | 2 | 3, content: Buffer): Generator<Buffer> {
  const most = longest - 5
  for (let at = 0; at < content.length; at += most) {
    yield pktLine(Buffer.concat([Buffer.from([channel]), content.subarray(at, at + most)]))
  }
}

function lengthOf(head: Buffer): number | Exclude<PktLine, Buffer> {
  const text = head.toString('latin1')
  if (!/^[0-9a-fA-F]{4}$/.test(text)) throw broken()
  const length = Number.parseInt(text, 16)
  if (length === 0) return 'flush'
  if (length === 1) return 'delimiter'
  if (length === 2) return 'end'
  if (length < 4 || length > longest) throw broken()
  return length - 4
}

function broken(): TransportError {
  return new TransportError('bad-request', 'This is not the git protocol')
}
