import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { PictureType } from '../media/picture-files.ts'
import type { MediaTable } from './place-tables.ts'
import type { Tables } from './tables.ts'

export type MediaRow = Selectable<MediaTable>

/** What is kept of a picture when it has come. */
type Kept = MediaRow & {
  blob: string
  cropped_blob: string
  content_type: PictureType
  width: number
  height: number
}

/** One that is there to be seen. */
export type ImageRow = Kept & { state: 'ready' }

// The store writes all of it at once.
export const isUploaded = (row: MediaRow): row is Kept => row.state !== 'waiting'
export const isImage = (row: MediaRow): row is ImageRow => row.state === 'ready'

export async function findImages(db: Kysely<Tables>, ids: readonly number[]): Promise<ImageRow[]> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '=', 'ready')
    .execute()
  return rows.filter(isImage)
}

export function findMediaByToken(db: Kysely<Tables>, tokenHash: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().where('upload_token_hash', '=', tokenHash).executeTakeFirst()
}

export async function insertMedia(tx: Transaction<Tables>, media: Insertable<MediaTable>): Promise<void> {
  await tx.insertInto('media').values(media).execute()
}

export function updateMedia(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<MediaTable>,
): Promise<MediaRow> {
  return tx.updateTable('media').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** The photos that somebody gave of themselves; tells the blobs that nothing else shows. */
export async function deletePortraits(tx: Transaction<Tables>, userId: number): Promise<string[]> {
  const shown = tx.selectFrom('organizer').select('logo_id').where('logo_id', 'is not', null)
  const rows = await tx
    .deleteFrom('media')
    .where('user_id', '=', userId)
    .where('kind', '=', 'image-user-photo')
    .where('id', 'not in', shown)
    .returning(['blob', 'cropped_blob'])
    .execute()
  const blobs = [...new Set(rows.flatMap((row) => [row.blob, row.cropped_blob]))].filter(
    (blob) => blob !== null,
  )
  if (blobs.length === 0) return []
  const others = await tx
    .selectFrom('media')
    .select(['blob', 'cropped_blob'])
    .where((eb) => eb.or([eb('blob', 'in', blobs), eb('cropped_blob', 'in', blobs)]))
    .execute()
  const kept = new Set(others.flatMap((row) => [row.blob, row.cropped_blob]))
  return blobs.filter((blob) => !kept.has(blob))
}
