/** An LRU cache that is limited by total size in bytes. */
export interface ByteCache<Value> {
  find(key: string): Value | undefined
  add(key: string, value: Value): Value
}

/** Estimated overhead per entry: headers, validators and map entry. */
const overheadBytes = 2_000

export function createByteCache<Value>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): ByteCache<Value> {
  const values = new Map<string, Value>()
  let bytes = 0
  const sizeOf = (key: string, value: Value) => bytesOf(value) + 2 * key.length + overheadBytes

  // The iterator is reused, because a new one would skip over all deleted map slots each time. Entries behind it are
  // deleted or were moved to the end.
  let fromOldest = values.keys()

  function removeOldest(): void {
    const { value: oldest, done } = fromOldest.next()
    if (done) fromOldest = values.keys()
    else remove(oldest)
  }

  function remove(key: string): void {
    const value = values.get(key)
    if (value !== undefined && values.delete(key)) bytes -= sizeOf(key, value)
  }

  return {
    find(key) {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    add(key, value) {
      remove(key)
      values.set(key, value)
      bytes += sizeOf(key, value)
      while (bytes > maxBytes && values.size > 1) removeOldest()
      return value
    },
  }
}
