/** A set of photos from the database: members of collections, photos of a user, matches of a query. */
export interface IdSet {
  readonly size: number
  at(position: number): number
  has(id: number): boolean
}

export function createIdSet(ids: Iterable<number>): IdSet {
  const sorted = Uint32Array.from(ids).sort()

  return {
    size: sorted.length,
    at: (position) => sorted[position] ?? 0,
    has(id) {
      let low = 0
      let high = sorted.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((sorted[middle] ?? 0) < id) low = middle + 1
        else high = middle
      }
      return sorted[low] === id
    },
  }
}
