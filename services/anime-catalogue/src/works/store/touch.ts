import type { Transaction } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'

/** Updates the timestamps of works whose related rows changed. */
export async function touchWorks(
  tx: Transaction<Tables>,
  ids: readonly number[],
  { nowMs, generation }: { nowMs: number; generation: number },
  type: MediaType = 'anime',
): Promise<void> {
  for (let start = 0; start < ids.length; start += 5_000) {
    await tx
      // Both tables have these columns, which Kysely cannot infer for a union.
      .updateTable(type as 'anime')
      .set({ updated_at_ms: nowMs, changed_in: generation })
      .where('id', 'in', ids.slice(start, start + 5_000))
      .execute()
  }
}
