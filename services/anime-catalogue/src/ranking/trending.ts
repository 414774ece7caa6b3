import type { Clock } from '@octavo/platform/clock.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { Transaction } from 'kysely'
import type { MediaType } from '../database/media-tables.ts'
import type { Tables } from '../database/tables.ts'
import { addingScores, addScores } from './store/trend-scores.ts'

/** How much each thing that people do says of a work. */
export const signs = { view: 0.2, like: 0.5, reaction: 1, review: 2 } as const

/** After so long a sign counts half as much as one of now. */
const halfLifeMs = 7 * 24 * 60 * 60 * 1000
/** Far from now, scores would be too large or too small for a number: in twenty years. */
const epochMs = Date.UTC(2030, 0, 1)

export interface Sign {
  type: MediaType
  id: number
  weight: number
}

/** Nothing ever has to be taken from a score as time goes by: later signs count for more. */
export function scoreOf(weight: number, timeMs: number): number {
  return weight * 2 ** ((timeMs - epochMs) / halfLifeMs)
}

export async function addSigns(tx: Transaction<Tables>, seen: readonly Sign[], nowMs: number): Promise<void> {
  await addScores(
    tx,
    seen.map(({ type, id, weight }) => ({ type, work: id, score: scoreOf(weight, nowMs) })),
  )
}

/** Who looks at what, gathered in memory: one statement every few seconds, however many look. */
export interface Views {
  /** By what stands in the address: an id or a slug. */
  see(type: MediaType, work: string): void
  /** Resolves when everything that was seen so far is kept. */
  flush(): Promise<void>
  close(): Promise<void>
}

const gatherMs = 5_000
/** Nobody looks at more at once but somebody who tries them all. */
const worksMax = 5_000
const slugMax = 110

export function createViews({
  db,
  clock,
  log,
}: {
  db: Pick<Database<Tables>, 'run' | 'read'>
  clock: Clock
  log: Logger
}): Views {
  let seen = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(views: ReadonlyMap<string, number>): Promise<void> {
    const nowMs = clock.now()
    const scores = [...views].map(([key, count]) => {
      const [type, work = ''] = key.split('/', 2)
      return {
        type: type === 'manga' ? ('manga' as const) : ('anime' as const),
        work: /^\d+$/.test(work) ? Number(work) : work,
        score: scoreOf(signs.view * count, nowMs),
      }
    })
    await db.run(addingScores(db.read, scores))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!seen.size) return writing
    const views = seen
    seen = new Map()
    writing = writing
      .then(() => write(views))
      .catch((error: unknown) => log.warn({ err: error }, 'what was looked at could not be kept'))
    return writing
  }

  return {
    see(type, work) {
      const key = `${type}/${work}`
      const count = seen.get(key)
      if (count === undefined) {
        if (work.length > slugMax || (/^\d/.test(work) && !/^\d{1,15}$/.test(work) && !/[a-z]/.test(work)))
          return
        if (seen.size >= worksMax) return
      }
      seen.set(key, (count ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), gatherMs).unref()
    },
    flush,
    close: flush,
  }
}
