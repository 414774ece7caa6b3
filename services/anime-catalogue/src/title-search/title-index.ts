import { type EntryRow, rowOf } from './entry-rows.ts'
import { hitsOf, type TitleHit } from './hits.ts'
import { pack } from './pack.ts'
import { packInWorker } from './pack-in-worker.ts'
import { maxHits } from './prefixes.ts'
import { queryForms } from './query.ts'
import { createSegment, type Segment } from './segment.ts'
import type { TitleEntry } from './title-entry.ts'

export interface TitleIndex {
  /** Number of entries. */
  readonly size: number
  /** At most 1,000 hits, best first, ties by id. Empty for a query without a letter or digit. */
  search(query: string, options?: { limit?: number }): TitleHit[]
  /** Adds the entry or replaces the one with its id; the next search finds it. */
  put(entry: TitleEntry): void
  remove(id: number): boolean
  /**
   * Merges everything into one packed index on a worker thread. Starts automatically after many puts. Do not modify the
   * result.
   */
  fold(): Promise<ArrayBuffer>
}

/** Synchronous, for a few hundred entries. See buildTitleIndexInWorker. */
export function createTitleIndex(entries: Iterable<TitleEntry>): TitleIndex {
  return titleIndexFrom(pack(Iterator.from(entries).map(rowOf)))
}

const maxLatest = 32
const maxLayers = 16

/**
 * New entries form small layers beside the main index, as in a log-structured merge tree. Searches cover all layers.
 */
export function titleIndexFrom(buffer: ArrayBuffer): TitleIndex {
  let layers = [createSegment(buffer)]
  const latest = new Map<number, EntryRow>()
  let latestLayer: Segment | undefined
  let folding: Promise<ArrayBuffer> | undefined
  /** Ids removed while a fold is running. */
  const removedDuringFold = new Set<number>()

  function remove(id: number): boolean {
    if (latest.delete(id)) {
      latestLayer = undefined
      return true
    }
    if (folding) removedDuringFold.add(id)
    return layers.some((layer) => layer.remove(id))
  }

  function flushLatest(): void {
    if (latest.size > 0) layers.push(latestLayer ?? createSegment(pack(latest.values())))
    latest.clear()
    latestLayer = undefined
  }

  async function foldOnce(): Promise<ArrayBuffer> {
    flushLatest()
    const [first, ...others] = layers
    if (first && others.length === 0 && first.size === first.removed.length) return first.buffer
    const { length } = layers
    removedDuringFold.clear()
    const packed = await packInWorker(layers.map(({ buffer, removed }) => ({ part: { buffer, removed } })))
    const merged = createSegment(packed)
    for (const id of removedDuringFold) merged.remove(id)
    layers = [merged, ...layers.slice(length)]
    return packed
  }

  function fold(): Promise<ArrayBuffer> {
    const own = (folding ?? Promise.resolve()).then(foldOnce, foldOnce).finally(() => {
      if (folding === own) folding = undefined
    })
    folding = own
    return own
  }

  return {
    get size() {
      return layers.reduce((sum, layer) => sum + layer.size, latest.size)
    },
    search(query, { limit = maxHits } = {}) {
      const forms = queryForms(query)
      if (latest.size > 0) latestLayer ??= createSegment(pack(latest.values()))
      const all = latestLayer ? [...layers, latestLayer] : layers
      return hitsOf(
        all.flatMap((layer) => layer.find(forms)),
        limit,
      )
    },
    put(entry) {
      remove(entry.id)
      latest.set(entry.id, rowOf(entry))
      latestLayer = undefined
      if (latest.size < maxLatest) return
      flushLatest()
      // After a failure the next full layer retries.
      if (layers.length > maxLayers && !folding) fold().catch(() => {})
    },
    remove,
    fold,
  }
}
