import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { PhotoRow } from './photos.ts'

/** Photos of suspended users stay in the text index, so that they are found again after the suspension. */
export function listRowsToIndex(db: Kysely<Tables>, photoIds: readonly number[]): Promise<PhotoRow[]> {
  return db.selectFrom('photo').selectAll().where('id', 'in', photoIds).execute()
}

/** The tags and colors of photos, for the index. */
export async function listWordsAndColors(db: Kysely<Tables>, photoIds: readonly number[]) {
  const tags = await db
    .selectFrom('photo_tag')
    .select(['photo_id', 'title'])
    .where('photo_id', 'in', photoIds)
    .orderBy('photo_id')
    .orderBy('position')
    .execute()
  const colors = await db
    .selectFrom('photo_color')
    .select(['photo_id', 'color', 'coverage'])
    .where('photo_id', 'in', photoIds)
    .execute()
  return {
    tags: Map.groupBy(tags, ({ photo_id }) => photo_id),
    colors: Map.groupBy(colors, ({ photo_id }) => photo_id),
  }
}

/** The next photos of a user, by id. */
export async function listIdsOfUser(
  db: Kysely<Tables>,
  userId: number,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('photo')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
