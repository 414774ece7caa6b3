import { createObjectReader, type ObjectAnswer, type ObjectReader, type Question } from './object-reader.ts'
import type { GitCommand } from './processes/git-process.ts'
import type { Spawner } from './processes/spawn.ts'

/** Reuses object readers: a few per repository, bounded in all. */
export interface ReaderPool {
  ask(place: ReaderPlace, question: Question): Promise<ObjectAnswer | undefined>
  /** Closes the readers of one repository. */
  drop(place: ReaderPlace): Promise<void>
  dropAll(): Promise<void>
  close(): Promise<void>
}

export type ReaderPlace = Pick<GitCommand, 'environment'> & { gitDir: string }

interface Kept {
  reader: ObjectReader
  key: string
  /** The number of pending requests. */
  users: number
  usedAtMs: number
}

const maxOfOnePlace = 3
/** With this many pending requests, another reader is started. */
const manyUsers = 24

export function createReaderPool(
  spawner: Spawner,
  { maxReaders = 32, idleMs = 10_000 }: { maxReaders?: number | undefined; idleMs?: number | undefined } = {},
): ReaderPool {
  const kept = new Set<Kept>()
  const waitingForRoom: (() => void)[] = []

  const end = async (one: Kept) => {
    kept.delete(one)
    waitingForRoom.shift()?.()
    await one.reader.close()
  }
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const one of kept) if (isIdle(one) && now - one.usedAtMs >= idleMs) end(one)
  }, idleMs / 2).unref()

  function find(key: string): Kept | undefined {
    const own = [...kept].filter((one) => one.key === key && one.reader.isAlive)
    const [best] = own.sort((a, b) => a.users - b.users)
    if (best && (best.users < manyUsers || own.length >= maxOfOnePlace)) return best
    return makeRoom() ? undefined : best
  }

  function makeRoom(): boolean {
    for (const one of kept) if (!one.reader.isAlive) end(one)
    if (kept.size < maxReaders) return true
    const idle = [...kept].filter(isIdle).sort((a, b) => a.usedAtMs - b.usedAtMs)
    if (idle[0]) end(idle[0])
    return kept.size < maxReaders
  }

  function make(place: ReaderPlace, key: string): Kept {
    const made = { reader: createObjectReader(spawner, place), key, users: 0, usedAtMs: 0 }
    kept.add(made)
    return made
  }

  async function take(place: ReaderPlace): Promise<Kept> {
    const key = keyOf(place)
    for (;;) {
      const one = find(key) ?? (kept.size < maxReaders ? make(place, key) : undefined)
      if (one) {
        one.users++
        return one
      }
      await new Promise<void>((resolve) => waitingForRoom.push(resolve))
    }
  }

  return {
    async ask(place, question) {
      const one = await take(place)
      try {
        return await one.reader.ask(question)
      } finally {
        one.users--
        one.usedAtMs = performance.now()
        if (isIdle(one)) waitingForRoom.shift()?.()
      }
    },
    async drop(place) {
      const key = keyOf(place)
      await Promise.all([...kept].filter((one) => one.key === key).map(end))
    },
    async dropAll() {
      await Promise.all([...kept].map(end))
    },
    async close() {
      clearInterval(sweep)
      await Promise.all([...kept].map(end))
    },
  }
}

function isIdle({ users }: Kept): boolean {
  return users === 0
}

function keyOf({ gitDir, environment }: ReaderPlace): string {
  const { GIT_OBJECT_DIRECTORY: own = '', GIT_ALTERNATE_OBJECT_DIRECTORIES: others = '' } = environment ?? {}
  return [gitDir, own, others].join('\0')
}
