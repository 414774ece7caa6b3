import { createHash } from 'node:crypto'

/** Above the database's own sequence. */
const stableIdsFrom = 20_000_000

/**
 * Ids for the rows of the hand-written catalogue, which stay the same when the catalogue grows: by the kind of row and
 * its key. Where two keys of a kind would have the same id, the one that is asked for later gets the next.
 */
export function createStableIds(
  hash: (text: string) => number = thirtyBits,
): (kind: string, key: string) => number {
  const kinds = new Map<string, { ids: Map<string, number>; taken: Set<number> }>()
  return (kind, key) => {
    const of = kinds.get(kind) ?? { ids: new Map<string, number>(), taken: new Set<number>() }
    kinds.set(kind, of)
    const known = of.ids.get(key)
    if (known !== undefined) return known
    let id = stableIdsFrom + hash(`${kind} ${key}`)
    while (of.taken.has(id)) id++
    of.taken.add(id)
    of.ids.set(key, id)
    return id
  }
}

function thirtyBits(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() >>> 2
}
