import { LRUCache } from 'lru-cache'

/** An LRU cache that is limited by total size in bytes. */
export interface ByteCache<Value> {
  find(key: string): Value | undefined
  add(key: string, value: Value): Value
  delete(key: string): void
  keys(): Iterable<string>
}

export interface ByteCacheOptions {
  /** Estimated overhead per entry; by default that of a response: headers, validators and map entry. */
  overheadBytes?: number
  /** Larger values are not cached. By default such a value is kept alone. */
  maxEntryBytes?: number
}

export function createByteCache<Value extends NonNullable<unknown>>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
  { overheadBytes = 2_000, maxEntryBytes = maxBytes }: ByteCacheOptions = {},
): ByteCache<Value> {
  const values = new LRUCache<string, Value>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    // A value that is larger than the cache counts as the whole cache.
    sizeCalculation: (value, key) => Math.min(maxBytes, bytesOf(value) + 2 * key.length + overheadBytes),
  })
  return {
    find: (key) => values.get(key),
    add(key, value) {
      values.set(key, value)
      return value
    },
    delete: (key) => void values.delete(key),
    keys: () => values.keys(),
  }
}
