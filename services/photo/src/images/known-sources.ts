import type { Clock } from '@octavo/platform/clock.ts'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import type { ImageSource } from './image-source.ts'

export type FindSource = (fileName: string) => Promise<ImageSource | undefined>

/** Remembers sources for a short time, so that cached images need no query. */
export interface KnownSources {
  find(fileName: string): Promise<ImageSource | undefined>
  /** Whether `source` is still what the file name stands for, as far as this process knows. */
  isCurrent(fileName: string, source: ImageSource): boolean
  /** Must be called when a photo is deleted or replaced, in every process. One that missed it notices after a minute. */
  forget(fileName: string): void
}

const maxBytes = 8 * 1024 * 1024
const maxAgeMs = 60_000

export function createKnownSources(findSource: FindSource, clock: Clock): KnownSources {
  const known = createByteCache<{ source: ImageSource; atMs: number }>(maxBytes, () => 600, {
    overheadBytes: 200,
  })

  /** Grows when a source is forgotten: what was read before may be that source. */
  let forgotten = 0

  function findKnown(fileName: string): ImageSource | undefined {
    const entry = known.find(fileName)
    return entry && Math.abs(clock.now() - entry.atMs) < maxAgeMs ? entry.source : undefined
  }

  return {
    async find(fileName) {
      const existing = findKnown(fileName)
      if (existing) return existing
      const atMs = clock.now()
      const before = forgotten
      const source = await findSource(fileName)
      if (source && forgotten === before) known.add(fileName, { source, atMs })
      return source
    },
    isCurrent: (fileName, source) => findKnown(fileName) === source,
    forget(fileName) {
      forgotten++
      known.delete(fileName)
    },
  }
}
