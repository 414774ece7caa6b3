import {
  type FlagTest,
  isPromoted,
  orientationOf,
  type PhotoFacts,
  type PhotoFilter,
  packFlags,
  testOf,
} from './facts.ts'
import { createDenseSet, createGrowingArray, createSortedIds } from './growing-arrays.ts'
import type { IdSet } from './id-set.ts'
import { type Below, type Choices, sampleMatching, samplePositions } from './sample.ts'

/** All published photos in memory, for random picks and deep pages. About 50 bytes a photo. */
export interface PhotoIndex {
  readonly size: number
  readonly promotedSize: number
  has(id: number): boolean
  put(facts: PhotoFacts): void
  delete(id: number): void
  createdAtMs(id: number): number
  popularity(id: number): number
  matches(id: number, filter: PhotoFilter): boolean
  /** `count` distinct photos, each combination equally likely; fewer if fewer match. Every set has to contain them. */
  pick(filter: PhotoFilter, sets: readonly IdSet[], count: number, below: Below): number[]
  /** Ids in the order of publication. */
  page(order: 'latest' | 'oldest', offset: number, limit: number): number[]
}

export function createPhotoIndex(): PhotoIndex {
  const all = createDenseSet()
  const promoted = createDenseSet()
  const byOrientation = {
    landscape: createDenseSet(),
    portrait: createDenseSet(),
    squarish: createDenseSet(),
  }
  const flags = createGrowingArray(Uint8Array)
  const colors = createGrowingArray(Uint16Array)
  const created = createGrowingArray(Float64Array)
  const popularity = createGrowingArray(Uint32Array)
  const order = createSortedIds((a, b) => created.get(a) - created.get(b) || a - b)

  function fits(id: number, test: FlagTest): boolean {
    return (flags.get(id) & test.mask) === test.value && (colors.get(id) & test.colors) === test.colors
  }

  function remove(id: number): void {
    if (!all.has(id)) return
    order.delete(id)
    all.delete(id)
    promoted.delete(id)
    byOrientation[orientationOf(flags.get(id))].delete(id)
  }

  /** The smallest set that contains all matches. */
  function baseOf({ orientation, isPromoted }: PhotoFilter, sets: readonly IdSet[]): Choices {
    const bases: Choices[] = [all, ...sets]
    if (orientation) bases.push(byOrientation[orientation])
    if (isPromoted) bases.push(promoted)
    return bases.reduce((smallest, base) => (base.size < smallest.size ? base : smallest))
  }

  return {
    get size() {
      return all.size
    },
    get promotedSize() {
      return promoted.size
    },
    has: all.has,
    put(facts) {
      const { id } = facts
      remove(id)
      flags.set(id, packFlags(facts))
      colors.set(id, facts.colors)
      created.set(id, facts.createdAtMs)
      popularity.set(id, facts.popularity)
      all.add(id)
      order.add(id)
      byOrientation[facts.orientation].add(id)
      if (isPromoted(flags.get(id))) promoted.add(id)
    },
    delete: remove,
    createdAtMs: created.get,
    popularity: popularity.get,
    matches: (id, filter) => all.has(id) && fits(id, testOf(filter)),
    pick(filter, sets, count, below) {
      const base = baseOf(filter, sets)
      const test = testOf(filter)
      const isEverything = sets.length === 0 && test.mask === 0 && test.colors === 0
      if (isEverything) return samplePositions(base.size, count, below).map((position) => base.at(position))
      const others = sets.filter((set) => set !== base)
      return sampleMatching(
        base,
        count,
        // Sets may contain photos that were deleted meanwhile.
        (id) => all.has(id) && fits(id, test) && others.every((set) => set.has(id)),
        below,
      )
    },
    page(direction, offset, limit) {
      const length = Math.max(0, Math.min(limit, order.size - offset))
      return Array.from({ length }, (_, index) =>
        order.at(direction === 'oldest' ? offset + index : order.size - 1 - offset - index),
      )
    },
  }
}
