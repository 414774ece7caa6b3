import { organizationInvitationsAddress } from '../accounts/invitations-address.ts'
import { findOrganizationInvitation } from '../accounts/store/organizations.ts'
import type { Context } from '../context.ts'
import { findEventDetails } from '../documents/store/event-details.ts'
import { readNotes } from '../documents/ticket-note.ts'
import { eventPageOf } from '../events/addresses.ts'
import { confirmationAddress, orderAddress } from '../orders/order-addresses.ts'
import { canConfirm } from '../orders/payment-deadline.ts'
import type { Attachment, Notification, NotificationOf } from '../outbox/notifications.ts'
import { findInstructions } from '../payments/options.ts'
import { describeSeat, type NamedSeat } from '../seats/seat-description.ts'
import type { MailContent } from './mail-content.ts'
import { organizationInvitationMail } from './member-mails.ts'
import {
  eventCanceledMail,
  type OrderMailInput,
  paymentFailedMail,
  placedMail,
  refundDeniedMail,
  refundedMail,
  refundFailedMail,
} from './order-mails.ts'
import { findHolder, findOrderSummary } from './store.ts'
import {
  invitationMail,
  type TicketMailInput,
  ticketCanceledMail,
  ticketTransferredMail,
  waitlistOfferMail,
} from './ticket-mails.ts'

export interface ComposedMail {
  content: MailContent
  attachments: readonly Attachment[]
}

type MailerContext = Pick<Context, 'db' | 'url'>

/** Returns undefined when the order, attendee, event or invitation no longer exists. */
export async function composeMail(
  context: MailerContext,
  notification: Notification,
): Promise<ComposedMail | undefined> {
  if (notification.kind === 'waitlist-offer') {
    const event = await findEventDetails(context.db.read, notification.eventId)
    return event && { content: waitlistOfferMail(event, notification), attachments: [] }
  }
  if (notification.kind === 'invitation') {
    const event = await findEventDetails(context.db.read, notification.eventId)
    return event && { content: invitationMail(event, notification), attachments: [] }
  }
  if (notification.kind === 'organization-invitation')
    return composeOrganizationInvitation(context, notification)
  if (notification.kind === 'ticket-transferred')
    return composeTicketTransferred(context, notification.attendeeId)
  if (notification.kind === 'ticket-canceled') return composeTicketCanceled(context, notification)
  const input = await readOrderInput(context, notification.orderId)
  if (!input) return undefined
  if (notification.kind === 'event-canceled') {
    return { content: eventCanceledMail(input), attachments: [calendarOf(input.order.eventId)] }
  }
  if (notification.kind === 'order-refunded') {
    return { content: refundedMail(input, notification.amount), attachments: [] }
  }
  if (notification.kind === 'refund-failed')
    return { content: refundFailedMail(input, notification.amount), attachments: [] }
  if (notification.kind === 'refund-denied')
    return { content: refundDeniedMail(input, notification.amount), attachments: [] }
  if (notification.kind === 'payment-failed') return { content: paymentFailedMail(input), attachments: [] }
  return composeOrderPlaced(context, input)
}

async function composeOrderPlaced({ db, url }: MailerContext, input: OrderMailInput): Promise<ComposedMail> {
  const { id, eventId, organizationId, paymentMethod, status } = input.order
  const [{ inMails }, instructions] = await Promise.all([
    readNotes(db.read, eventId),
    findInstructions(db.read, organizationId, paymentMethod),
  ])
  const calendar = calendarOf(eventId, input.order.seats)
  const confirmation = canConfirm(input.order) ? confirmationAddress(url(), input.order) : undefined
  return {
    content: placedMail(input, { note: inMails, instructions, confirmation }),
    attachments: status === 'pending' ? [calendar] : [{ kind: 'order-tickets', orderId: id }, calendar],
  }
}

async function composeOrganizationInvitation(
  { db, url }: MailerContext,
  { organizationId, userId }: NotificationOf<'organization-invitation'>,
): Promise<ComposedMail | undefined> {
  const invitation = await findOrganizationInvitation(db.read, organizationId, userId)
  if (!invitation) return undefined
  const address = organizationInvitationsAddress(url())
  return { content: organizationInvitationMail(invitation, address), attachments: [] }
}

async function composeTicketTransferred(
  context: MailerContext,
  attendeeId: number,
): Promise<ComposedMail | undefined> {
  const input = await readTicketInput(context, attendeeId)
  if (!input) return undefined
  const { holder } = input
  const { eventId } = holder
  return {
    content: ticketTransferredMail(input),
    attachments: [
      { kind: 'ticket', eventId, attendeeId },
      calendarOf(eventId, holder.seat ? [holder.seat] : []),
    ],
  }
}

async function composeTicketCanceled(
  context: MailerContext,
  { attendeeId, isEventCanceled }: NotificationOf<'ticket-canceled'>,
): Promise<ComposedMail | undefined> {
  const input = await readTicketInput(context, attendeeId)
  if (!input) return undefined
  return {
    content: ticketCanceledMail(input, isEventCanceled),
    attachments: isEventCanceled ? [calendarOf(input.holder.eventId)] : [],
  }
}

async function readTicketInput(
  { db, url }: MailerContext,
  attendeeId: number,
): Promise<TicketMailInput | undefined> {
  const holder = await findHolder(db.read, attendeeId)
  const event = holder && (await findEventDetails(db.read, holder.eventId))
  return event && { holder, event, eventPage: eventPageOf(url(), event) }
}

async function readOrderInput(
  { db, url }: MailerContext,
  orderId: number,
): Promise<OrderMailInput | undefined> {
  const order = await findOrderSummary(db.read, orderId)
  const event = order && (await findEventDetails(db.read, order.eventId))
  if (!event) return undefined
  return { order, event, orderPage: orderAddress(url(), order) }
}

/** The calendar entry names the seats, because attendees open it at the venue. */
function calendarOf(eventId: number, seats: readonly NamedSeat[] = []): Attachment {
  return {
    kind: 'calendar',
    eventId,
    ...(seats.length > 0 && { seats: seats.map(describeSeat).join('\n') }),
  }
}
