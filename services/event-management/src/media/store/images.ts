import { scheduleBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { MediaTable } from '../../database/place-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { ImageType } from '../image-limits.ts'

export type MediaRow = Selectable<MediaTable>

/** An uploaded image. */
type Fixed = MediaRow & {
  blob: string
  cropped_blob: string
  content_type: ImageType
  width: number
  height: number
}

/** A finished image. */
export type ImageRow = Fixed & { state: 'ready' }

// All columns are written in one statement.
export const isUploaded = (row: MediaRow): row is Fixed => row.state === 'uploaded' || row.state === 'ready'
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

export function findMedia(db: Kysely<Tables>, id: number): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
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

/** Compare-and-set on the state. Undefined if the state differs. */
export function transitionMedia(
  tx: Transaction<Tables>,
  id: number,
  from: MediaRow['state'],
  change: Updateable<MediaTable>,
): Promise<MediaRow | undefined> {
  return tx
    .updateTable('media')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
}

export async function countUnfinished(
  tx: Transaction<Tables>,
  userId: number,
  sinceMs: number,
): Promise<number> {
  const { count } = await tx
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '!=', 'ready')
    .where('created_at_ms', '>', sinceMs)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countImages(tx: Transaction<Tables>, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes unfinished uploads that began before the given time, and returns their number. */
export async function deleteUnfinished(
  tx: Transaction<Tables>,
  beforeMs: number,
  limit: number,
): Promise<number> {
  const old = await tx
    .selectFrom('media')
    .select('id')
    .where('state', 'in', ['waiting', 'receiving', 'uploaded'])
    .where('created_at_ms', '<', beforeMs)
    .limit(limit)
    .execute()
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  const rows = await tx
    .deleteFrom('media')
    .where('id', 'in', ids)
    .where('state', '!=', 'ready')
    .returning(['blob', 'cropped_blob'])
    .execute()
  await dropBlobs(tx, rows)
  return ids.length
}

/** Deletes the profile images of a user. */
export async function deleteProfileImages(tx: Transaction<Tables>, userId: number): Promise<void> {
  const organizerLogos = tx.selectFrom('organizer').select('logo_id').where('logo_id', 'is not', null)
  const rows = await tx
    .deleteFrom('media')
    .where('user_id', '=', userId)
    .where('kind', '=', 'image-user-photo')
    .where('id', 'not in', organizerLogos)
    .returning(['blob', 'cropped_blob'])
    .execute()
  await dropBlobs(tx, rows)
}

/** Schedules the removal of blobs of deleted or changed rows, unless another row shares them. */
export async function dropBlobs(
  tx: Transaction<Tables>,
  deleted: readonly Pick<MediaRow, 'blob' | 'cropped_blob'>[],
): Promise<void> {
  const blobs = new Set(
    deleted.flatMap((row) => [row.blob, row.cropped_blob]).filter((blob) => blob !== null),
  )
  if (blobs.size === 0) return
  const others = await tx
    .selectFrom('media')
    .select(['blob', 'cropped_blob'])
    .where((eb) => eb.or([eb('blob', 'in', [...blobs]), eb('cropped_blob', 'in', [...blobs])]))
    .execute()
  const shared = new Set(others.flatMap((row) => [row.blob, row.cropped_blob]))
  await scheduleBlobRemovals(
    tx,
    [...blobs].filter((blob) => !shared.has(blob)),
  )
}
