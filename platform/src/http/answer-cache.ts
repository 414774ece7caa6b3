import { type ByteCache, createByteCache } from './byte-cache.ts'
import type { Prepared } from './prepared.ts'

export function createAnswerCache(maxBytes: number): ByteCache<Prepared> {
  return createByteCache(maxBytes, ({ byteLength }) => byteLength)
}
