import type { Clock } from '@octavo/platform/clock.ts'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import type { ImageSource } from './image-source.ts'

export type FindSource = (fileName: string) => Promise<ImageSource | undefined>

/** Caches sources briefly, so cached images need few queries. Nothing reports a suspension. */
export interface SourceCache {
  find(fileName: string): Promise<ImageSource | undefined>
  /** True if the file name still has this source, as far as this process knows. */
  isCurrent(fileName: string, source: ImageSource): boolean
  /** Must be called in every process when a photo is deleted or replaced. Otherwise the entry expires soon. */
  forget(fileName: string): void
}

const maxBytes = 8 * 1024 * 1024
const maxAgeMs = 5_000

export function createSourceCache(findSource: FindSource, clock: Clock): SourceCache {
  const cache = createByteCache<{ source: ImageSource; atMs: number }>(maxBytes, () => 600, {
    overheadBytes: 200,
  })

  /** Counts calls of `forget`. A source that was read before such a call may be outdated, so it is not cached. */
  let forgotten = 0

  function findCached(fileName: string): ImageSource | undefined {
    const entry = cache.find(fileName)
    return entry && Math.abs(clock.now() - entry.atMs) < maxAgeMs ? entry.source : undefined
  }

  return {
    async find(fileName) {
      const existing = findCached(fileName)
      if (existing) return existing
      const atMs = clock.now()
      const before = forgotten
      const source = await findSource(fileName)
      if (source && forgotten === before) cache.add(fileName, { source, atMs })
      return source
    },
    isCurrent: (fileName, source) => findCached(fileName) === source,
    forget(fileName) {
      forgotten++
      cache.delete(fileName)
    },
  }
}
