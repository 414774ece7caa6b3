import type { Matches } from '../matching/matches.ts'
import type { PhotoIndex } from '../photo-index/photo-index.ts'

export type SearchOrder = 'relevant' | 'latest' | 'editorial'

/** The ids of matches in the order of a search. */
export function orderMatches({ ids }: Matches, order: SearchOrder, index: PhotoIndex): readonly number[] {
  if (order === 'latest') return ids.toSorted((a, b) => index.createdAtMs(b) - index.createdAtMs(a) || b - a)
  if (order === 'relevant') return ids
  const isPromoted = (id: number) => index.matches(id, { isPromoted: true })
  return [...ids.filter(isPromoted), ...ids.filter((id) => !isPromoted(id))]
}
