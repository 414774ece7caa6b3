/** An LRU cache of immutable values, bounded in bytes. */
export interface ObjectCache {
  get(key: string): unknown
  set(key: string, value: unknown, bytes: number): void
  delete(key: string): void
  /** Clears the entries of one repository, or all. */
  forget(prefix?: string): void
}

export function createObjectCache(maxBytes: number): ObjectCache {
  const kept = new Map<string, { value: unknown; bytes: number }>()
  let total = 0
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set(key, value, bytes) {
      const weight = bytes + 200
      // One value must not evict most of the others.
      if (weight > maxBytes / 8) return
      drop(key)
      kept.set(key, { value, bytes: weight })
      total += weight
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
    },
    delete: drop,
    forget(prefix = '') {
      for (const key of [...kept.keys()]) if (key.startsWith(prefix)) drop(key)
    },
  }
}
