/** An LRU cache of immutable values, bounded in bytes. */
export interface ObjectCache {
  get(key: string): unknown
  set(key: string, value: unknown, bytes: number): void
  delete(key: string): void
  /** Clears the entries of one repository, or all. */
  forget(prefix?: string): void
}

export function createObjectCache(maxBytes: number): ObjectCache {
  const entries = new Map<string, { value: unknown; bytes: number }>()
  let total = 0
  const drop = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      const weight = bytes + 200
      // One value must not evict most of the others.
      if (weight > maxBytes / 8) return
      drop(key)
      entries.set(key, { value, bytes: weight })
      total += weight
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
    },
    delete: drop,
    forget(prefix = '') {
      for (const key of [...entries.keys()]) if (key.startsWith(prefix)) drop(key)
    },
  }
}
