import { ArchiveError } from './archive-error.ts'
import { parseHeader, renderHeader } from './archive-header.ts'
import { createByteReader } from './byte-reader.ts'

/** A file in an archive. Its content must be read to the end before the next entry. */
export interface ArchiveEntry {
  path: string
  size: number
  content: AsyncIterable<Uint8Array>
}

const block = 512

/** Streams files as a tar archive. */
export async function* writeArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  for await (const { path, size, content } of entries) {
    yield renderHeader(path, size)
    let writtenBytes = 0
    for await (const chunk of content) {
      writtenBytes += chunk.length
      yield chunk
    }
    if (writtenBytes !== size) throw new Error(`${path} changed while it was read`)
    yield Buffer.alloc(paddingOf(size))
  }
  yield Buffer.alloc(2 * block)
}

export async function* readArchive(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const reader = createByteReader(bytes)
  for (;;) {
    const header = await reader.take(block)
    if (isZero(header)) break
    const { path, size } = parseHeader(header)
    const end = reader.position() + size
    yield { path, size, content: reader.stream(size) }
    if (reader.position() !== end) throw new Error(`${path} was not read to its end`)
    if (!isZero(await reader.take(paddingOf(size)))) throw new ArchiveError(`Unexpected data after ${path}`)
  }
  // Read to the end, so that gzip verifies its checksum.
  for await (const rest of reader.rest()) {
    if (!isZero(rest)) throw new ArchiveError('Unexpected data after the end of the archive')
  }
}

function paddingOf(size: number): number {
  return (block - (size % block)) % block
}

function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0)
}
