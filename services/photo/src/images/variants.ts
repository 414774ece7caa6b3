import type { DiskCache } from '@octavo/platform/disk-cache.ts'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { createSharedTasks } from './shared-tasks.ts'

/** Cached results of renders, in memory and on disk. */
export interface Variants<Value extends { bytes: Buffer }> {
  findInMemory(key: string): Value | undefined
  /** Also looks on disk. */
  find(key: string): Promise<Value | undefined>
  /** True while the variant is being made, so joining costs nothing. */
  isPending(key: string): boolean
  /** Makes the variant once for all callers that wait for it. */
  make(
    key: string,
    signal: AbortSignal | undefined,
    render: (signal: AbortSignal) => Promise<Buffer>,
  ): Promise<Value>
}

export interface VariantOptions<Value> {
  disk: DiskCache
  memoryBytes: number
  log: Logger
  /** Prepares a response, which is cached in memory with the bytes. */
  prepare(key: string, bytes: Buffer): Value
}

/** Larger images stay on disk, because few of them would displace many others. */
const maxEntryBytes = 256 * 1024

export function createVariants<Value extends { bytes: Buffer }>({
  disk,
  memoryBytes,
  log,
  prepare,
}: VariantOptions<Value>): Variants<Value> {
  const memory = createByteCache<Value>(memoryBytes, ({ bytes }) => bytes.length, { maxEntryBytes })
  const tasks = createSharedTasks<Value>()

  const addToMemory = (key: string, bytes: Buffer) => memory.add(key, prepare(key, bytes))

  return {
    findInMemory: (key) => memory.find(key),
    async find(key) {
      const cached = memory.find(key)
      if (cached) return cached
      const bytes = await disk.find(key).catch((error: unknown) => {
        log.warn({ err: error }, 'cannot read a cached image')
        return undefined
      })
      // It may have been made in the meantime.
      return bytes ? addToMemory(key, bytes) : memory.find(key)
    },
    isPending: (key) => tasks.has(key),
    make: (key, signal, render) =>
      tasks.join(key, signal, async (shared) => {
        const bytes = await render(shared)
        // The response does not wait for the disk.
        disk.write(key, bytes).catch((error: unknown) => log.warn({ err: error }, 'cannot cache an image'))
        return addToMemory(key, bytes)
      }),
  }
}
