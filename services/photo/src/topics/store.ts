import type { Kysely, Selectable } from 'kysely'
import { hasActiveOwner } from '../database/active-owners.ts'
import type { Orientation } from '../database/photo-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { TopicTable } from '../database/topic-tables.ts'
import type { PhotoRow } from '../photos/store/photos.ts'

export type TopicRow = Selectable<TopicTable>
export type TopicOrder = 'featured' | 'latest' | 'oldest' | 'position' | 'temporary' | 'updated'

interface Slice {
  offset: number
  limit: number
}

/** Hidden topics are only reached by their id or slug. */
export interface TopicFilter {
  idsOrSlugs: readonly string[] | undefined
}

const selectTopics = (db: Kysely<Tables>, { idsOrSlugs }: TopicFilter) =>
  db
    .selectFrom('topic')
    .where('visibility', '<>', 'hidden')
    .$if(idsOrSlugs !== undefined, (query) =>
      query.where(({ or, eb }) => {
        const names = [...(idsOrSlugs ?? [])]
        return or([eb('uid', 'in', names), eb('slug', 'in', names)])
      }),
    )

export async function listTopics(
  db: Kysely<Tables>,
  filter: TopicFilter,
  order: TopicOrder,
  { offset, limit }: Slice,
): Promise<TopicRow[]> {
  return selectTopics(db, filter)
    .selectAll()
    .$if(order === 'latest', (query) => query.orderBy('published_at_ms', 'desc'))
    .$if(order === 'oldest', (query) => query.orderBy('published_at_ms'))
    .$if(order === 'updated', (query) => query.orderBy('updated_at_ms', 'desc'))
    .$if(order === 'featured', (query) => query.orderBy('visibility'))
    .$if(order === 'temporary', (query) =>
      query.orderBy(({ eb }) => eb.case().when('ends_at_ms', 'is', null).then(1).else(0).end()),
    )
    .orderBy('position')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countTopics(db: Kysely<Tables>, filter: TopicFilter): Promise<number> {
  const { count } = await selectTopics(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findTopic(db: Kysely<Tables>, idOrSlug: string): Promise<TopicRow | undefined> {
  return db
    .selectFrom('topic')
    .selectAll()
    .where(({ or, eb }) => or([eb('slug', '=', idOrSlug), eb('uid', '=', idOrSlug)]))
    .executeTakeFirst()
}

export interface TopicPhotoQuery {
  topicId: number
  order: 'latest' | 'oldest' | 'popular'
  orientation: Orientation | undefined
}

const selectPhotos = (db: Kysely<Tables>, { topicId, orientation }: Omit<TopicPhotoQuery, 'order'>) =>
  db
    .selectFrom('topic_photo')
    .innerJoin('photo', 'photo.id', 'topic_photo.photo_id')
    .where('topic_id', '=', topicId)
    .where('status', '=', 'approved')
    .where(hasActiveOwner('photo.user_id'))
    .$if(orientation !== undefined, (query) =>
      query.where('photo.orientation', '=', orientation ?? 'landscape'),
    )

export async function listTopicPhotoIds(
  db: Kysely<Tables>,
  query: TopicPhotoQuery,
  { offset, limit }: Slice,
): Promise<number[]> {
  const direction = query.order === 'oldest' ? 'asc' : 'desc'
  const rows = await selectPhotos(db, query)
    .select('topic_photo.photo_id')
    .$if(query.order === 'popular', (select) => select.orderBy('photo.likes', 'desc'))
    .orderBy('added_at_ms', direction)
    .orderBy('topic_photo.photo_id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ photo_id }) => photo_id)
}

export async function countTopicPhotos(
  db: Kysely<Tables>,
  query: Omit<TopicPhotoQuery, 'order'>,
): Promise<number> {
  const { count } = await selectPhotos(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The newest photos of each topic, in one statement. */
export async function listTopicPreviews(
  db: Kysely<Tables>,
  topicIds: readonly number[],
  count: number,
): Promise<ReadonlyMap<number, PhotoRow[]>> {
  const newestOf = (id: number) =>
    db
      .selectFrom((from) =>
        from
          .selectFrom('topic_photo')
          .innerJoin('photo', 'photo.id', 'topic_photo.photo_id')
          .selectAll('photo')
          .select(['topic_photo.topic_id', 'topic_photo.added_at_ms'])
          .where('topic_id', '=', id)
          .where('status', '=', 'approved')
          .where(hasActiveOwner('photo.user_id'))
          .orderBy('added_at_ms', 'desc')
          .orderBy('photo_id', 'desc')
          .limit(count)
          .as('newest'),
      )
      .selectAll('newest')
  const [first, ...others] = topicIds.map(newestOf)
  if (!first) return new Map()
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute()
  const newestFirst = rows.toSorted((a, b) => b.added_at_ms - a.added_at_ms || b.id - a.id)
  return Map.groupBy(newestFirst, ({ topic_id }) => topic_id)
}

const maxCountedPhotos = 1_000

/** The users with most of the topic's newest photos. */
export async function listContributorIds(
  db: Kysely<Tables>,
  topicId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('topic_photo')
        .select('photo_id')
        .where('topic_id', '=', topicId)
        .where('status', '=', 'approved')
        .orderBy('added_at_ms', 'desc')
        .limit(maxCountedPhotos)
        .as('newest'),
    )
    .innerJoin('photo', 'photo.id', 'newest.photo_id')
    .select('photo.user_id')
    .where(hasActiveOwner('photo.user_id'))
    .groupBy('photo.user_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('photo.user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
