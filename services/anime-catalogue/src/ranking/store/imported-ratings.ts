import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { changeRatings, findRatings, type RatingScope } from './ratings.ts'

export interface ImportedRating {
  mediaId: number
  rating: number
}

/**
 * Keeps the ratings of one user; with `fill` those of works that the user has not rated here. Returns the works of
 * which the user has another rating than before.
 */
export async function importRatings(
  tx: Transaction<Tables>,
  ratings: readonly ImportedRating[],
  { merge, ...scope }: RatingScope & { merge: 'fill' | 'replace' },
): Promise<number[]> {
  if (!ratings.length) return []
  if (merge === 'replace') return changeRatings(tx, ratings, scope)
  const before = await findRatings(
    tx,
    ratings.map(({ mediaId }) => mediaId),
    scope,
  )
  return changeRatings(
    tx,
    ratings.filter(({ mediaId }) => !before.has(mediaId)),
    scope,
  )
}
