import type { ServiceContext } from '@octavo/platform/service.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import type { Tables } from '../database/tables.ts'
import { dayOf } from '../wire/times.ts'
import { addCounts, addPhotoCounts, findIdsOfFiles } from './store.ts'

/** Counts events that are too frequent for a transaction each. */
export interface Counter {
  /** Counts a view, which is written within five seconds and at shutdown. */
  countView(photoId: number): void
  /** The same for the photo with this image. */
  countImageView(fileName: string): void
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
  let imageViews = new Map<string, number>()
  let requests = 0
  let timer: NodeJS.Timeout | undefined
  let flushing = Promise.resolve()

  function schedule(): void {
    if (views.size + imageViews.size >= maxPhotos) flushInBackground()
    else timer ??= setTimeout(flushInBackground, flushEveryMs)
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
    if (views.size === 0 && imageViews.size === 0 && requests === 0) return
    const [viewsNow, imageViewsNow, requestsNow] = [views, imageViews, requests]
    views = new Map()
    imageViews = new Map()
    requests = 0
    const day = dayOf(clock.now())
    try {
      await db.write(async (tx) => {
        const ids = await findIdsOfFiles(tx, [...imageViewsNow.keys()])
        const all = new Map(viewsNow)
        for (const [fileName, id] of ids) add(all, id, imageViewsNow.get(fileName) ?? 0)
        await addPhotoCounts(tx, 'views', all, day)
        if (requestsNow > 0)
          await addCounts(tx, [{ metric: 'site requests', subject_id: 0, day, count: requestsNow }])
      })
    } catch (error) {
      for (const [id, count] of viewsNow) add(views, id, count)
      for (const [fileName, count] of imageViewsNow) add(imageViews, fileName, count)
      requests += requestsNow
      schedule()
      throw error
    }
  }

  return {
    countView(photoId) {
      add(views, photoId, 1)
      schedule()
    },
    countImageView(fileName) {
      add(imageViews, fileName, 1)
      schedule()
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

function add<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
