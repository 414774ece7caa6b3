import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { syncFolder } from '../durable.ts'
import { openUploads, type Upload } from '../internal/blobs/uploads.ts'
import { BlobNotFoundError, type Blobs, BlobTooLargeError } from './blobs.ts'

/** Stores each blob in a file named after its hash: `ab/cd/abcd…`. */
export async function createDiskBlobs(path: string): Promise<Blobs> {
  const directory = resolve(path)
  await makeRoot(directory)
  const uploads = await openUploads(join(directory, 'uploads'))
  const folders = new Map<string, Promise<void>>()

  /** A new folder is durable only after its parent is synced. Each process does this once per folder. */
  function makeFolder(path: string): Promise<void> {
    const made = folders.get(path) ?? createFolder(path)
    folders.set(path, made)
    made.catch(() => folders.delete(path))
    return made
  }

  async function createFolder(path: string): Promise<void> {
    const parent = dirname(path)
    if (parent !== directory) await makeFolder(parent)
    await mkdir(path, { recursive: true })
    await syncFolder(parent)
  }

  async function keep(upload: Upload, hash: string): Promise<void> {
    const path = pathOf(directory, hash)
    await makeFolder(dirname(path))
    if (!(await fileSize(path))) await rename(upload.path, path)
    await syncFolder(dirname(path))
  }

  async function putBuffer(content: Buffer): Promise<{ hash: string; size: number }> {
    const hash = createHash('sha256').update(content).digest('hex')
    const path = pathOf(directory, hash)
    if ((await fileSize(path)) === content.length) {
      await syncFolder(dirname(path))
      return { hash, size: content.length }
    }
    return putChunks([content], content.length)
  }

  async function putChunks(chunks: Iterable<unknown> | AsyncIterable<unknown>, maxBytes: number) {
    const upload = await uploads.begin()
    try {
      const digest = createHash('sha256')
      let size = 0
      for await (const chunk of chunks) {
        const bytes = bytesOf(chunk)
        size += bytes.length
        if (size > maxBytes) throw new BlobTooLargeError(maxBytes)
        digest.update(bytes)
        await upload.write(bytes)
      }
      await upload.finish()
      const hash = digest.digest('hex')
      await keep(upload, hash)
      return { hash, size }
    } finally {
      await upload.discard()
    }
  }

  return {
    async put(content, { maxBytes = Number.POSITIVE_INFINITY } = {}) {
      if (!Buffer.isBuffer(content)) return putChunks(content.iterator({ destroyOnReturn: false }), maxBytes)
      if (content.length > maxBytes) throw new BlobTooLargeError(maxBytes)
      return putBuffer(content)
    },
    async find(hash) {
      if (!isHash(hash)) return undefined
      const size = await fileSize(pathOf(directory, hash))
      return size === undefined ? undefined : { size }
    },
    open(hash, range = {}) {
      return openFile(pathOf(directory, hash), hash, range)
    },
    async read(hash) {
      return readFile(pathOf(directory, hash)).catch((error: unknown) => {
        throw isMissing(error) ? new BlobNotFoundError(hash) : error
      })
    },
    localPath: (hash) => pathOf(directory, hash),
    async remove(hash) {
      if (isHash(hash)) await rm(pathOf(directory, hash), { force: true })
    },
  }
}

async function makeRoot(directory: string): Promise<void> {
  const topmost = await mkdir(directory, { recursive: true })
  if (topmost === undefined) return
  for (let folder = directory; folder.length >= topmost.length; ) {
    folder = dirname(folder)
    await syncFolder(folder)
  }
}

function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

function pathOf(directory: string, hash: string): string {
  if (!isHash(hash)) throw new BlobNotFoundError(hash)
  return join(directory, hash.slice(0, 2), hash.slice(2, 4), hash)
}

function openFile(path: string, hash: string, range: { start?: number; end?: number }): Readable {
  const open = (name: string, flags: string, mode: number, done: (error: Error | null, fd: number) => void) =>
    fs.open(name, flags, mode, (error, fd) =>
      done(isMissing(error) ? new BlobNotFoundError(hash) : error, fd),
    )
  return fs.createReadStream(path, { ...range, fs: { open, read: fs.read, close: fs.close } })
}

async function fileSize(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  if (typeof chunk === 'string') return Buffer.from(chunk)
  throw new TypeError('A blob is made of bytes')
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
