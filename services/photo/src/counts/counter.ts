import type { ServiceContext } from '@octavo/platform/service.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import type { Tables } from '../database/tables.ts'
import { dayOf } from '../wire/times.ts'
import { addCounts, addPhotoCounts } from './store.ts'

/** Counts events that are too frequent for a transaction each. */
export interface Counter {
  /** Counts a view, which is written within five seconds and at shutdown. */
  countView(photoId: number): void
  countRequest(): void
  /** Counts a download. It is durable when the promise resolves. */
  countDownload(photoId: number): Promise<void>
  /** Writes what is counted. */
  flush(): Promise<void>
  close(): Promise<void>
}

const flushEveryMs = 5_000
const maxPhotos = 10_000

export function createCounter({
  db,
  clock,
  log,
}: Pick<ServiceContext<unknown, Tables>, 'db' | 'clock' | 'log'>): Counter {
  let views = new Map<number, number>()
  let requests = 0
  let timer: NodeJS.Timeout | undefined
  let flushing = Promise.resolve()

  function schedule(): void {
    timer ??= setTimeout(flushInBackground, flushEveryMs)
  }

  function flushInBackground(): void {
    flush().catch((error) => log.warn({ message: errorMessage(error) }, 'counts were not written; retrying'))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    flushing = flushing.catch(() => {}).then(write)
    return flushing
  }

  async function write(): Promise<void> {
    if (views.size === 0 && requests === 0) return
    const [viewsNow, requestsNow] = [views, requests]
    views = new Map()
    requests = 0
    const day = dayOf(clock.now())
    try {
      await db.write(async (tx) => {
        await addPhotoCounts(tx, 'views', viewsNow, day)
        if (requestsNow > 0)
          await addCounts(tx, [{ metric: 'site requests', subject_id: 0, day, count: requestsNow }])
      })
    } catch (error) {
      for (const [id, count] of viewsNow) views.set(id, (views.get(id) ?? 0) + count)
      requests += requestsNow
      schedule()
      throw error
    }
  }

  return {
    countView(photoId) {
      views.set(photoId, (views.get(photoId) ?? 0) + 1)
      if (views.size >= maxPhotos) flushInBackground()
      else schedule()
    },
    countRequest() {
      requests++
      schedule()
    },
    countDownload: (photoId) =>
      db.writeBatched('downloads', (tx) =>
        addPhotoCounts(tx, 'downloads', new Map([[photoId, 1]]), dayOf(clock.now())),
      ),
    flush,
    async close() {
      await flush()
    },
  }
}
