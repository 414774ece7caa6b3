import { ArchiveError } from './archive-error.ts'

export interface ByteReader {
  /** How many bytes were taken so far. */
  position(): number
  take(size: number): Promise<Buffer>
  stream(size: number): AsyncIterable<Uint8Array>
  rest(): AsyncIterable<Uint8Array>
}

/** Exact amounts out of a stream of pieces of any size. */
export function createByteReader(bytes: AsyncIterable<Uint8Array>): ByteReader {
  const pieces = bytes[Symbol.asyncIterator]()
  let piece: Uint8Array = new Uint8Array()
  let position = 0

  /** Some bytes, as many as there are at hand; none at the end. */
  async function next(most: number): Promise<Uint8Array> {
    while (piece.length === 0) {
      const { done, value } = await pieces.next()
      if (done) return new Uint8Array()
      piece = value
    }
    const taken = piece.subarray(0, most)
    piece = piece.subarray(taken.length)
    position += taken.length
    return taken
  }

  async function* stream(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      const taken = await next(left)
      if (taken.length === 0) throw new ArchiveError('It is cut short')
      left -= taken.length
      yield taken
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
        const taken = await next(Number.POSITIVE_INFINITY)
        if (taken.length === 0) return
        yield taken
      }
    },
  }
}
