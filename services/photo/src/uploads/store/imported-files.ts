import type { Kysely } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'

/** The result of an import: the photo if it still exists, or the reason of its rejection. */
export interface ImportedFile {
  photoUid: string | null
  reason: string | null
}

export async function findImportedFile(
  db: Kysely<Tables>,
  userId: number,
  sourceHash: string,
): Promise<ImportedFile | undefined> {
  const row = await db
    .selectFrom('imported_file')
    .leftJoin('photo', 'photo.uid', 'imported_file.photo_uid')
    .select(['photo.uid', 'imported_file.reason'])
    .where('imported_file.user_id', '=', userId)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst()
  if (!row || (row.uid === null && row.reason === null)) return undefined
  return { photoUid: row.uid, reason: row.reason }
}

export async function saveImportedFile(
  db: Context['db'],
  userId: number,
  sourceHash: string,
  { photoUid, reason }: ImportedFile,
): Promise<void> {
  const columns = { photo_uid: photoUid, reason }
  await db.run(
    db.read
      .insertInto('imported_file')
      .values({ user_id: userId, source_hash: sourceHash, ...columns })
      .onConflict((conflict) => conflict.columns(['user_id', 'source_hash']).doUpdateSet(columns)),
  )
}
