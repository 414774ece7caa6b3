import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Totals over the ticket classes of an event. */
export interface TicketTotals {
  classes: number
  /** Classes with a cost, including donations. */
  paid: number
  /** Null if a class is only limited by its tier or event. */
  capacity: number | null
}

export const noTickets: TicketTotals = { classes: 0, paid: 0, capacity: 0 }

export async function listTicketTotals(
  db: Kysely<Tables>,
  eventIds: readonly number[],
): Promise<Map<number, TicketTotals>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ticket_class')
    .select(({ fn }) => [
      'event_id',
      fn.countAll<number>().as('classes'),
      fn.sum<number>('is_free').as('free'),
      fn.sum<number | null>('capacity').as('capacity'),
      fn.count<number>('capacity').as('limited'),
    ])
    .where('event_id', 'in', eventIds)
    .where('deleted_at_ms', 'is', null)
    .groupBy('event_id')
    .execute()
  return new Map(
    rows.map(({ event_id, classes, free, capacity, limited }) => [
      event_id,
      { classes, paid: classes - free, capacity: limited < classes ? null : Number(capacity) },
    ]),
  )
}
