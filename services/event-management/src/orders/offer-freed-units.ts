import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { hasLiveWaitlistEntries } from '../tickets/store/waitlist.ts'

export const offerJob = 'offer freed units'

/** Enqueues offers to the waitlist, in the transaction that releases tickets. An ended offer is settled first. */
export async function offerFreedUnits(
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  eventId: number,
): Promise<void> {
  if (!(await hasLiveWaitlistEntries(tx, eventId))) return
  await jobs.enqueue(tx, { kind: offerJob, payload: { eventId }, key: String(eventId) })
}
