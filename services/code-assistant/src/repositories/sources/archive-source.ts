import { PassThrough, type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { fromBuffer, type Entry as ZipEntry, type ZipFile } from 'yauzl'
import { cleanPath, createBudget, gitHash, isIndexedPath, tooLarge } from './file-selection.ts'
import { maxFileBytes, maxTotalBytes, type RepositorySource, SourceError, type SourceFile } from './source.ts'

export type ArchiveType = 'zip' | 'tar' | 'tar.gz'

const damaged = 'The archive is damaged.'

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
  const tar = extract()
  const source = isCompressed ? createGunzip() : new PassThrough()
  const limit = createByteLimit()
  pipeline(source, limit, tar).catch(() => {})
  source.end(content)
  for await (const entry of tar) {
    const { name, type, size } = entry.header
    count(0)
    // `tar-stream` waits forever for the content of an entry whose size is not a length.
    if (size === undefined || !Number.isSafeInteger(size) || size < 0) throw new SourceError(damaged)
    if (type !== 'file' || size > maxFileBytes) {
      entry.resume()
      continue
    }
    // Its types leave out that it has the methods of a stream of Node.
    yield { path: name, content: await buffer(entry as unknown as Readable) }
  }
  const commit = limit.commit()
  if (commit) yield { commit }
}

/** Counts everything that comes out of the compression, also what is skipped. */
function createByteLimit() {
  let bytes = 0
  let commit: string | undefined
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // `git archive` begins with a global header that names the commit.
      if (bytes === 0) commit = /\d+ comment=([\da-f]{40})\n/.exec(chunk.toString('latin1', 0, 2_048))?.[1]
      bytes += chunk.length
      if (bytes > maxTotalBytes) done(new SourceError(tooLarge))
      else done(null, chunk)
    },
  })
  return Object.assign(limit, { commit: () => commit })
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
