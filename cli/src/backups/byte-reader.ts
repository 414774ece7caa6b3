import { ArchiveError } from './archive-error.ts'

export interface ByteReader {
  /** Number of bytes read. */
  position(): number
  take(size: number): Promise<Buffer>
  stream(size: number): AsyncIterable<Uint8Array>
  rest(): AsyncIterable<Uint8Array>
}

/** Reads exact amounts from a stream of chunks of any size. */
export function createByteReader(bytes: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = bytes[Symbol.asyncIterator]()
  let chunk: Uint8Array = new Uint8Array()
  let position = 0

  /** Returns up to `max` bytes of the current chunk; empty at the end. */
  async function next(max: number): Promise<Uint8Array> {
    while (chunk.length === 0) {
      const { done, value } = await chunks.next()
      if (done) return new Uint8Array()
      chunk = value
    }
    const bytesRead = chunk.subarray(0, max)
    chunk = chunk.subarray(bytesRead.length)
    position += bytesRead.length
    return bytesRead
  }

  async function* stream(size: number): AsyncGenerator<Uint8Array> {
    for (let bytesLeft = size; bytesLeft > 0; ) {
      const bytesRead = await next(bytesLeft)
      if (bytesRead.length === 0) throw new ArchiveError('It is truncated')
      bytesLeft -= bytesRead.length
      yield bytesRead
    }
  }

  return {
    position: () => position,
    stream,
    async take(size) {
      return Buffer.concat(await Array.fromAsync(stream(size)))
    },
    async *rest() {
      for (;;) {
        const bytesRead = await next(Number.POSITIVE_INFINITY)
        if (bytesRead.length === 0) return
        yield bytesRead
      }
    },
  }
}
