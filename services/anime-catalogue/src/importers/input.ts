import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ImportError } from '@octavo/platform/importer.ts'
import { type Outgoing, OutgoingError } from '@octavo/platform/outgoing/outgoing.ts'
import { asRecord, errorMessage } from '@octavo/platform/unknown-values.ts'
import { decompress } from './decompress.ts'

export interface ImportInput extends AsyncDisposable {
  /** For messages. */
  name: string
  /** Hash of the content. */
  hash: string
  /** The decompressed content. */
  read(): InputBytes
}

export interface InputBytes extends AsyncIterable<Buffer> {
  /** Progress from 0 to 1. */
  share(): number
}

const maxDownloadBytes = 1_000_000_000
const downloadTimeoutMs = 30 * 60_000

/** Opens a file or downloads a URL to a temporary file, so that it can be read more than once. */
export async function openInput(location: string, outgoing: Outgoing): Promise<ImportInput> {
  return /^https?:\/\//i.test(location) ? openAddress(location, outgoing) : openFile(location, location)
}

async function openFile(path: string, name: string, remove = async () => {}): Promise<ImportInput> {
  const totalBytes = await sizeOf(path)
  return {
    name,
    hash: await hashOf(path),
    read() {
      const file = createReadStream(path, { highWaterMark: 256 * 1024 })
      const bytes = decompress(file, name)
      return { [Symbol.asyncIterator]: () => bytes, share: () => file.bytesRead / Math.max(1, totalBytes) }
    },
    [Symbol.asyncDispose]: remove,
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    const file = await stat(path)
    if (!file.isFile()) throw new ImportError(`${path} is not a file.`)
    await (await open(path)).close()
    return file.size
  } catch (error) {
    if (error instanceof ImportError) throw error
    const { code } = asRecord(error)
    throw new ImportError(
      code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${errorMessage(error)}`,
      error,
    )
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url')
}

async function openAddress(address: string, outgoing: Outgoing): Promise<ImportInput> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-import-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'content')
    await pipeline(await bodyOf(address, outgoing), createWriteStream(path, { mode: 0o600 }))
    return await openFile(path, address, remove)
  } catch (error) {
    await remove()
    throw toImportError(error, address)
  }
}

async function bodyOf(address: string, outgoing: Outgoing): Promise<Readable> {
  const { status, body } = await outgoing.fetch(address, {
    timeoutMs: downloadTimeoutMs,
    maxBytes: maxDownloadBytes,
  })
  if (status === 200) return body
  body.destroy()
  throw new ImportError(`${address} responded with ${status}.`)
}

export function toImportError(error: unknown, address: string): unknown {
  if (!(error instanceof OutgoingError)) return error
  return new ImportError(`${address} cannot be fetched: ${error.message}.`, error)
}
