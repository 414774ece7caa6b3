import { type ByteCache, createByteCache } from './byte-cache.ts'
import type { PreparedResponse } from './prepared-response.ts'

export function createResponseCache(maxBytes: number): ByteCache<PreparedResponse> {
  return createByteCache(maxBytes, ({ byteLength }) => byteLength)
}
