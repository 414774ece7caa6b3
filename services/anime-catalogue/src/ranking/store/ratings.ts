import { chunkRows } from '@octavo/platform/data/chunks.ts'
import type { Transaction } from 'kysely'
import { nextGeneration } from '../../database/generation.ts'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { updateRows } from '../../database/update-rows.ts'
import { averageRating, frequenciesOf, meanRating } from '../average-rating.ts'

/** `null` deletes the rating. */
export interface RatingChange {
  mediaId: number
  rating: number | null
}

export interface RatingScope {
  userId: number
  type: MediaType
  /** Minimum number of ratings for an average. */
  minimum: number
}

/**
 * Writes the ratings of one user and updates sums, frequencies, averages and user counts of the media. Returns the ids
 * of media whose rating changed.
 */
export async function changeRatings(
  tx: Transaction<Tables>,
  changes: readonly RatingChange[],
  scope: RatingScope,
): Promise<number[]> {
  const requested = new Map(changes.map(({ mediaId, rating }) => [mediaId, rating]))
  const earlier = await findRatings(tx, [...requested.keys()], scope)
  const changedRatings = [...requested]
    .map(([mediaId, rating]) => ({ mediaId, rating, before: earlier.get(mediaId) ?? null }))
    .filter(({ rating, before }) => rating !== before)
  if (!changedRatings.length) return []
  await writeRatings(tx, changedRatings, scope)
  await updateMedia(tx, changedRatings, scope)
  return changedRatings.map(({ mediaId }) => mediaId)
}

/** Subtracts the ratings of deleted media from the totals. */
export async function removeRatings(
  tx: Transaction<Tables>,
  { id, sum, count, ...scope }: { type: MediaType; id: number; sum: number; count: number; minimum: number },
): Promise<void> {
  if (count) await moveMean(tx, { ...scope, sum: -sum, count: -count }, new Set([id]))
}

/** Recomputes averages after the setting `minRatings` changed. */
export async function updateMinRatings(tx: Transaction<Tables>, minimum: number): Promise<void> {
  for (const { media_type: type, ...total } of await tx.selectFrom('rating_total').selectAll().execute()) {
    if (total.minimum === minimum) continue
    const mean = meanRating({ sum: total.rating_sum, count: total.rating_count })
    const works = await findRated(tx, type, 1)
    const averages = works
      // An imported average stays until there are enough ratings here.
      .filter((work) => work.rating_count >= Math.min(minimum, total.minimum || minimum))
      .map((work) => ({ ...work, next: averageOf(work, mean, minimum) }))
    await writeAverages(tx, type, averages)
    await tx.updateTable('rating_total').set({ minimum }).where('media_type', '=', type).execute()
    await nextGeneration(tx)
  }
}

interface Change extends RatingChange {
  before: number | null
}

export async function findRatings(
  tx: Transaction<Tables>,
  ids: readonly number[],
  { userId, type }: Pick<RatingScope, 'userId' | 'type'>,
): Promise<Map<number, number>> {
  if (!ids.length) return new Map()
  const rows = await tx
    .selectFrom('rating')
    .select(['media_id', 'rating'])
    .where('user_id', '=', userId)
    .where('media_type', '=', type)
    .where('media_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ media_id, rating }) => [media_id, rating]))
}

async function writeRatings(
  tx: Transaction<Tables>,
  changes: readonly Change[],
  { userId, type }: RatingScope,
): Promise<void> {
  const deletedIds = changes.filter(({ rating }) => rating === null).map(({ mediaId }) => mediaId)
  if (deletedIds.length)
    await tx
      .deleteFrom('rating')
      .where('user_id', '=', userId)
      .where('media_type', '=', type)
      .where('media_id', 'in', deletedIds)
      .execute()
  const rows = changes.flatMap(({ mediaId, rating }) =>
    rating === null ? [] : { user_id: userId, media_type: type, media_id: mediaId, rating },
  )
  for (const chunk of chunkRows(rows))
    await tx
      .insertInto('rating')
      .values(chunk)
      .onConflict((on) =>
        on
          .columns(['user_id', 'media_type', 'media_id'])
          .doUpdateSet((query) => ({ rating: query.ref('excluded.rating') })),
      )
      .execute()
}

async function updateMedia(
  tx: Transaction<Tables>,
  changes: readonly Change[],
  { userId, type, minimum }: RatingScope,
): Promise<void> {
  const generation = await nextGeneration(tx)
  const ids = changes.map(({ mediaId }) => mediaId)
  const total = { sum: 0, count: 0 }
  const byWork = new Map(changes.map((change) => [change.mediaId, change]))
  for (const { rating, before } of changes) {
    total.sum += (rating ?? 0) - (before ?? 0)
    total.count += Number(rating !== null) - Number(before !== null)
  }
  const mean = await moveMean(tx, { type, ...total, minimum }, new Set(ids))
  const reviewed = await findReviewed(tx, ids, userId, type)
  const works = await tx
    .selectFrom(tableOf(type))
    .select(['id', 'rating_sum', 'rating_count', 'rating_frequencies', 'average_rating', 'user_count'])
    .where('id', 'in', ids)
    .execute()
  const ratedWorks = works.flatMap((work) => {
    const change = byWork.get(work.id)
    if (!change) return []
    const { rating, before } = change
    const more = Number(rating !== null) - Number(before !== null)
    const frequencies: Record<number, number> = JSON.parse(work.rating_frequencies)
    if (before !== null) frequencies[before] = (frequencies[before] ?? 0) - 1
    if (rating !== null) frequencies[rating] = (frequencies[rating] ?? 0) + 1
    const sums = {
      rating_sum: work.rating_sum + (rating ?? 0) - (before ?? 0),
      rating_count: work.rating_count + more,
    }
    const isTooFew = sums.rating_count < minimum && work.rating_count < minimum
    return {
      id: work.id,
      ...sums,
      rating_frequencies: frequenciesOf(frequencies),
      // An imported average stays until there are enough ratings here.
      average_rating: isTooFew ? work.average_rating : averageOf(sums, mean, minimum),
      user_count: work.user_count + (reviewed.has(work.id) ? 0 : more),
      changed_in: generation,
    }
  })
  await updateRows(tx, type, countedColumns, ratedWorks)
}

const countedColumns = {
  rating_sum: 'bigint',
  rating_count: 'integer',
  rating_frequencies: 'text',
  average_rating: 'integer',
  user_count: 'integer',
  changed_in: 'bigint',
} as const

/** Updates the totals and, if the global mean changes, the averages of all other media. */
async function moveMean(
  tx: Transaction<Tables>,
  { type, sum, count, minimum }: { type: MediaType; sum: number; count: number; minimum: number },
  except: ReadonlySet<number>,
): Promise<number> {
  const after = await tx
    .updateTable('rating_total')
    .set((row) => ({
      rating_sum: row('rating_sum', '+', sum),
      rating_count: row('rating_count', '+', count),
    }))
    .where('media_type', '=', type)
    .returning(['rating_sum', 'rating_count'])
    .executeTakeFirstOrThrow()
  const mean = meanRating({ sum: after.rating_sum, count: after.rating_count })
  const former = meanRating({ sum: after.rating_sum - sum, count: after.rating_count - count })
  if (mean !== former) {
    const works = await findRated(tx, type, minimum)
    const others = works
      .filter(({ id }) => !except.has(id))
      .map((work) => ({ ...work, next: averageOf(work, mean, minimum) }))
    await writeAverages(tx, type, others)
  }
  return mean
}

interface Rated {
  id: number
  rating_sum: number
  rating_count: number
  average_rating: number | null
}

function averageOf(
  { rating_sum, rating_count }: Pick<Rated, 'rating_sum' | 'rating_count'>,
  mean: number,
  minimum: number,
): number | null {
  return averageRating({ sum: rating_sum, count: rating_count }, mean, minimum)
}

function findRated(tx: Transaction<Tables>, type: MediaType, min: number): Promise<Rated[]> {
  return (
    tx
      .selectFrom(tableOf(type))
      .select(['id', 'rating_sum', 'rating_count', 'average_rating'])
      // Matches the partial index.
      .where('rating_count', '>', 0)
      .where('rating_count', '>=', min)
      .execute()
  )
}

async function writeAverages(
  tx: Transaction<Tables>,
  type: MediaType,
  works: readonly (Rated & { next: number | null })[],
): Promise<void> {
  const changedWorks = works.filter(({ average_rating, next }) => next !== average_rating)
  await updateRows(
    tx,
    type,
    { average_rating: 'integer' },
    changedWorks.map(({ id, next }) => ({ id, average_rating: next })),
  )
}

async function findReviewed(
  tx: Transaction<Tables>,
  ids: readonly number[],
  userId: number,
  type: MediaType,
): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('review')
    .select('media_id')
    .where('user_id', '=', userId)
    .where('media_type', '=', type)
    .where('media_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ media_id }) => media_id))
}

/** Both tables have these columns, which Kysely cannot infer for a union. */
function tableOf(type: MediaType): 'anime' {
  return type as 'anime'
}
