import type { Readable } from 'node:stream'

/** Content-addressed storage by SHA-256. A blob is durable once `put` resolves. */
export interface Blobs {
  /**
   * A stream that fails or exceeds `maxBytes` leaves nothing behind. The stream is not destroyed, so an HTTP handler
   * can still respond on the same connection.
   */
  put(content: Buffer | Readable, options?: { maxBytes?: number }): Promise<{ hash: string; size: number }>
  /** Also returns undefined for a malformed hash, so callers can pass untrusted input. */
  find(hash: string): Promise<{ size: number } | undefined>
  /** `start` and `end` are inclusive byte offsets. The stream emits an error when the blob does not exist. */
  open(hash: string, range?: { start?: number; end?: number }): Readable
  read(hash: string): Promise<Buffer>
  /** The file of a blob on this machine, for libraries that read files themselves. It must not be changed. */
  localPath?(hash: string): string
  /** Does nothing when the blob does not exist. */
  remove(hash: string): Promise<void>
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
