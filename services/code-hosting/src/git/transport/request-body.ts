import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { TransportError, type TransportRequest } from './transport.ts'

const chunkBytes = 64 * 1024

/** The decoded request body, which need not be read to its end. */
export interface RequestBody {
  stream: Readable
  /** The bytes received, before decompression. */
  receivedBytes(): number
  /**
   * Reads and discards the rest without decompressing it, because clients read the response only after they have
   * sent everything. Resolves at the end, or after more than `maxBytes`.
   */
  discardRest(maxBytes: number, onChunk: () => void): Promise<void>
}

export function openBody({ input, encoding = 'identity' }: TransportRequest): RequestBody {
  if (encoding === 'identity' || encoding === '') {
    return { stream: input, receivedBytes: () => 0, discardRest: (...how) => discard(input, ...how) }
  }
  if (encoding !== 'gzip' && encoding !== 'x-gzip') {
    throw new TransportError('bad-request', 'Bodies are sent as they are, or with gzip')
  }
  const gunzip = createGunzip({ chunkSize: chunkBytes })
  const endEarly = () => {
    if (!input.readableEnded) gunzip.destroy(input.errored ?? new Error('The request body is incomplete'))
  }
  const fail = (error: Error) => gunzip.destroy(error)
  input.on('close', endEarly).on('error', fail)
  input.pipe(gunzip)
  if (input.destroyed) endEarly()
  // Readers of the output receive the errors.
  gunzip.on('error', () => input.unpipe(gunzip))
  return {
    stream: gunzip,
    receivedBytes: () => gunzip.bytesWritten,
    async discardRest(...how) {
      input.unpipe(gunzip)
      input.off('close', endEarly)
      gunzip.destroy()
      await discard(input, ...how)
    },
  }
}

function discard(input: Readable, maxBytes: number, onChunk: () => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let bytesLeft = maxBytes
  const onData = (chunk: Buffer) => {
    onChunk()
    bytesLeft -= chunk.length
    if (bytesLeft < 0) resolve()
  }
  if (input.readableEnded || input.destroyed) return Promise.resolve()
  input
    .on('data', onData)
    .on('end', resolve)
    .on('close', resolve)
    .on('error', () => resolve())
  input.resume()
  return promise.finally(() => {
    input.off('data', onData)
    input.pause()
  })
}
