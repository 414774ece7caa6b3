import { indexOfKey } from './candidates.ts'
import type { EntryRow } from './entry-rows.ts'
import { createFinder, type Find } from './finder.ts'
import { packedIn } from './packed.ts'
import { popularityFactor } from './quality.ts'
import type { QueryForm } from './query.ts'
import type { Candidate } from './results.ts'
import { createTexts } from './texts.ts'
import type { Variant } from './variants.ts'

/** An immutable packed index with removals. */
export interface Segment {
  readonly buffer: ArrayBuffer
  /** 1 for removed entries. */
  readonly removed: Uint8Array
  readonly size: number
  remove(id: number): boolean
  find(forms: readonly QueryForm[]): Candidate[]
}

export function createSegment(buffer: ArrayBuffer): Segment {
  const packed = packedIn(buffer)
  const { ids, weights } = packed
  const removed = new Uint8Array(ids.length)
  const factors = Float32Array.from(weights, popularityFactor)
  let size = ids.length
  let find: Find | undefined
  return {
    buffer,
    removed,
    get size() {
      return size
    },
    remove(id) {
      const slot = indexOfKey(ids, id)
      if (slot < 0 || removed[slot]) return false
      removed[slot] = 1
      factors[slot] = 0
      size--
      return true
    },
    find(forms) {
      find ??= createFinder(packed, factors)
      return find(forms)
    },
  }
}

/** The rows that are not removed. */
export function rowsOf({ buffer, removed }: Pick<Segment, 'buffer' | 'removed'>): EntryRow[] {
  const packed = packedIn(buffer)
  const { ids, weights, owners, kinds, surfaces } = packed
  const { textOf } = createTexts(packed)
  const variants = Array.from(ids, (): Variant[] => [])
  for (const [variant, owner] of owners.entries())
    variants[owner]?.push({
      text: textOf(variant),
      kind: kinds[variant] ?? 0,
      surface: surfaces[variant] ?? 0,
    })
  return variants.flatMap((own, slot) =>
    removed[slot] ? [] : [{ id: ids[slot] ?? 0, weight: weights[slot] ?? 0, variants: own }],
  )
}
