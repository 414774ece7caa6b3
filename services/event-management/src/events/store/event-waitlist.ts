import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Ends entries without an offer. */
export async function closeWaitlists(tx: Transaction<Tables>, eventIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('waitlist_entry')
    .set({ state: 'left' })
    .where('event_id', 'in', eventIds)
    .where('state', 'in', ['waiting', 'duplicate'])
    .execute()
}
