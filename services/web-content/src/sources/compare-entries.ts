import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { findKnownEntries } from './store/entries.ts'

const dayMs = 24 * 3_600_000
/** Entries that their source has not listed for this long are forgotten. */
export const entryAgeMs = 90 * dayMs
/** Much shorter than `entryAgeMs`, but long enough that a visit of an unchanged source writes nothing. */
const renewAfterMs = 30 * dayMs

interface ListedEntry {
  entryHash: string
  contentHash: string
}

/**
 * The listed entries with new content, and those that have to be saved again before they are forgotten. Of entries with the
 * same id the first counts, because a statement of PostgreSQL writes a row only once.
 */
export async function compareEntries<Entry extends ListedEntry>(
  db: Kysely<Tables>,
  sourceId: number,
  listed: readonly Entry[],
  nowMs: number,
): Promise<{ fresh: Entry[]; aging: Entry[] }> {
  const byHash = new Map<string, Entry>()
  for (const entry of listed) if (!byHash.has(entry.entryHash)) byHash.set(entry.entryHash, entry)
  const savedByHash = await findKnownEntries(db, sourceId, [...byHash.keys()])
  const fresh: Entry[] = []
  const aging: Entry[] = []
  for (const entry of byHash.values()) {
    const saved = savedByHash.get(entry.entryHash)
    if (saved?.contentHash !== entry.contentHash) fresh.push(entry)
    else if (saved.seenAtMs < nowMs - renewAfterMs) aging.push(entry)
  }
  return { fresh, aging }
}
