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
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes || oldest === key) break
        remove(oldest)
      }
      return value
    },
  }
}
