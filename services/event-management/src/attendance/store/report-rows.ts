import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export interface ReportRange {
  eventIds: readonly number[]
  fromMs: number
  toMs: number
}

/** The offsets of all zones are multiples of this. */
export const quarterMs = 900_000

export interface SoldUnits {
  event_id: number
  ticket_class_id: number
  ticket_class_name: string
  payment_method: string | null
  currency: string
  /** JSON: the costs of each ticket. */
  costs: string
  order_id: number
  quarter: number
  quantity: number
}

/** Equal tickets of an order are grouped: fees and taxes are already distributed per ticket. */
export function soldUnits(db: Kysely<Tables>, { eventIds, fromMs, toMs }: ReportRange) {
  const quarter = sql<number>`ticket_order.placed_at_ms / ${sql.lit(quarterMs)}`
  return db
    .selectFrom('ticket_order')
    .innerJoin('attendee', 'attendee.order_id', 'ticket_order.id')
    .select(['attendee.event_id', 'attendee.ticket_class_id', 'attendee.ticket_class_name'])
    .select(['attendee.currency', 'attendee.costs', 'attendee.order_id', 'ticket_order.payment_method'])
    .select([quarter.as('quarter'), sql<number>`count(*)`.as('quantity')])
    .where('ticket_order.event_id', 'in', eventIds)
    .where('ticket_order.status', 'in', ['placed', 'refunded'])
    .where('ticket_order.placed_at_ms', '>=', fromMs)
    .where('ticket_order.placed_at_ms', '<', toMs)
    .where('attendee.status', '=', 'attending')
    .groupBy(['attendee.event_id', 'attendee.ticket_class_id', 'attendee.ticket_class_name'])
    .groupBy(['attendee.currency', 'attendee.costs', 'attendee.order_id', 'ticket_order.payment_method'])
    .groupBy(quarter)
}
