import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The files of uploads until they are published, one per upload, named by its id. */
export interface UploadFiles {
  pathOf(id: string): string
  /** The number of durable bytes; undefined without a file on this machine. */
  sizeOf(id: string): Promise<number | undefined>
  create(id: string): Promise<void>
  /** Appends durably up to `maxSize` bytes in all, also what came before the stream failed or was aborted. */
  append(id: string, content: Readable, maxSize: number, signal?: AbortSignal): Promise<AppendOutcome>
  /** A path for a copy without metadata. The original stays until the photo is published. */
  newCleanPath(id: string): string
  /** Removes the file of an upload, or a clean copy by its name. */
  remove(name: string): Promise<void>
  /** Names of files older than this. */
  listOlderThan(timeMs: number): Promise<string[]>
}

export interface AppendOutcome {
  size: number
  /** The content was longer than allowed. The rest was dropped. */
  isTooLong: boolean
  /** Why the content ended early. */
  failure?: unknown
}

const cleanSuffix = '.clean'

export const isCleanCopy = (name: string): boolean => name.endsWith(cleanSuffix)

export function createUploadFiles(folder: string): UploadFiles {
  const pathOf = (id: string) => join(folder, id)

  return {
    pathOf,
    sizeOf,
    async create(id) {
      const file = await open(pathOf(id), 'wx', 0o600)
      await file.close()
    },
    async append(id, content, maxSize, signal) {
      const file = await open(pathOf(id), 'r+')
      try {
        const start = (await file.stat()).size
        const outcome = await writeFrom(file, content, start, maxSize, signal)
        await file.datasync()
        return outcome
      } finally {
        await file.close()
      }
    },
    newCleanPath: (id) => `${pathOf(id)}.${randomUUID()}${cleanSuffix}`,
    remove: (name) => rm(pathOf(name), { force: true }),
    async listOlderThan(timeMs) {
      const names = await readdir(folder)
      const old = await Promise.all(
        names.map(async (name) => (await modifiedAtMs(join(folder, name))) < timeMs),
      )
      return names.filter((_, index) => old[index])
    },
  }

  async function sizeOf(id: string): Promise<number | undefined> {
    return stat(pathOf(id)).then(
      ({ size }) => size,
      () => undefined,
    )
  }
}

/** The SHA-256 of a file. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function writeFrom(
  file: FileHandle,
  content: Readable,
  start: number,
  maxSize: number,
  signal?: AbortSignal,
): Promise<AppendOutcome> {
  let size = start
  const abort = () => void content.destroy(new Error('aborted'))
  signal?.addEventListener('abort', abort)
  try {
    // The response is sent on the same connection, so the stream is not destroyed.
    for await (const chunk of content.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk
      const fitting = bytes.subarray(0, maxSize - size)
      await file.write(fitting, 0, fitting.length, size)
      size += fitting.length
      if (fitting.length < bytes.length) return { size, isTooLong: true }
    }
    return { size, isTooLong: false }
  } catch (failure) {
    if (isStorageError(failure)) throw failure
    return { size, isTooLong: false, failure }
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

const storageErrors: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE'])

function isStorageError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && storageErrors.has(error.code)
}

async function modifiedAtMs(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )
}
