import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { emitWebhook } from '../webhooks/emit-webhook.ts'
import type { AttendeeRow } from './store/attendees.ts'
import type { OrderRow } from './store/orders.ts'

export function emitOrderWebhook(
  tx: Transaction<Tables>,
  context: Context,
  { id, organization_id, event_id }: OrderRow,
  action: 'order.placed' | 'order.updated' | 'order.refunded',
): Promise<void> {
  return emitWebhook(tx, context, {
    organizationId: organization_id,
    eventId: event_id,
    action,
    path: `orders/${id}/`,
  })
}

export function emitAttendeeUpdate(
  tx: Transaction<Tables>,
  context: Context,
  { id, organization_id, event_id }: Pick<AttendeeRow, 'id' | 'organization_id' | 'event_id'>,
): Promise<void> {
  return emitWebhook(tx, context, {
    organizationId: organization_id,
    eventId: event_id,
    action: 'attendee.updated',
    path: `events/${event_id}/attendees/${id}/`,
  })
}
