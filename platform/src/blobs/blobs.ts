import type { Readable } from 'node:stream'

/** Content-addressed storage by SHA-256. A blob is durable once `put` resolves. */
export interface Blobs {
  /**
   * A stream that fails, exceeds `maxBytes` or has another hash than expected leaves nothing behind. The stream is not
   * destroyed, so an HTTP handler can still respond on the same connection. Storing existing content makes it recent
   * again, see `StoredBlob`.
   */
  put(content: Buffer | Readable, options?: PutOptions): Promise<{ hash: string; size: number }>
  /** Also returns undefined for a malformed hash, so callers can pass untrusted input. */
  find(hash: string): Promise<{ size: number } | undefined>
  /** `start` and `end` are inclusive byte offsets. The stream emits an error when the blob does not exist. */
  open(hash: string, range?: BlobRange): Readable
  read(hash: string): Promise<Buffer>
  /** The file of a blob on this machine, for libraries that read files themselves. It must not be changed. */
  localPath?(hash: string): string
  /** Does nothing when the blob does not exist. */
  remove(hash: string): Promise<void>
  /** Iterates over all blobs, for jobs that remove those without references. Too slow for requests. */
  list(): AsyncIterable<StoredBlob>
  /**
   * Returns a URL at which anyone can download the blob until it expires, or undefined if the server has to send the
   * blob itself. Does not check that the blob exists.
   */
  signedUrl(hash: string, options: SignedUrlOptions): Promise<string | undefined>
}

export interface PutOptions {
  maxBytes?: number
  /** The expected hash. */
  hash?: string
}

export interface BlobRange {
  start?: number
  end?: number
}

export interface StoredBlob {
  hash: string
  size: number
  /**
   * When the blob was last stored, by the system clock. It may be up to an hour too early if the content was stored
   * several times, so a job that removes unreferenced blobs has to leave the last hours alone.
   */
  modifiedAtMs: number
}

export interface SignedUrlOptions {
  /** At most 7 days. */
  expiresS: number
  contentType: string
  contentDisposition?: string | undefined
}

export class BlobNotFoundError extends Error {
  readonly code = 'blob_not_found'

  constructor(hash: string) {
    super(`There is no blob ${JSON.stringify(hash)}`)
    this.name = 'BlobNotFoundError'
  }
}

export class BlobTooLargeError extends Error {
  readonly code = 'blob_too_large'
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(`The content is larger than ${maxBytes} bytes`)
    this.name = 'BlobTooLargeError'
    this.maxBytes = maxBytes
  }
}

export class BlobMismatchError extends Error {
  readonly code = 'blob_mismatch'

  constructor() {
    super('The content has another hash than expected')
    this.name = 'BlobMismatchError'
  }
}

/** The bucket cannot be reached, or refuses the operation. Becomes a 503 response. */
export class BlobsUnavailableError extends Error {
  readonly code = 'blobs_unavailable'

  constructor(options: ErrorOptions) {
    super('The bucket of the blobs is unavailable', options)
    this.name = 'BlobsUnavailableError'
  }
}
