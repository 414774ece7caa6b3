import type { Static } from 'typebox'
import type { Context } from '../context.ts'
import { presentStatistic } from '../counts/statistics.ts'
import { readCounts } from '../counts/store.ts'
import type { Metric } from '../database/count-tables.ts'
import { dayOf } from '../wire/times.ts'
import type { Statistics } from './schema/photo.ts'
import type { PhotoRow } from './store/photos.ts'

/** Views and downloads of photos by their public id, in one statement. */
export async function readPhotoCounts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  photos: readonly PhotoRow[],
  quantity: number,
): Promise<ReadonlyMap<string, Static<typeof Statistics>>> {
  const last = dayOf(clock.now())
  const days = { first: last - quantity + 1, last }
  const ids = photos.map(({ id }) => id)
  const counts = await readCounts(db.read, ['photo views', 'photo downloads'], ids, days)
  const bySubject = Map.groupBy(counts, ({ subject_id }) => subject_id)
  return new Map(
    photos.map(({ id, uid, views, downloads }) => {
      const series = (metric: Metric, total: number) => {
        const own = (bySubject.get(id) ?? []).filter((count) => count.metric === metric)
        return presentStatistic(total, new Map(own.map(({ day, count }) => [day, count])), days)
      }
      return [uid, { views: series('photo views', views), downloads: series('photo downloads', downloads) }]
    }),
  )
}
