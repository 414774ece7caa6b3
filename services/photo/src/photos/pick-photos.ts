import { randomInt } from 'node:crypto'
import type { Context } from '../context.ts'
import type { PhotoFilter } from '../photo-index/facts.ts'
import type { IdSet } from '../photo-index/id-set.ts'
import { seededBelow } from '../photo-index/seeded.ts'
import { listPhotos, type PhotoRow } from './store/photos.ts'

export interface PickFilter extends PhotoFilter {
  /** Of any of these collections. */
  collectionIds?: readonly number[] | undefined
  /** Approved in any of these topics. */
  topicIds?: readonly number[] | undefined
  userId?: number | undefined
  /** Only photos of this set. */
  within?: IdSet | undefined
  /** Words, as in a search. */
  text?: string | undefined
  /** The same seed picks the same photos, until photos are added or deleted. */
  seed?: string | undefined
}

type Picker = Pick<Context, 'db' | 'index' | 'findMatches'>

const maxTries = 3

/** Picks distinct photos, each combination equally likely. Fewer, if fewer match. */
export async function pickRandom(
  context: Picker,
  { text, seed, collectionIds, topicIds, userId, within, ...filter }: PickFilter,
  count: number,
): Promise<PhotoRow[]> {
  const index = await context.index.ready()
  const { orientation, isSafe, color } = filter
  const sets: IdSet[] = await Promise.all([
    ...(collectionIds ? [context.index.members({ of: 'collections', ids: collectionIds })] : []),
    ...(topicIds ? [context.index.members({ of: 'topics', ids: topicIds })] : []),
    ...(within ? [within] : []),
    ...(userId === undefined ? [] : [context.index.members({ of: 'user', id: userId })]),
    ...(text === undefined
      ? []
      : [context.findMatches({ text, filter: { orientation, isSafe, color } }).then(({ set }) => set)]),
  ])
  const below = seed === undefined ? randomInt : seededBelow(seed)
  for (let tries = 0; tries < maxTries; tries++) {
    const ids = index.pick(filter, sets, count, below)
    const photos = await listPhotos(context.db.read, ids)
    // Another process may have deleted them a moment ago.
    if (photos.length > 0 || ids.length === 0) return photos
  }
  return []
}
