import { GitError } from './git-error.ts'
import {
  createObjectReader,
  type ObjectReader,
  type ObjectRequest,
  type ObjectResponse,
} from './object-reader.ts'
import type { GitCommand } from './processes/git-process.ts'
import type { Spawner } from './processes/spawn.ts'

/** Reuses object readers: a few per repository, bounded in all. */
export interface ReaderPool {
  request(location: ReaderLocation, request: ObjectRequest): Promise<ObjectResponse | undefined>
  /** Closes the readers of one repository, after the requests that they have. */
  drop(location: ReaderLocation): Promise<void>
  dropAll(): Promise<void>
  close(): Promise<void>
}

export type ReaderLocation = Pick<GitCommand, 'environment'> & { gitDir: string }

interface PooledReader {
  reader: ObjectReader
  key: string
  pendingRequests: number
  startedAtMs: number
  usedAtMs: number
  /** Resolves when the requests of a reader that gets no more have ended. */
  retired?: PromiseWithResolvers<void>
}

const maxPerRepository = 3
/** With this many pending requests, another reader is started. */
const maxPendingPerReader = 24
/** An older reader gets no more requests and ends when it is idle, before git would be stopped for its age. */
const maxReaderAgeMs = 3_600_000

export function createReaderPool(
  spawner: Pick<Spawner, 'start'>,
  { maxReaders = 32, idleMs = 10_000 }: { maxReaders?: number | undefined; idleMs?: number | undefined } = {},
): ReaderPool {
  const readers = new Set<PooledReader>()
  const waitingForSpace: (() => void)[] = []
  let isClosed = false

  const end = async (pooled: PooledReader) => {
    readers.delete(pooled)
    waitingForSpace.shift()?.()
    await pooled.reader.close()
  }
  const retire = async (pooled: PooledReader) => {
    pooled.retired ??= Promise.withResolvers()
    if (isIdle(pooled)) pooled.retired.resolve()
    await pooled.retired.promise
    await end(pooled)
  }
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const pooled of readers) if (isIdle(pooled) && now - pooled.usedAtMs >= idleMs) end(pooled)
  }, idleMs / 2).unref()

  function pickReader(key: string): PooledReader | undefined {
    const oldestMs = performance.now() - maxReaderAgeMs
    const own = [...readers].filter(
      (pooled) =>
        pooled.key === key && pooled.reader.isAlive && !pooled.retired && pooled.startedAtMs > oldestMs,
    )
    const [best] = own.sort((a, b) => a.pendingRequests - b.pendingRequests)
    if (best && (best.pendingRequests < maxPendingPerReader || own.length >= maxPerRepository)) return best
    return makeSpace() ? undefined : best
  }

  function makeSpace(): boolean {
    for (const pooled of readers) if (!pooled.reader.isAlive) end(pooled)
    if (readers.size < maxReaders) return true
    const idle = [...readers].filter(isIdle).sort((a, b) => a.usedAtMs - b.usedAtMs)
    if (idle[0]) end(idle[0])
    return readers.size < maxReaders
  }

  function createPooledReader(location: ReaderLocation, key: string): PooledReader {
    const reader = createObjectReader(spawner, location)
    const pooled = { reader, key, pendingRequests: 0, startedAtMs: performance.now(), usedAtMs: 0 }
    readers.add(pooled)
    return pooled
  }

  async function acquire(location: ReaderLocation): Promise<PooledReader> {
    const key = keyOf(location)
    for (;;) {
      if (isClosed) throw new GitError('aborted', 'Git has been closed')
      const pooled =
        pickReader(key) ?? (readers.size < maxReaders ? createPooledReader(location, key) : undefined)
      if (pooled) {
        pooled.pendingRequests++
        return pooled
      }
      await new Promise<void>((resolve) => waitingForSpace.push(resolve))
    }
  }

  return {
    async request(location, request) {
      const pooled = await acquire(location)
      try {
        return await pooled.reader.request(request)
      } finally {
        pooled.pendingRequests--
        pooled.usedAtMs = performance.now()
        if (isIdle(pooled)) {
          pooled.retired?.resolve()
          waitingForSpace.shift()?.()
        }
      }
    },
    async drop(location) {
      const key = keyOf(location)
      await Promise.all([...readers].filter((pooled) => pooled.key === key).map(retire))
    },
    async dropAll() {
      await Promise.all([...readers].map(end))
    },
    async close() {
      isClosed = true
      clearInterval(sweep)
      for (const wake of waitingForSpace.splice(0)) wake()
      await Promise.all([...readers].map(end))
    },
  }
}

function isIdle({ pendingRequests }: PooledReader): boolean {
  return pendingRequests === 0
}

function keyOf({ gitDir, environment }: ReaderLocation): string {
  const { GIT_OBJECT_DIRECTORY: own = '', GIT_ALTERNATE_OBJECT_DIRECTORIES: others = '' } = environment ?? {}
  return [gitDir, own, others].join('\0')
}
