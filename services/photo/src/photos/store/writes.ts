import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { ColorName } from '../../database/colors.ts'
import type { PhotoTable } from '../../database/photo-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { PhotoRow } from './photos.ts'

export function insertPhoto(tx: Transaction<Tables>, row: Insertable<PhotoTable>): Promise<PhotoRow> {
  return tx.insertInto('photo').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updatePhotoRow(
  tx: Transaction<Tables>,
  id: number,
  columns: Updateable<PhotoTable>,
): Promise<void> {
  await tx.updateTable('photo').set(columns).where('id', '=', id).execute()
}

/** Returns false if the photo was deleted already. */
export async function deletePhotoRow(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('photo').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceTags(
  tx: Transaction<Tables>,
  photoId: number,
  titles: readonly string[],
): Promise<void> {
  await tx.deleteFrom('photo_tag').where('photo_id', '=', photoId).execute()
  if (titles.length === 0) return
  await tx
    .insertInto('photo_tag')
    .values(titles.map((title, position) => ({ photo_id: photoId, position, title })))
    .execute()
}

export interface ColorCoverage {
  color: ColorName
  /** In thousandths. */
  coverage: number
}

export async function insertColors(
  tx: Transaction<Tables>,
  photoId: number,
  colors: readonly ColorCoverage[],
): Promise<void> {
  if (colors.length === 0) return
  await tx
    .insertInto('photo_color')
    .values(colors.map((each) => ({ photo_id: photoId, ...each })))
    .execute()
}

const quarterDigits = 4

/** `hash` has 16 hexadecimal digits. */
export async function insertHashQuarters(
  tx: Transaction<Tables>,
  photoId: number,
  hash: string,
): Promise<void> {
  const values = Array.from({ length: hash.length / quarterDigits }, (_, quarter) => ({
    photo_id: photoId,
    quarter,
    value: Number.parseInt(hash.slice(quarter * quarterDigits, (quarter + 1) * quarterDigits), 16),
  }))
  await tx.insertInto('photo_hash_quarter').values(values).execute()
}

/** Reduces the counters of everything that refers to a photo, before it is deleted. */
export async function removeFromCounters(tx: Transaction<Tables>, photoId: number): Promise<void> {
  const less = (column: string) => sql<number>`${sql.ref(column)} - 1`
  await tx
    .updateTable('profile')
    .set({ total_likes: less('total_likes') })
    .where('user_id', 'in', (query) =>
      query.selectFrom('photo_like').select('user_id').where('photo_id', '=', photoId),
    )
    .execute()
  await tx
    .updateTable('collection')
    .set({ total_photos: less('total_photos') })
    .where('id', 'in', (query) =>
      query.selectFrom('collection_photo').select('collection_id').where('photo_id', '=', photoId),
    )
    .execute()
  await tx
    .updateTable('topic')
    .set({ total_photos: less('total_photos') })
    .where('id', 'in', (query) =>
      query
        .selectFrom('topic_photo')
        .select('topic_id')
        .where('photo_id', '=', photoId)
        .where('status', '=', 'approved'),
    )
    .execute()
}

/** True if a photo, or an upload that is being published, needs the blob. */
export async function isBlobReferenced(db: Kysely<Tables>, hash: string): Promise<boolean> {
  const photo = await db.selectFrom('photo').select('id').where('blob_hash', '=', hash).executeTakeFirst()
  if (photo) return true
  const upload = await db
    .selectFrom('upload')
    .select('id')
    .where('blob_hash', '=', hash)
    .where('state', '=', 'publishing')
    .executeTakeFirst()
  return upload !== undefined
}
