import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Notification } from '../notifications.ts'
import type { MailRow } from './mails.ts'

type Recipient = Pick<MailRow, 'to_address' | 'to_name' | 'organization_id' | 'event_id' | 'order_id'>

export async function findRecipient(
  db: Kysely<Tables>,
  notification: Notification,
): Promise<Recipient | undefined> {
  if (notification.kind === 'waitlist-offer' || notification.kind === 'invitation')
    return findOfEvent(db, notification.eventId, notification.to)
  if (notification.kind === 'organization-invitation')
    return {
      organization_id: notification.organizationId,
      event_id: null,
      order_id: null,
      to_address: notification.to.address,
      to_name: null,
    }
  if (notification.kind === 'ticket-transferred' || notification.kind === 'ticket-canceled')
    return findAttendee(db, notification.attendeeId)
  return db
    .selectFrom('ticket_order')
    .select(['email as to_address', 'name as to_name', 'organization_id', 'event_id', 'id as order_id'])
    .where('id', '=', notification.orderId)
    .executeTakeFirst()
}

/** The guest of a free or unpaid order. */
export function findUnpaidGuest(
  db: Kysely<Tables>,
  orderId: number,
): Promise<{ client_key: string } | undefined> {
  return db
    .selectFrom('ticket_order')
    .select('client_key')
    .where('id', '=', orderId)
    .where('user_id', 'is', null)
    .where('client_key', '<>', '')
    .where((eb) => eb.or([eb('gross', '=', 0), eb('status', '=', 'pending')]))
    .executeTakeFirst()
}

function findAttendee(db: Kysely<Tables>, attendeeId: number): Promise<Recipient | undefined> {
  return db
    .selectFrom('attendee')
    .select(['email as to_address', 'name as to_name', 'organization_id', 'event_id', 'order_id'])
    .where('id', '=', attendeeId)
    .executeTakeFirst()
}

async function findOfEvent(
  db: Kysely<Tables>,
  eventId: number,
  to: { address: string; name?: string },
): Promise<Recipient | undefined> {
  const event = await db
    .selectFrom('event')
    .select(['organization_id', 'id as event_id'])
    .where('id', '=', eventId)
    .executeTakeFirst()
  return event && { ...event, order_id: null, to_address: to.address, to_name: to.name ?? null }
}
