/** Counts the changes of each repository's refs, so that what followed from older ones is not used any more. */
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
