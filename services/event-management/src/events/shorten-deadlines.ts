import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'

/** The handler belongs to orders, which import events. */
export const shortenDeadlinesJob = 'shorten payment deadlines'

/** Adjusts the payment deadlines of pending orders, in the transaction that changes the times of their event. */
export async function shortenDeadlines(
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  eventId: number,
): Promise<void> {
  await jobs.enqueue(tx, { kind: shortenDeadlinesJob, payload: { eventId }, key: String(eventId) })
}
