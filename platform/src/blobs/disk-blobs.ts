import { hash as digestOf } from 'node:crypto'
import fs from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { syncFolder } from '../durable.ts'
import { blobPathOf, isHash } from '../internal/blobs/blob-paths.ts'
import { receive, refuseMismatch } from '../internal/blobs/receive.ts'
import { openUploads, type Upload } from '../internal/blobs/uploads.ts'
import { errorCode } from '../unknown-values.ts'
import {
  BlobNotFoundError,
  type BlobRange,
  type Blobs,
  BlobTooLargeError,
  type PutOptions,
  type StoredBlob,
} from './blobs.ts'

/** Stores each blob in a file named after its hash: `ab/cd/abcd…`. */
export async function createDiskBlobs(path: string): Promise<Blobs> {
  const directory = resolve(path)
  await makeRoot(directory)
  const uploads = await openUploads(join(directory, 'uploads'))
  const folders = new Map<string, Promise<void>>()
  const pathOf = (hash: string) => join(directory, blobPathOf(hash))

  /** A new folder is durable only after its parent is synced. Each process does this once per folder. */
  function makeFolder(path: string): Promise<void> {
    const creation = folders.get(path) ?? createFolder(path)
    folders.set(path, creation)
    creation.catch(() => folders.delete(path))
    return creation
  }

  async function createFolder(path: string): Promise<void> {
    const parent = dirname(path)
    if (parent !== directory) await makeFolder(parent)
    await mkdir(path, { recursive: true })
    await syncFolder(parent)
  }

  async function store(upload: Upload, hash: string, size: number): Promise<void> {
    const path = pathOf(hash)
    await makeFolder(dirname(path))
    if (!(await renew(path, size))) await rename(upload.path, path)
    await syncFolder(dirname(path))
  }

  async function putStream(content: Readable, options: PutOptions) {
    const upload = await uploads.begin()
    try {
      const stored = await receive(content, upload, options)
      await upload.finish()
      await store(upload, stored.hash, stored.size)
      return stored
    } finally {
      await upload.discard()
    }
  }

  return {
    async put(content, options = {}) {
      if (!Buffer.isBuffer(content)) return putStream(content, options)
      const { maxBytes = Number.POSITIVE_INFINITY } = options
      const size = content.length
      if (size > maxBytes) throw new BlobTooLargeError(maxBytes)
      const hash = digestOf('sha256', content)
      refuseMismatch(hash, options.hash)
      const path = pathOf(hash)
      if (!(await renew(path, size))) return putStream(Readable.from([content]), options)
      await syncFolder(dirname(path))
      return { hash, size }
    },
    async find(hash) {
      if (!isHash(hash)) return undefined
      const size = await fileSize(pathOf(hash))
      return size === undefined ? undefined : { size }
    },
    open(hash, range = {}) {
      return openFile(pathOf(hash), hash, range)
    },
    async read(hash) {
      return readFile(pathOf(hash)).catch((error: unknown) => {
        throw isMissing(error) ? new BlobNotFoundError(hash) : error
      })
    },
    localPath: pathOf,
    async remove(hash) {
      if (isHash(hash)) await rm(pathOf(hash), { force: true })
    },
    list: () => listDiskBlobs(directory),
    signedUrl: async () => undefined,
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

/** Makes an existing file recent. Returns false if there is none of this size. */
async function renew(path: string, size: number): Promise<boolean> {
  if ((await fileSize(path)) !== size) return false
  try {
    const now = new Date()
    await utimes(path, now, now)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function openFile(path: string, hash: string, range: BlobRange): Readable {
  const open = (name: string, flags: string, mode: number, done: (error: Error | null, fd: number) => void) =>
    fs.open(name, flags, mode, (error, fd) =>
      done(isMissing(error) ? new BlobNotFoundError(hash) : error, fd),
    )
  return fs.createReadStream(path, { ...range, fs: { open, read: fs.read, close: fs.close } })
}

/** Does not create the folder, unlike `createDiskBlobs`. */
export async function* listDiskBlobs(directory: string): AsyncGenerator<StoredBlob> {
  for (const first of await listNames(directory, /^[0-9a-f]{2}$/)) {
    for (const second of await listNames(join(directory, first), /^[0-9a-f]{2}$/)) {
      const folder = join(directory, first, second)
      for (const hash of await listNames(folder, /^[0-9a-f]{64}$/)) {
        const stats = await stat(join(folder, hash)).catch(ignoreMissing)
        if (stats) yield { hash, size: stats.size, modifiedAtMs: stats.mtimeMs }
      }
    }
  }
}

async function listNames(folder: string, pattern: RegExp): Promise<string[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  return names.filter((name) => pattern.test(name))
}

async function fileSize(path: string): Promise<number | undefined> {
  return (await stat(path).catch(ignoreMissing))?.size
}

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

const isMissing = (error: unknown) => errorCode(error) === 'ENOENT'
