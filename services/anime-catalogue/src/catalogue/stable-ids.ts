import { hash as digest } from 'node:crypto'

/** Above the database's own sequence. */
const stableIdsFrom = 20_000_000

/**
 * Ids for rows of the hand-written catalogue, hashed from kind and key, so that they stay the same when the catalogue
 * grows. On a collision, the later key gets the next id.
 */
export function createStableIds(
  hash: (text: string) => number = thirtyBits,
): (kind: string, key: string) => number {
  const kinds = new Map<string, { ids: Map<string, number>; takenIds: Set<number> }>()
  return (kind, key) => {
    const of = kinds.get(kind) ?? { ids: new Map<string, number>(), takenIds: new Set<number>() }
    kinds.set(kind, of)
    const existingId = of.ids.get(key)
    if (existingId !== undefined) return existingId
    let id = stableIdsFrom + hash(`${kind} ${key}`)
    while (of.takenIds.has(id)) id++
    of.takenIds.add(id)
    of.ids.set(key, id)
    return id
  }
}

function thirtyBits(text: string): number {
  return digest('sha256', text, 'buffer').readUInt32BE() >>> 2
}
