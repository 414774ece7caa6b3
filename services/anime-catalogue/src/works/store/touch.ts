import type { Transaction } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'

/** Stamps works of which something has changed that is not in their own rows. */
export async function touchWorks(
  tx: Transaction<Tables>,
  ids: readonly number[],
  { nowMs, generation }: { nowMs: number; generation: number },
  type: MediaType = 'anime',
): Promise<void> {
  for (let start = 0; start < ids.length; start += 5_000) {
    await tx
      // The two have these columns in common, and Kysely cannot see it of a union.
      .updateTable(type as 'anime')
      .set({ updated_at_ms: nowMs, changed_in: generation })
      .where('id', 'in', ids.slice(start, start + 5_000))
      .execute()
  }
}
