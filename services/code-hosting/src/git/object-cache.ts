import { createByteCache } from '@octavo/platform/http/byte-cache.ts'

/** An LRU cache of immutable values, bounded in bytes. */
export interface ObjectCache {
  get(key: string): unknown
  set(key: string, value: unknown, bytes: number): void
  delete(key: string): void
  /** Clears the entries of one repository, or all. */
  forget(prefix?: string): void
}

export function createObjectCache(maxBytes: number): ObjectCache {
  const entries = createByteCache<{ value: unknown; bytes: number }>(maxBytes, ({ bytes }) => bytes, {
    overheadBytes: 200,
    // One value must not evict most of the others.
    maxEntryBytes: Math.floor(maxBytes / 8),
  })
  return {
    get: (key) => entries.find(key)?.value,
    set: (key, value, bytes) => void entries.add(key, { value, bytes }),
    delete: entries.delete,
    forget(prefix = '') {
      for (const key of [...entries.keys()]) if (key.startsWith(prefix)) entries.delete(key)
    },
  }
}
