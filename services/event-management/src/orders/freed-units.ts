import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { isAnybodyWaiting } from '../tickets/store/awaited.ts'

export const offerJob = 'offer freed units'

/** Tickets of an event came back: whoever waits for them is next. Called in the transaction that frees them. */
export async function unitsFreed(
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  eventId: number,
): Promise<void> {
  if (!(await isAnybodyWaiting(tx, eventId))) return
  await jobs.enqueue(tx, { kind: offerJob, payload: { eventId }, key: String(eventId) })
}
