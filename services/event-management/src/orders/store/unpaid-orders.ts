import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The tickets of other unpaid orders of an event with the same mailbox or client. */
export async function countUnpaidTickets(
  db: Kysely<Tables>,
  eventId: number,
  by: { column: 'mailbox' | 'client_key'; value: string },
  exceptOrderId: number,
): Promise<number> {
  const row = await db
    .selectFrom('ticket_order')
    .innerJoin('order_line', 'order_line.order_id', 'ticket_order.id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('order_line.quantity'), eb.lit(0)).as('quantity'))
    .where('ticket_order.event_id', '=', eventId)
    .where('ticket_order.status', '=', 'pending')
    .where(`ticket_order.${by.column}`, '=', by.value)
    .where('ticket_order.id', '!=', exceptOrderId)
    .executeTakeFirst()
  return Number(row?.quantity ?? 0)
}
