import type { Context } from '../context.ts'
import type { TopicRow } from './store.ts'

/** The number of listed photos by topic. `total_photos` also counts those of suspended users. */
export async function countVisiblePhotos(
  { hiddenInTopics }: Pick<Context, 'hiddenInTopics'>,
  topics: readonly TopicRow[],
): Promise<ReadonlyMap<number, number>> {
  const hidden = await hiddenInTopics()
  return new Map(
    topics.map(({ id, total_photos }) => [id, Math.max(0, total_photos - (hidden.get(id) ?? 0))]),
  )
}
