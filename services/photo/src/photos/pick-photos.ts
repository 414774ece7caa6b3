import { randomInt } from 'node:crypto'
import type { Context } from '../context.ts'
import type { PhotoFilter } from '../photo-index/facts.ts'
import type { IdSet } from '../photo-index/id-set.ts'
import { seededBelow } from '../photo-index/seeded.ts'
import { listPhotos, type PhotoRow } from './store/photos.ts'

export interface PickFilter extends PhotoFilter {
  /** In any of these collections. */
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

const maxTries = 5

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
    if (photos.length === ids.length) return photos
    // Another process deleted them a moment ago, or their user was suspended.
    const existing = new Set(photos.map(({ id }) => id))
    await context.index.refresh(ids.filter((id) => !existing.has(id)))
  }
  return []
}
