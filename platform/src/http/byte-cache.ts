/** Keeps values up to a total size in bytes; the one that was not asked for longest goes first. */
export interface ByteCache<Value> {
  find(key: string): Value | undefined
  add(key: string, value: Value): Value
}

/** What a value takes beside its bytes: headers, validators, its place in the map. */
const overheadBytes = 2_000

export function createByteCache<Value>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): ByteCache<Value> {
  const values = new Map<string, Value>()
  let bytes = 0
  const sizeOf = (key: string, value: Value) => bytesOf(value) + 2 * key.length + overheadBytes

  // What it has passed is gone or younger now. A new one would walk over the places of all that are gone each time.
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
