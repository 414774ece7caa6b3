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
  /** Closes the readers of one repository. */
  drop(location: ReaderLocation): Promise<void>
  dropAll(): Promise<void>
  close(): Promise<void>
}

export type ReaderLocation = Pick<GitCommand, 'environment'> & { gitDir: string }

interface PooledReader {
  reader: ObjectReader
  key: string
  /** The number of pending requests. */
  users: number
  startedAtMs: number
  usedAtMs: number
}

const maxPerRepository = 3
/** With this many pending requests, another reader is started. */
const maxUsersPerReader = 24
/** An older reader gets no more requests and ends when it is idle, before git would be stopped for its age. */
const maxReaderAgeMs = 3_600_000

export function createReaderPool(
  spawner: Spawner,
  { maxReaders = 32, idleMs = 10_000 }: { maxReaders?: number | undefined; idleMs?: number | undefined } = {},
): ReaderPool {
  const readers = new Set<PooledReader>()
  const waitingForSpace: (() => void)[] = []

  const end = async (one: PooledReader) => {
    readers.delete(one)
    waitingForSpace.shift()?.()
    await one.reader.close()
  }
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const one of readers) if (isIdle(one) && now - one.usedAtMs >= idleMs) end(one)
  }, idleMs / 2).unref()

  function find(key: string): PooledReader | undefined {
    const oldestMs = performance.now() - maxReaderAgeMs
    const own = [...readers].filter(
      (one) => one.key === key && one.reader.isAlive && one.startedAtMs > oldestMs,
    )
    const [best] = own.sort((a, b) => a.users - b.users)
    if (best && (best.users < maxUsersPerReader || own.length >= maxPerRepository)) return best
    return makeSpace() ? undefined : best
  }

  function makeSpace(): boolean {
    for (const one of readers) if (!one.reader.isAlive) end(one)
    if (readers.size < maxReaders) return true
    const idle = [...readers].filter(isIdle).sort((a, b) => a.usedAtMs - b.usedAtMs)
    if (idle[0]) end(idle[0])
    return readers.size < maxReaders
  }

  function make(location: ReaderLocation, key: string): PooledReader {
    const reader = createObjectReader(spawner, location)
    const created = { reader, key, users: 0, startedAtMs: performance.now(), usedAtMs: 0 }
    readers.add(created)
    return created
  }

  async function take(location: ReaderLocation): Promise<PooledReader> {
    const key = keyOf(location)
    for (;;) {
      const one = find(key) ?? (readers.size < maxReaders ? make(location, key) : undefined)
      if (one) {
        one.users++
        return one
      }
      await new Promise<void>((resolve) => waitingForSpace.push(resolve))
    }
  }

  return {
    async request(location, request) {
      const one = await take(location)
      try {
        return await one.reader.request(request)
      } finally {
        one.users--
        one.usedAtMs = performance.now()
        if (isIdle(one)) waitingForSpace.shift()?.()
      }
    },
    async drop(location) {
      const key = keyOf(location)
      await Promise.all([...readers].filter((one) => one.key === key).map(end))
    },
    async dropAll() {
      await Promise.all([...readers].map(end))
    },
    async close() {
      clearInterval(sweep)
      await Promise.all([...readers].map(end))
    },
  }
}

function isIdle({ users }: PooledReader): boolean {
  return users === 0
}

function keyOf({ gitDir, environment }: ReaderLocation): string {
  const { GIT_OBJECT_DIRECTORY: own = '', GIT_ALTERNATE_OBJECT_DIRECTORIES: others = '' } = environment ?? {}
  return [gitDir, own, others].join('\0')
}
