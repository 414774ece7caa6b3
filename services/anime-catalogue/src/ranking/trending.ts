import type { Clock } from '@octavo/platform/clock.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { Transaction } from 'kysely'
import type { MediaType } from '../database/media-tables.ts'
import type { Tables } from '../database/tables.ts'
import { addScores, scoresStatement } from './store/trend-scores.ts'

export const trendWeights = { view: 0.2, like: 0.5, reaction: 1, review: 2 } as const

const halfLifeMs = 7 * 24 * 60 * 60 * 1000
/** Scores stay within the range of doubles for some twenty years around this date. */
const epochMs = Date.UTC(2030, 0, 1)

export interface TrendEvent {
  type: MediaType
  id: number
  weight: number
}

/** Later events get exponentially larger scores, so stored scores never need to decay. */
export function scoreOf(weight: number, timeMs: number): number {
  return weight * 2 ** ((timeMs - epochMs) / halfLifeMs)
}

export async function addTrendEvents(
  tx: Transaction<Tables>,
  events: readonly TrendEvent[],
  nowMs: number,
): Promise<void> {
  await addScores(
    tx,
    events.map(({ type, id, weight }) => ({ type, work: id, score: scoreOf(weight, nowMs) })),
  )
}

/** Counts views in memory and writes them in batches. */
export interface Views {
  /** `work` is an id or slug from a path, not validated. */
  record(type: MediaType, work: string): void
  /** Resolves when all recorded views are written. */
  flush(): Promise<void>
  close(): Promise<void>
}

const batchDelayMs = 5_000
/** Limits memory against clients that enumerate ids. */
const maxWorks = 5_000
const maxSlugLength = 110

export function createViews({
  db,
  clock,
  log,
}: {
  db: Pick<Database<Tables>, 'run' | 'read'>
  clock: Clock
  log: Logger
}): Views {
  let pending = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let lastWrite: Promise<void> = Promise.resolve()

  async function write(views: ReadonlyMap<string, number>): Promise<void> {
    const nowMs = clock.now()
    const scores = [...views].map(([key, count]) => {
      const [type, work = ''] = key.split('/', 2)
      return {
        type: type === 'manga' ? ('manga' as const) : ('anime' as const),
        work: /^\d+$/.test(work) ? Number(work) : work,
        score: scoreOf(trendWeights.view * count, nowMs),
      }
    })
    await db.run(scoresStatement(db.read, scores))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!pending.size) return lastWrite
    const views = pending
    pending = new Map()
    lastWrite = lastWrite
      .then(() => write(views))
      .catch((error: unknown) => log.warn({ err: error }, 'cannot write views'))
    return lastWrite
  }

  return {
    record(type, work) {
      const key = `${type}/${work}`
      const count = pending.get(key)
      if (count === undefined) {
        if (
          work.length > maxSlugLength ||
          (/^\d/.test(work) && !/^\d{1,15}$/.test(work) && !/[a-z]/.test(work))
        )
          return
        if (pending.size >= maxWorks) return
      }
      pending.set(key, (count ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), batchDelayMs).unref()
    },
    flush,
    close: flush,
  }
}
