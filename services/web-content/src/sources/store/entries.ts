import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

interface KnownEntry {
  contentHash: string
  seenAtMs: number
}

export async function findKnownEntries(
  db: Kysely<Tables>,
  sourceId: number,
  entryHashes: readonly string[],
): Promise<Map<string, KnownEntry>> {
  const entriesByHash = new Map<string, KnownEntry>()
  for (let start = 0; start < entryHashes.length; start += 500) {
    const rows = await db
      .selectFrom('source_entry')
      .select(['entry_hash', 'content_hash', 'seen_at_ms'])
      .where('source_id', '=', sourceId)
      .where('entry_hash', 'in', entryHashes.slice(start, start + 500))
      .execute()
    for (const { entry_hash, content_hash, seen_at_ms } of rows)
      entriesByHash.set(entry_hash, { contentHash: content_hash, seenAtMs: seen_at_ms })
  }
  return entriesByHash
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

/**
 * Forgets entries that were last listed `ageMs` before the last reading of their source, so a source that is paused, fails or
 * does not change loses none.
 */
export async function deleteOldEntries(
  tx: Transaction<Tables>,
  { nowMs, ageMs }: { nowMs: number; ageMs: number },
): Promise<void> {
  await tx
    .deleteFrom('source_entry')
    .where('seen_at_ms', '<', nowMs - ageMs)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('source')
          .select('source.id')
          .whereRef('source.id', '=', 'source_entry.source_id')
          .where((eb) => eb('source.read_at_ms', '>', eb('source_entry.seen_at_ms', '+', ageMs))),
      ),
    )
    .execute()
}
