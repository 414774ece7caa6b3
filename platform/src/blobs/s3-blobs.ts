import { hash as digestOf } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createSemaphore, type Semaphore } from '../concurrency/semaphore.ts'
import { blobPathOf, hashInPath, isHash } from '../internal/blobs/blob-paths.ts'
import { openBucket } from '../internal/blobs/bucket.ts'
import { putInParts } from '../internal/blobs/put-in-parts.ts'
import { receive, refuseMismatch } from '../internal/blobs/receive.ts'
import { openUploads } from '../internal/blobs/uploads.ts'
import type { Logger } from '../log.ts'
import {
  BlobNotFoundError,
  type BlobRange,
  type Blobs,
  BlobsUnavailableError,
  BlobTooLargeError,
  type PutOptions,
} from './blobs.ts'
import type { S3Location } from './s3-location.ts'

export interface S3BlobsOptions {
  location: S3Location
  /** The folder below the location's prefix: the name of the service. */
  folder: string
  /** Local files of streams whose hash is not known yet. */
  uploads: string
  log: Logger
}

const maxSingleBytes = 16 * 1024 * 1024
/** An existing blob this old is stored again, which makes it recent. */
const renewAfterMs = 3_600_000
/** Bounds the memory: each read of an uploaded file takes up to 16 MiB until it is sent. */
const maxFileReads = 4
const maxReadAttempts = 3

/** Stores each blob in an object named after its hash: `FOLDER/ab/cd/abcd…`. */
export async function createS3Blobs(options: S3BlobsOptions): Promise<Blobs & { close(): void }> {
  const { location, folder, log } = options
  const uploads = await openUploads(options.uploads)
  const bucket = openBucket(location, log)
  const fileReads = createSemaphore(maxFileReads)
  const memoryReads = createSemaphore(Number.POSITIVE_INFINITY)
  const keyOf = (hash: string) => `${folder}/${blobPathOf(hash)}`

  async function isRecent(key: string, size: number): Promise<boolean> {
    const stored = await bucket.find(key)
    return stored?.size === size && stored.modifiedAtMs > Date.now() - renewAfterMs
  }

  async function store({ hash, size, readPart, reads }: Content): Promise<void> {
    const key = keyOf(hash)
    if (await isRecent(key, size)) return
    if (size <= maxSingleBytes) await reads.run(async () => bucket.put(key, await readPart(0, size), hash))
    else await putInParts({ bucket, key, size, readPart, reads, log })
  }

  async function putStream(content: Readable, options: PutOptions) {
    const upload = await uploads.begin()
    try {
      const stored = await receive(content, upload, options)
      await using file = await open(upload.path)
      await store({
        ...stored,
        readPart: (start, length) => readFully(file, start, length),
        reads: fileReads,
      })
      return stored
    } finally {
      await upload.discard()
    }
  }

  /** Continues after the last byte when the connection breaks, because the content never changes. */
  async function* chunksOf(hash: string, range: BlobRange, signal?: AbortSignal): AsyncGenerator<Buffer> {
    const rest = { ...range }
    for (let attempt = 1; ; attempt++) {
      const body = await bucket.open(keyOf(hash), rest, signal)
      if (!body) throw new BlobNotFoundError(hash)
      try {
        for await (const chunk of body) {
          rest.start = (rest.start ?? 0) + chunk.length
          attempt = 0
          yield chunk
        }
        return
      } catch (error) {
        signal?.throwIfAborted()
        const { start = 0, end = Number.POSITIVE_INFINITY } = rest
        if (start > end) return
        if (attempt >= maxReadAttempts) throw new BlobsUnavailableError({ cause: error })
      }
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
      const readPart = async (start: number, length: number) => content.subarray(start, start + length)
      await store({ hash, size, readPart, reads: memoryReads })
      return { hash, size }
    },
    async find(hash) {
      const stored = isHash(hash) ? await bucket.find(keyOf(hash)) : undefined
      return stored && { size: stored.size }
    },
    open(hash, range = {}) {
      const { start = 0, end = Number.POSITIVE_INFINITY } = range
      if (!isHash(hash)) throw new BlobNotFoundError(hash)
      if (start > end) throw new RangeError(`The range ${start}-${end} ends before it starts`)
      const output = new PassThrough()
      const control = new AbortController()
      output.once('close', () => control.abort())
      // Errors reach the reader through the output.
      pipeline(chunksOf(hash, range, control.signal), output).catch(() => {})
      return output
    },
    read: async (hash) => buffer(chunksOf(hash, {})),
    async remove(hash) {
      if (isHash(hash)) await bucket.remove(keyOf(hash))
    },
    async *list() {
      for await (const { key, ...stored } of bucket.list(`${folder}/`)) {
        const hash = hashInPath(key.slice(folder.length + 1))
        if (hash !== undefined) yield { hash, ...stored }
      }
    },
    signedUrl: async (hash, options) =>
      location.signedUrls && isHash(hash) ? bucket.signUrl(keyOf(hash), options) : undefined,
    close: bucket.close,
  }
}

interface Content {
  hash: string
  size: number
  readPart(start: number, length: number): Promise<Buffer>
  reads: Semaphore
}

async function readFully(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const part = Buffer.allocUnsafe(length)
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file.read(part, filled, length - filled, start + filled)
    if (bytesRead === 0) throw new Error('The file of an upload has become shorter')
    filled += bytesRead
  }
  return part
}
