import type { Transaction } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'

/** A type alias, so that it is assignable to `Row`. */
export type MediaReference = { media_type: MediaType; media_id: number }

/** Counts in the users who rated or reviewed this media. */
export async function addToUserCount(
  tx: Transaction<Tables>,
  { type, id, by, generation }: { type: MediaType; id: number; by: number; generation: number },
): Promise<void> {
  await tx
    // Both tables have these columns, which Kysely cannot infer for a union.
    .updateTable(type as 'anime')
    .set((row) => ({ user_count: row('user_count', '+', by), changed_in: generation }))
    .where('id', '=', id)
    .execute()
}
