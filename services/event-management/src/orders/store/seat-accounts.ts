import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The seats of a ticket class compared with its pool. */
export interface SeatAccount {
  ticket_class_id: number
  pool_id: number
  capacity: number | null
  sold: number
  held: number
  seats: number
  seats_sold: number
  seats_held: number
  /** Seats of canceled attendees, or of the wrong order or class. */
  misplaced: number
}

/** A single statement, so that all numbers are from one snapshot. */
export function selectSeatAccounts(db: Kysely<Tables>) {
  const count = (condition: string) =>
    sql<number>`cast(sum(case when ${sql.raw(condition)} then 1 else 0 end) as integer)`
  return db
    .selectFrom('seat')
    .innerJoin('ticket_class', 'ticket_class.id', 'seat.ticket_class_id')
    .innerJoin('pool', 'pool.id', 'ticket_class.pool_id')
    .leftJoin('attendee', 'attendee.id', 'seat.attendee_id')
    .select([
      'ticket_class.id as ticket_class_id',
      'pool.id as pool_id',
      'pool.capacity',
      'pool.sold',
      'pool.held',
    ])
    .select([
      count(`seat.state <> 'blocked'`).as('seats'),
      count(`seat.state = 'sold'`).as('seats_sold'),
      count(`seat.state = 'held'`).as('seats_held'),
      count(
        `seat.attendee_id is not null and (attendee.id is null or attendee.status not in ('attending', 'unpaid')
          or attendee.order_id <> seat.order_id or attendee.ticket_class_id <> seat.ticket_class_id)`,
      ).as('misplaced'),
    ])
    .groupBy(['ticket_class.id', 'pool.id', 'pool.capacity', 'pool.sold', 'pool.held'])
    .orderBy('ticket_class.id')
}
