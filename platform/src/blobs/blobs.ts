import type { Readable } from 'node:stream'

/** Large bytes by the SHA-256 of their content. What `put` has returned survives a crash. */
export interface Blobs {
  /**
   * A stream that fails or grows beyond `maxBytes` leaves nothing behind. It is not destroyed then,
   * so that an HTTP caller can still answer on the same connection.
   */
  put(content: Buffer | Readable, options?: { maxBytes?: number }): Promise<{ hash: string; size: number }>
  /** Undefined for a hash that is not one, too: what comes from outside can be asked for as it is. */
  find(hash: string): Promise<{ size: number } | undefined>
  /** `start` and `end` are inclusive byte offsets. A missing blob is the stream's error. */
  open(hash: string, range?: { start?: number; end?: number }): Readable
  read(hash: string): Promise<Buffer>
  /** Removing what is not there is no error. */
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
