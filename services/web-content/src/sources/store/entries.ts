import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Returns the content hashes of the entries that are known. */
export async function findKnownEntries(
  db: Kysely<Tables>,
  sourceId: number,
  entryHashes: readonly string[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (let start = 0; start < entryHashes.length; start += 500) {
    const rows = await db
      .selectFrom('source_entry')
      .select(['entry_hash', 'content_hash'])
      .where('source_id', '=', sourceId)
      .where('entry_hash', 'in', entryHashes.slice(start, start + 500))
      .execute()
    for (const { entry_hash, content_hash } of rows) known.set(entry_hash, content_hash)
  }
  return known
}

export async function saveEntries(
  tx: Transaction<Tables>,
  sourceId: number,
  entries: readonly { entryHash: string; contentHash: string }[],
  seenAtMs: number,
): Promise<void> {
  for (let start = 0; start < entries.length; start += 200) {
    await tx
      .insertInto('source_entry')
      .values(
        entries.slice(start, start + 200).map(({ entryHash, contentHash }) => ({
          source_id: sourceId,
          entry_hash: entryHash,
          content_hash: contentHash,
          seen_at_ms: seenAtMs,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['source_id', 'entry_hash']).doUpdateSet((eb) => ({
          content_hash: eb.ref('excluded.content_hash'),
          seen_at_ms: eb.ref('excluded.seen_at_ms'),
        })),
      )
      .execute()
  }
}

/** Forgets entries that feeds no longer list. */
export async function deleteOldEntries(tx: Transaction<Tables>, beforeMs: number): Promise<void> {
  await tx.deleteFrom('source_entry').where('seen_at_ms', '<', beforeMs).execute()
}
