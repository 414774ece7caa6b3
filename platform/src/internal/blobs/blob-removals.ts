import type { Kysely } from 'kysely'
import type { BlobRemovalTables } from '../../blobs/referenced-blobs.ts'

/** After this time, the removing process must have crashed. */
const maxMs = 60_000

type Db = Kysely<BlobRemovalTables>

export async function insertBlobRemovals(db: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await db
    .insertInto('blob_removal')
    .values(hashes.map((hash) => ({ hash, started_at_ms: null })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** Returns false if the removal has started, so the blob must not be referenced. */
export async function cancelBlobRemoval(db: Db, hash: string): Promise<boolean> {
  await db.deleteFrom('blob_removal').where('hash', '=', hash).where('started_at_ms', 'is', null).execute()
  const removal = await db
    .selectFrom('blob_removal')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return removal === undefined
}

export async function listBlobRemovals(db: Db, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blob_removal')
    .select('hash')
    .where(({ or, eb }) => or([eb('started_at_ms', 'is', null), eb('started_at_ms', '<=', nowMs - maxMs)]))
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Returns true in the one process that may remove the blob. */
export async function startBlobRemoval(db: Db, hash: string, nowMs: number): Promise<boolean> {
  const rows = await db
    .updateTable('blob_removal')
    .set({ started_at_ms: nowMs })
    .where('hash', '=', hash)
    .where(({ or, eb }) => or([eb('started_at_ms', 'is', null), eb('started_at_ms', '<=', nowMs - maxMs)]))
    .returning('hash')
    .execute()
  return rows.length > 0
}

export async function finishBlobRemoval(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('blob_removal').where('hash', '=', hash).execute()
}
