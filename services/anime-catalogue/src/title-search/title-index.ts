import { type EntryRow, rowOf } from './entry-rows.ts'
import { hitsOf, type TitleHit } from './hits.ts'
import { pack } from './pack.ts'
import { packAside } from './pack-in-worker.ts'
import { maxHits } from './prefixes.ts'
import { queryForms } from './query.ts'
import { createSegment, type Segment } from './segment.ts'
import type { TitleEntry } from './title-entry.ts'

export interface TitleIndex {
  /** How many entries can be found. */
  readonly size: number
  /** The best first, and of equal ones the lower id; at most 1,000. Nothing for a query without a letter or digit. */
  search(query: string, options?: { limit?: number }): TitleHit[]
  /** Adds the entry or replaces the one with its id; the next search finds it. */
  put(entry: TitleEntry): void
  remove(id: number): boolean
  /**
   * Makes one packed index of everything, on a worker thread, and answers it, not to be changed. Starts by itself
   * when much has been put.
   */
  fold(): Promise<ArrayBuffer>
}

/** At once, for some hundred entries. For many see buildTitleIndexInWorker. */
export function createTitleIndex(entries: Iterable<TitleEntry>): TitleIndex {
  return titleIndexOver(pack(Iterator.from(entries).map(rowOf)))
}

const mostLatest = 32
const maxLayers = 16

/**
 * Entries that are put make small layers of their own, so that the great index need not be packed anew for each
 * of them. A search goes through all.
 */
export function titleIndexOver(buffer: ArrayBuffer): TitleIndex {
  let layers = [createSegment(buffer)]
  const latest = new Map<number, EntryRow>()
  let latestLayer: Segment | undefined
  let folding: Promise<ArrayBuffer> | undefined
  /** What was taken away since the layers that are being folded were read. */
  const takenMeanwhile = new Set<number>()

  function remove(id: number): boolean {
    if (latest.delete(id)) {
      latestLayer = undefined
      return true
    }
    if (folding) takenMeanwhile.add(id)
    return layers.some((layer) => layer.remove(id))
  }

  function layLatest(): void {
    if (latest.size > 0) layers.push(latestLayer ?? createSegment(pack(latest.values())))
    latest.clear()
    latestLayer = undefined
  }

  async function foldOnce(): Promise<ArrayBuffer> {
    layLatest()
    const [first, ...others] = layers
    if (first && others.length === 0 && first.size === first.removed.length) return first.buffer
    const { length } = layers
    takenMeanwhile.clear()
    const packed = await packAside(layers.map(({ buffer, removed }) => ({ part: { buffer, removed } })))
    const whole = createSegment(packed)
    for (const id of takenMeanwhile) whole.remove(id)
    layers = [whole, ...layers.slice(length)]
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
      if (latest.size < mostLatest) return
      layLatest()
      // If it fails, the layers stay and the next that is full tries again.
      if (layers.length > maxLayers && !folding) fold().catch(() => {})
    },
    remove,
    fold,
  }
}
