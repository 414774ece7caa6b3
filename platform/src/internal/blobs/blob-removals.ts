import type { Kysely, Transaction } from 'kysely'
import type { BlobRemovalTables } from '../../blobs/referenced-blobs.ts'

/** After this time, the removing process must have crashed. */
const maxMs = 60_000

type Tx = Transaction<BlobRemovalTables>

export async function insertBlobRemovals(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await tx
    .insertInto('blob_removal')
    .values(hashes.map((hash) => ({ hash, started_at_ms: null })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** Whether the blob may be referenced: its removal has not started. */
export async function cancelBlobRemoval(tx: Tx, hash: string): Promise<boolean> {
  await tx.deleteFrom('blob_removal').where('hash', '=', hash).where('started_at_ms', 'is', null).execute()
  const started = await tx
    .selectFrom('blob_removal')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return started === undefined
}

export async function listBlobRemovals(
  db: Kysely<BlobRemovalTables>,
  nowMs: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('blob_removal')
    .select('hash')
    .where(({ or, eb }) => or([eb('started_at_ms', 'is', null), eb('started_at_ms', '<=', nowMs - maxMs)]))
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Whether this process won the removal of the blob. */
export async function startBlobRemoval(tx: Tx, hash: string, nowMs: number): Promise<boolean> {
  const rows = await tx
    .updateTable('blob_removal')
    .set({ started_at_ms: nowMs })
    .where('hash', '=', hash)
    .where(({ or, eb }) => or([eb('started_at_ms', 'is', null), eb('started_at_ms', '<=', nowMs - maxMs)]))
    .returning('hash')
    .execute()
  return rows.length > 0
}

export async function finishBlobRemoval(tx: Tx, hash: string): Promise<void> {
  await tx.deleteFrom('blob_removal').where('hash', '=', hash).execute()
}
