/** Counts the ref updates of each repository, to invalidate caches. */
export interface RefVersions {
  of(id: number): string
  raise(id: number): void
  raiseAll(): void
}

export function createRefVersions(): RefVersions {
  const counts = new Map<number, number>()
  let epoch = 0
  return {
    of: (id) => `${epoch}.${counts.get(id) ?? 0}`,
    raise(id) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
    },
    raiseAll() {
      epoch++
    },
  }
}
