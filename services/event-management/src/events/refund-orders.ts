import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'

/** The handler belongs to orders, which import events. */
export const refundEventJob = 'refund event'

/** Refunds all orders of an event, in the transaction that cancels it. */
export async function refundEvent(
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  eventId: number,
): Promise<void> {
  await jobs.enqueue(tx, { kind: refundEventJob, payload: { eventId }, key: String(eventId) })
}
