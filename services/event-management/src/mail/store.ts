import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { findSeatsOfAttendees, listSeatsOfOrders } from '../seats/store/seats.ts'

/** What a mail says of an order. */
export type OrderSummary = Awaited<ReturnType<typeof findOrderSummary>> & {}

export async function findOrderSummary(db: Kysely<Tables>, orderId: number) {
  const order = await db
    .selectFrom('ticket_order')
    .select([
      'id',
      'event_id as eventId',
      'organization_id as organizationId',
      'status',
      'name',
      'gross',
      'currency',
    ])
    .select([
      'payment_method as paymentMethod',
      'access_hash',
      'locale',
      'is_email_confirmed',
      'payment_method',
    ])
    .select(['expires_at_ms as expiresAtMs'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('ticket_class', 'ticket_class.id', 'order_line.ticket_class_id')
    .select(['order_line.ticket_class_name as name', 'order_line.quantity'])
    .select('ticket_class.order_confirmation_message as message')
    .where('order_line.order_id', '=', orderId)
    .orderBy('order_line.id')
    .execute()
  return { ...order, lines, seats: await listSeatsOfOrders(db, [orderId]) }
}

export async function findHolder(db: Kysely<Tables>, attendeeId: number) {
  const holder = await db
    .selectFrom('attendee')
    .select(['id', 'name', 'event_id as eventId', 'ticket_class_name as ticketClassName'])
    .where('id', '=', attendeeId)
    .executeTakeFirst()
  return holder && { ...holder, seat: (await findSeatsOfAttendees(db, [attendeeId])).get(attendeeId) }
}
