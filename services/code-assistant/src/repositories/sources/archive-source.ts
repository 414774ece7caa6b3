import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { fromBuffer } from 'yauzl'
import { cleanPath, createBudget, gitHash, isIndexedPath } from './file-selection.ts'
import { maxFileBytes, type RepositorySource, SourceError, type SourceFile } from './source.ts'

export type ArchiveType = 'zip' | 'tar' | 'tar.gz'

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
      throw new SourceError('The archive is damaged.')
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
  const inflate = isCompressed ? createGunzip() : undefined
  const tar = extract()
  const stop = (error: Error) => tar.destroy(error)
  // Counts everything that comes out of the compression, also what is skipped.
  inflate?.on('error', stop).on('data', countBytes(stop))
  ;(inflate ? inflate.pipe(tar) && inflate : tar).end(content)
  for await (const entry of tar) {
    const { name, type, size } = entry.header
    count(0)
    if (type === 'pax-global-header') {
      entry.resume()
      continue
    }
    const { comment } = Object(entry.header.pax)
    if (typeof comment === 'string' && /^[\da-f]{40}$/.test(comment)) yield { commit: comment }
    if (type !== 'file' || (size ?? 0) > maxFileBytes) {
      entry.resume()
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk)
    yield { path: name, content: Buffer.concat(chunks) }
  }
}

function countBytes(stop: (error: Error) => void) {
  const count = createBudget()
  let bytes = 0
  return (chunk: Buffer) => {
    bytes += chunk.length
    // In steps, because each counts as a file.
    if (bytes < 1024 * 1024) return
    try {
      count(bytes)
    } catch (error) {
      stop(error instanceof Error ? error : new Error(String(error)))
    }
    bytes = 0
  }
}

async function* readZip(content: Buffer): AsyncGenerator<Entry> {
  const count = createBudget()
  const { promise, resolve, reject } = Promise.withResolvers<import('yauzl').ZipFile>()
  // It validates names and sizes; names are checked again by `cleanPath`, which names the wrong one.
  const options = { lazyEntries: true, decodeStrings: true, strictFileNames: false, validateEntrySize: true }
  fromBuffer(content, options, (error, zip) => (error ? reject(error) : resolve(zip)))
  const zip = await promise
  if (/^[\da-f]{40}$/.test(zip.comment)) yield { commit: zip.comment }
  for (let left = zip.entryCount; left > 0; left--) {
    const entry = await nextEntry(zip)
    const isFolder = entry.fileName.endsWith('/')
    count(isFolder ? 0 : entry.uncompressedSize)
    // Unix modes are in the upper half: https://www.rfc-editor.org/info/std66 does not define them, Info-ZIP does.
    const kind = (entry.externalFileAttributes >>> 16) & 0o170000
    if (isFolder || (kind !== 0 && kind !== 0o100000) || entry.uncompressedSize > maxFileBytes) continue
    const stream = await openEntry(zip, entry)
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    yield { path: entry.fileName, content: Buffer.concat(chunks) }
  }
}

function nextEntry(zip: import('yauzl').ZipFile): Promise<import('yauzl').Entry> {
  const { promise, resolve, reject } = Promise.withResolvers<import('yauzl').Entry>()
  zip.once('entry', resolve).once('error', reject)
  zip.readEntry()
  return promise.finally(() => zip.off('entry', resolve).off('error', reject))
}

function openEntry(zip: import('yauzl').ZipFile, entry: import('yauzl').Entry): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>()
  zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  return promise
}
