import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { UploadState, UploadTable } from '../../database/upload-tables.ts'
import type { PhotoRow } from '../../photos/store/photos.ts'

export type UploadRow = Selectable<UploadTable>

export async function insertUpload(tx: Transaction<Tables>, row: UploadRow): Promise<void> {
  await tx.insertInto('upload').values(row).execute()
}

export function findUpload(db: Kysely<Tables>, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Compare-and-set on the state, so concurrent transitions have one winner. */
export function transitionUpload(
  tx: Transaction<Tables>,
  id: string,
  from: UploadState,
  columns: Updateable<UploadTable>,
): Promise<UploadRow | undefined> {
  return tx
    .updateTable('upload')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
}

export async function setAttempts(tx: Transaction<Tables>, id: string, attempts: number): Promise<void> {
  await tx.updateTable('upload').set({ attempts }).where('id', '=', id).execute()
}

/** Returns the deleted row. */
export function deleteUpload(tx: Transaction<Tables>, id: string): Promise<UploadRow | undefined> {
  return tx.deleteFrom('upload').where('id', '=', id).returningAll().executeTakeFirst()
}

/** Returns whether it was deleted: a client may have continued the upload since it was listed. */
export async function deleteUnchangedUpload(
  tx: Transaction<Tables>,
  { id, state, changed_at_ms }: UploadRow,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('state', '=', state)
    .where('changed_at_ms', '=', changed_at_ms)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countUnfinished(db: Kysely<Tables>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['receiving', 'received', 'publishing'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function listUploads(
  db: Kysely<Tables>,
  state: UploadState,
  changedBeforeMs: number,
  limit: number,
): Promise<UploadRow[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('state', '=', state)
    .where('changed_at_ms', '<', changedBeforeMs)
    .orderBy('changed_at_ms')
    .limit(limit)
    .execute()
}

/** Uploads of forms, which announce no length, that are still being received. */
export function listForms(db: Kysely<Tables>, changedBeforeMs: number, limit: number): Promise<UploadRow[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('state', '=', 'receiving')
    .where('length', '=', 0)
    .where('changed_at_ms', '<', changedBeforeMs)
    .orderBy('changed_at_ms')
    .limit(limit)
    .execute()
}

export function findPhotoByBlob(db: Kysely<Tables>, hash: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photo').selectAll().where('blob_hash', '=', hash).orderBy('id').executeTakeFirst()
}

export async function setFileOrientation(
  tx: Transaction<Tables>,
  photoId: number,
  orientation: number,
): Promise<void> {
  if (orientation === 1) return
  await tx.updateTable('photo').set({ file_orientation: orientation }).where('id', '=', photoId).execute()
}
