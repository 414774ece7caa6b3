import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { type CollectionRow, isListed } from './collections.ts'

/** The newest public collections that have a photo. */
export function listCollectionsOfPhoto(
  db: Kysely<Tables>,
  photoId: number,
  limit: number,
): Promise<(CollectionRow & { total: number })[]> {
  return db
    .selectFrom('collection_photo')
    .innerJoin('collection', 'collection.id', 'collection_photo.collection_id')
    .selectAll('collection')
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('collection_photo.photo_id', '=', photoId)
    .where(isListed({ kind: 'all' }))
    .orderBy('collection.published_at_ms', 'desc')
    .orderBy('collection.id', 'desc')
    .limit(limit)
    .execute()
}
