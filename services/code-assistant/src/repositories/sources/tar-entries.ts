import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { maxFileBytes } from './source.ts'

export interface TarEntry {
  path: string
  /** Undefined for a folder, link or device, and for a file of more than `maxFileBytes`. */
  content: Buffer | undefined
}

/** Larger extended headers are rejected. */
const maxHeaderBytes = 1024 * 1024
const blockBytes = 512
/** Extended headers, for one file and for all, and the long names of GNU. */
const extendedTypes = new Set(['x', 'g', 'K', 'L'])
/** Files of old formats and contiguous files included. */
const fileTypes = new Set(['\0', '0', '7'])
const folderType = '5'
const damaged = () => new Error('The archive is damaged')

/**
 * Reads the formats of POSIX and GNU. Of extended headers only the name and size are read: they can have millions of
 * records, and a global one would count again for each file.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13
 */
export async function* readTarEntries(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<TarEntry | { commit: string }> {
  const reader = createByteReader(chunks)
  let path: string | undefined
  let size: number | undefined
  for (let block = await reader.read(blockBytes); block; block = await reader.read(blockBytes)) {
    const header = readHeader(block)
    if (!header) continue
    if (extendedTypes.has(header.type)) {
      if (header.size > maxHeaderBytes) throw damaged()
      const content = await reader.read(header.size)
      if (!content) throw damaged()
      await reader.skip(paddingOf(header.size))
      if (header.type === 'L') path = textOf(content)
      else if (header.type === 'x') {
        const records = readRecords(content)
        path = records.path ?? path
        size = records.size
      } else if (header.type === 'g') {
        // `git archive` begins with a global header that names the commit.
        const [, commit] = /\d+ comment=([\da-f]{40})\n/.exec(content.toString('latin1', 0, 2_048)) ?? []
        if (commit !== undefined) yield { commit }
      }
      continue
    }
    const entry = { ...header, path: path ?? header.path, size: size ?? header.size }
    path = undefined
    size = undefined
    const isFolder = entry.type === folderType || entry.path.endsWith('/')
    const bytes = isFolder ? 0 : entry.size
    if (!isFolder && fileTypes.has(entry.type) && bytes <= maxFileBytes) {
      const content = await reader.read(bytes)
      if (!content) throw damaged()
      yield { path: entry.path, content }
    } else {
      await reader.skip(bytes)
      yield { path: entry.path, content: undefined }
    }
    await reader.skip(paddingOf(bytes))
  }
}

const paddingOf = (bytes: number): number => -bytes & (blockBytes - 1)

interface Header {
  path: string
  size: number
  type: string
}

/** Returns undefined for the empty blocks at the end. */
function readHeader(block: Buffer): Header | undefined {
  let sum = 8 * 0x20
  for (let at = 0; at < blockBytes; at++) if (at < 148 || at >= 156) sum += block[at] ?? 0
  if (sum === 8 * 0x20) return undefined
  const magic = block.toString('latin1', 257, 263)
  if (sum !== numberOf(block.subarray(148, 156)) || !/^ustar[\0 ]$/.test(magic)) throw damaged()
  const name = textOf(block.subarray(0, 100))
  const prefix = magic === 'ustar\0' ? textOf(block.subarray(345, 500)) : ''
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    size: numberOf(block.subarray(124, 136)),
    type: String.fromCharCode(block[156] ?? 0),
  }
}

function textOf(field: Buffer): string {
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end === -1 ? field.length : end)
}

/** In octal digits, or in base 256 if the first bit is set. */
function numberOf(field: Buffer): number {
  const text = textOf(field).trim()
  const isBinary = ((field[0] ?? 0) & 0x80) !== 0
  const value = isBinary
    ? field.subarray(1).reduce((sum, byte) => sum * 256 + byte, (field[0] ?? 0) & 0x7f)
    : text === ''
      ? 0
      : /^[0-7]+$/.test(text)
        ? Number.parseInt(text, 8)
        : Number.NaN
  return requireLength(value)
}

function readRecords(content: Buffer): { path?: string; size?: number } {
  const records: { path?: string; size?: number } = {}
  for (let at = 0; at < content.length && content[at] !== 0; ) {
    const space = content.indexOf(0x20, at)
    const length = space === -1 || space - at > 10 ? 0 : Number(content.toString('latin1', at, space))
    const end = at + length
    if (!(end > space + 1) || end > content.length) throw damaged()
    const record = content.subarray(space + 1, end - 1)
    if (record.indexOf('path=') === 0) records.path = record.toString('utf8', 'path='.length)
    else if (record.indexOf('size=') === 0)
      records.size = requireLength(Number(record.toString('latin1', 'size='.length)))
    at = end
  }
  return records
}

function requireLength(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw damaged()
  return value
}

function createByteReader(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  let pending: Buffer = Buffer.alloc(0)

  /** Returns undefined at the end. */
  async function next(): Promise<Buffer | undefined> {
    await yieldIfBusy()
    const { value, done } = await iterator.next()
    return done ? undefined : value
  }

  return {
    /** Returns undefined if nothing is left. */
    async read(bytes: number): Promise<Buffer | undefined> {
      const parts = [pending]
      let length = pending.length
      while (length < bytes) {
        const chunk = await next()
        if (!chunk) break
        parts.push(chunk)
        length += chunk.length
      }
      if (length < bytes && length > 0) throw damaged()
      if (length < bytes) return undefined
      const joined = parts.length === 1 ? pending : Buffer.concat(parts)
      pending = joined.subarray(bytes)
      return joined.subarray(0, bytes)
    },
    async skip(bytes: number): Promise<void> {
      let remaining = bytes
      while (remaining > pending.length) {
        remaining -= pending.length
        const chunk = await next()
        if (!chunk) throw damaged()
        pending = chunk
      }
      pending = pending.subarray(remaining)
    },
  }
}
