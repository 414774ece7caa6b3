import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** A ticket with its attendee and order. */
export type IssuedTicket = Awaited<ReturnType<typeof listTickets>>[number]

/** The valid tickets of an order that the buyer has not transferred to others. */
export function listTickets(db: Kysely<Tables>, orderId: number) {
  return tickets(db)
    .where('attendee.order_id', '=', orderId)
    .where('attendee.transferred_from', 'is', null)
    .orderBy('attendee.id')
    .execute()
}

export function findTicket(
  db: Kysely<Tables>,
  eventId: number,
  attendeeId: number,
): Promise<IssuedTicket | undefined> {
  return tickets(db)
    .where('attendee.id', '=', attendeeId)
    .where('attendee.event_id', '=', eventId)
    .executeTakeFirst()
}

function tickets(db: Kysely<Tables>) {
  return db
    .selectFrom('attendee')
    .innerJoin('ticket_order', 'ticket_order.id', 'attendee.order_id')
    .leftJoin('seat', 'seat.attendee_id', 'attendee.id')
    .leftJoin('seat_section', 'seat_section.id', 'seat.section_id')
    .where('attendee.status', '=', 'attending')
    .where('attendee.is_refunded', '=', 0)
    .where('attendee.is_cancelled', '=', 0)
    .select([
      'attendee.id',
      'attendee.order_id as orderId',
      'attendee.event_id as eventId',
      'attendee.organization_id as organizationId',
      'attendee.ticket_class_id as ticketClassId',
      'attendee.ticket_class_name as ticketClassName',
      'attendee.name as holder',
      'attendee.barcode',
      'attendee.serial',
      'attendee.gross',
      'attendee.transferred_from',
      'ticket_order.currency',
      'ticket_order.access_hash',
    ])
    .select(['seat_section.name as section', 'seat.row_name as row', 'seat.name as seat'])
}
