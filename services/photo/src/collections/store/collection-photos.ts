import type { Kysely, Transaction } from 'kysely'
import { hasActiveOwner } from '../../database/active-owners.ts'
import type { Orientation } from '../../database/photo-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { PhotoRow } from '../../photos/store/photos.ts'

interface Query {
  collectionId: number
  orientation: Orientation | undefined
}

/** Without photos of suspended users, which still count in `total_photos`. */
const selectPhotos = (db: Kysely<Tables>, { collectionId, orientation }: Query) =>
  db
    .selectFrom('collection_photo')
    .innerJoin('photo', 'photo.id', 'collection_photo.photo_id')
    .where('collection_id', '=', collectionId)
    .where(hasActiveOwner('photo.user_id'))
    .$if(orientation !== undefined, (query) =>
      query.where('photo.orientation', '=', orientation ?? 'landscape'),
    )

/** The photo added last comes first. */
export async function listCollectionPhotoIds(
  db: Kysely<Tables>,
  query: Query,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await selectPhotos(db, query)
    .select('collection_photo.photo_id')
    .orderBy('position', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ photo_id }) => photo_id)
}

export async function countCollectionPhotos(db: Kysely<Tables>, query: Query): Promise<number> {
  const { count } = await selectPhotos(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The newest photos of each collection, in one statement. */
export async function listPreviews(
  db: Kysely<Tables>,
  collectionIds: readonly number[],
  count: number,
): Promise<ReadonlyMap<number, PhotoRow[]>> {
  // A subquery for each collection, because its index gives the newest without reading the others.
  const newestOf = (id: number) =>
    db
      .selectFrom((from) =>
        from
          .selectFrom('collection_photo')
          .innerJoin('photo', 'photo.id', 'collection_photo.photo_id')
          .selectAll('photo')
          .select(['collection_photo.collection_id', 'collection_photo.position'])
          .where('collection_id', '=', id)
          .where(hasActiveOwner('photo.user_id'))
          .orderBy('position', 'desc')
          .limit(count)
          .as('newest'),
      )
      .selectAll('newest')
  const [first, ...others] = collectionIds.map(newestOf)
  if (!first) return new Map()
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute()
  return Map.groupBy(
    rows.toSorted((a, b) => b.position - a.position),
    ({ collection_id }) => collection_id,
  )
}

/** Returns false if the collection already has the photo. */
export async function insertCollectionPhoto(
  tx: Transaction<Tables>,
  { collectionId, photoId, nowMs }: { collectionId: number; photoId: number; nowMs: number },
): Promise<boolean> {
  const added = await tx
    .insertInto('collection_photo')
    .values(({ selectFrom }) => ({
      collection_id: collectionId,
      photo_id: photoId,
      position: selectFrom('collection_photo as existing')
        .select(({ eb, fn, val }) => eb(fn.coalesce(fn.max('existing.position'), val(0)), '+', 1).as('next'))
        .where('existing.collection_id', '=', collectionId),
      added_at_ms: nowMs,
    }))
    .onConflict((conflict) => conflict.columns(['collection_id', 'photo_id']).doNothing())
    .returning('photo_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Returns when the photo was added, or undefined if the collection does not have it. */
export async function deleteCollectionPhoto(
  tx: Transaction<Tables>,
  collectionId: number,
  photoId: number,
): Promise<number | undefined> {
  const removed = await tx
    .deleteFrom('collection_photo')
    .where('collection_id', '=', collectionId)
    .where('photo_id', '=', photoId)
    .returning('added_at_ms')
    .executeTakeFirst()
  return removed?.added_at_ms
}

export async function findAddedAtMs(
  db: Kysely<Tables>,
  collectionId: number,
  photoId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('collection_photo')
    .select('added_at_ms')
    .where('collection_id', '=', collectionId)
    .where('photo_id', '=', photoId)
    .executeTakeFirst()
  return row?.added_at_ms
}

/** Adds to the count of a collection after its photos changed. Returns the new count, or undefined if it was deleted. */
export async function updatePhotoCount(
  tx: Transaction<Tables>,
  collectionId: number,
  { by, nowMs }: { by: 1 | -1; nowMs: number },
): Promise<number | undefined> {
  const row = await tx
    .updateTable('collection')
    .set(({ eb, ref }) => ({
      total_photos: eb(ref('total_photos'), '+', by),
      updated_at_ms: nowMs,
      ...(by > 0 && { last_collected_at_ms: nowMs }),
    }))
    .where('id', '=', collectionId)
    .returning('total_photos')
    .executeTakeFirst()
  return row?.total_photos
}

/** The first tags of each photo. */
export async function listTagsOf(
  db: Kysely<Tables>,
  photoIds: readonly number[],
  maxTags: number,
): Promise<ReadonlyMap<number, string[]>> {
  if (photoIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('photo_tag')
    .select(['photo_id', 'title'])
    .where('photo_id', 'in', [...photoIds])
    .where('position', '<', maxTags)
    .orderBy('position')
    .execute()
  const grouped = Map.groupBy(rows, ({ photo_id }) => photo_id)
  return new Map([...grouped].map(([id, tags]) => [id, tags.map(({ title }) => title)]))
}
