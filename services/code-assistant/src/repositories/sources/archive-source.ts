import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { fromBuffer, type Entry as ZipEntry, type ZipFile } from 'yauzl'
import { cleanPath, createBudget, gitHash, isIndexedPath, tooLarge } from './file-selection.ts'
import { maxFileBytes, maxTotalBytes, type RepositorySource, SourceError, type SourceFile } from './source.ts'
import { readTarEntries } from './tar-entries.ts'

export type ArchiveType = 'zip' | 'tar' | 'tar.gz'

const damaged = 'The archive is damaged.'
const chunkBytes = 64 * 1024

interface ArchiveEntry {
  path: string
  content: Buffer
}

/** Reads an archive. Nothing is written to disk, and links and devices are skipped. */
export function openArchive(content: Buffer, type: ArchiveType): RepositorySource {
  let commit: string | undefined
  async function* files(): AsyncGenerator<SourceFile> {
    const entries: ArchiveEntry[] = []
    const paths = new Set<string>()
    const read = type === 'zip' ? readZip(content) : readTar(content, type === 'tar.gz')
    try {
      for await (const entry of read) {
        if ('commit' in entry) {
          commit = entry.commit
          continue
        }
        const path = cleanPath(entry.path)
        if (paths.has(path) || !isIndexedPath(path)) continue
        paths.add(path)
        entries.push({ path, content: entry.content })
      }
    } catch (error) {
      if (error instanceof SourceError) throw error
      const isPath = error instanceof Error && /^(?:invalid relative|absolute) path/.test(error.message)
      throw new SourceError(isPath ? `The archive has an ${error.message}` : damaged)
    }
    const prefix = commit === undefined ? '' : commonFolder(entries)
    for (const entry of entries)
      yield {
        path: entry.path.slice(prefix.length),
        hash: gitHash(entry.content),
        read: async () => entry.content,
      }
  }
  return { total: undefined, commit: () => commit, files, close: async () => {} }
}

/** Archives of git hosts, which name the commit, have all files in one folder named after it. */
function commonFolder(entries: readonly ArchiveEntry[]): string {
  const folder = /^[^/]+-[^/]+\//.exec(entries[0]?.path ?? '')?.[0] ?? ''
  return entries.every(({ path }) => path.startsWith(folder)) ? folder : ''
}

type Entry = ArchiveEntry | { commit: string }

async function* readTar(content: Buffer, isCompressed: boolean): AsyncGenerator<Entry> {
  const count = createBudget()
  for await (const entry of readTarEntries(limitBytes(isCompressed ? gunzip(content) : cut(content)))) {
    if ('commit' in entry) {
      yield entry
      continue
    }
    count(0)
    // A copy, because others may share the memory of the chunk.
    if (entry.content) yield { path: entry.path, content: Buffer.from(entry.content) }
  }
}

/** In pieces, between which other work is done. */
async function* cut(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += chunkBytes) yield content.subarray(at, at + chunkBytes)
}

function gunzip(content: Buffer): AsyncIterable<Buffer> {
  const decompression = createGunzip({ chunkSize: chunkBytes })
  decompression.end(content)
  return decompression
}

/** Counts everything that comes out of the compression, also what is skipped. */
async function* limitBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxTotalBytes) throw new SourceError(tooLarge)
    yield chunk
  }
}

async function* readZip(content: Buffer): AsyncGenerator<Entry> {
  const count = createBudget()
  const { promise, resolve, reject } = Promise.withResolvers<ZipFile>()
  // It checks that sizes are those of the directory, and names; `cleanPath` checks names again.
  const options = { lazyEntries: true, decodeStrings: true, strictFileNames: false, validateEntrySizes: true }
  fromBuffer(content, options, (error, zip) => (error ? reject(error) : resolve(zip)))
  const zip = await promise
  if (/^[\da-f]{40}$/.test(zip.comment)) yield { commit: zip.comment }
  for (let remaining = zip.entryCount; remaining > 0; remaining--) {
    const entry = await nextEntry(zip)
    const isFolder = entry.fileName.endsWith('/')
    count(isFolder ? 0 : entry.uncompressedSize)
    // Info-ZIP stores the Unix mode in the upper half.
    const kind = (entry.externalFileAttributes >>> 16) & 0o170000
    if (isFolder || (kind !== 0 && kind !== 0o100000) || entry.uncompressedSize > maxFileBytes) continue
    yield { path: entry.fileName, content: await buffer(await openEntry(zip, entry)) }
  }
}

function nextEntry(zip: ZipFile): Promise<ZipEntry> {
  const { promise, resolve, reject } = Promise.withResolvers<ZipEntry>()
  zip.once('entry', resolve).once('error', reject)
  zip.readEntry()
  return promise.finally(() => zip.off('entry', resolve).off('error', reject))
}

function openEntry(zip: ZipFile, entry: ZipEntry): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>()
  zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  return promise
}
