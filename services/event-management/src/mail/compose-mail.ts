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
import { organizationInvitedLetter } from './member-mails.ts'
import {
  canceledLetter,
  type OrderNews,
  paymentFailedLetter,
  placedMail,
  refundDeniedLetter,
  refundedLetter,
  refundFailedLetter,
} from './order-mails.ts'
import { findHolder, findOrderSummary } from './store.ts'
import {
  invitedLetter,
  offeredLetter,
  type TicketNews,
  ticketCanceledLetter,
  transferredLetter,
} from './ticket-mails.ts'

export interface ComposedMail {
  letter: MailContent
  attachments: readonly Attachment[]
}

type MailerContext = Pick<Context, 'db' | 'url'>

/** Returns undefined when the order, attendee, event or invitation no longer exists. */
export async function composeMail(
  context: MailerContext,
  news: Notification,
): Promise<ComposedMail | undefined> {
  if (news.kind === 'waitlist-offer') {
    const occasion = await findEventDetails(context.db.read, news.eventId)
    return occasion && { letter: offeredLetter(occasion, news), attachments: [] }
  }
  if (news.kind === 'invitation') {
    const occasion = await findEventDetails(context.db.read, news.eventId)
    return occasion && { letter: invitedLetter(occasion, news), attachments: [] }
  }
  if (news.kind === 'organization-invitation') return writeOfOrganization(context, news)
  if (news.kind === 'ticket-transferred') return writeOfTransfer(context, news.attendeeId)
  if (news.kind === 'ticket-canceled') return writeOfCanceledTicket(context, news)
  const orderNews = await readOrderNews(context, news.orderId)
  if (!orderNews) return undefined
  if (news.kind === 'event-canceled') {
    return { letter: canceledLetter(orderNews), attachments: [calendarOf(orderNews.order.eventId)] }
  }
  if (news.kind === 'order-refunded') {
    return { letter: refundedLetter(orderNews, news.amount), attachments: [] }
  }
  if (news.kind === 'refund-failed')
    return { letter: refundFailedLetter(orderNews, news.amount), attachments: [] }
  if (news.kind === 'refund-denied')
    return { letter: refundDeniedLetter(orderNews, news.amount), attachments: [] }
  if (news.kind === 'payment-failed') return { letter: paymentFailedLetter(orderNews), attachments: [] }
  return writeOfOrder(context, orderNews)
}

async function writeOfOrder({ db, url }: MailerContext, news: OrderNews): Promise<ComposedMail> {
  const { id, eventId, organizationId, paymentMethod, status } = news.order
  const [{ inMails }, instructions] = await Promise.all([
    readNotes(db.read, eventId),
    findInstructions(db.read, organizationId, paymentMethod),
  ])
  const calendar = calendarOf(eventId, news.order.seats)
  const confirmation = canConfirm(news.order) ? confirmationAddress(url(), news.order) : undefined
  return {
    letter: placedMail(news, { note: inMails, instructions, confirmation }),
    attachments: status === 'pending' ? [calendar] : [{ kind: 'order-tickets', orderId: id }, calendar],
  }
}

async function writeOfOrganization(
  { db, url }: MailerContext,
  { organizationId, userId }: NotificationOf<'organization-invitation'>,
): Promise<ComposedMail | undefined> {
  const invitation = await findOrganizationInvitation(db.read, organizationId, userId)
  if (!invitation) return undefined
  const address = organizationInvitationsAddress(url())
  return { letter: organizationInvitedLetter(invitation, address), attachments: [] }
}

async function writeOfTransfer(
  context: MailerContext,
  attendeeId: number,
): Promise<ComposedMail | undefined> {
  const news = await readTicketNews(context, attendeeId)
  if (!news) return undefined
  const { holder } = news
  const { eventId } = holder
  return {
    letter: transferredLetter(news),
    attachments: [
      { kind: 'ticket', eventId, attendeeId },
      calendarOf(eventId, holder.seat ? [holder.seat] : []),
    ],
  }
}

async function writeOfCanceledTicket(
  context: MailerContext,
  { attendeeId, isEventCanceled }: NotificationOf<'ticket-canceled'>,
): Promise<ComposedMail | undefined> {
  const news = await readTicketNews(context, attendeeId)
  if (!news) return undefined
  return {
    letter: ticketCanceledLetter(news, isEventCanceled),
    attachments: isEventCanceled ? [calendarOf(news.holder.eventId)] : [],
  }
}

async function readTicketNews(
  { db, url }: MailerContext,
  attendeeId: number,
): Promise<TicketNews | undefined> {
  const holder = await findHolder(db.read, attendeeId)
  const occasion = holder && (await findEventDetails(db.read, holder.eventId))
  return occasion && { holder, occasion, eventPage: eventPageOf(url(), occasion) }
}

async function readOrderNews({ db, url }: MailerContext, orderId: number): Promise<OrderNews | undefined> {
  const order = await findOrderSummary(db.read, orderId)
  const occasion = order && (await findEventDetails(db.read, order.eventId))
  if (!occasion) return undefined
  return { order, occasion, orderPage: orderAddress(url(), order) }
}

/** The calendar entry names the seats, because attendees open it at the venue. */
function calendarOf(eventId: number, seats: readonly NamedSeat[] = []): Attachment {
  return {
    kind: 'calendar',
    eventId,
    ...(seats.length > 0 && { seats: seats.map(describeSeat).join('\n') }),
  }
}
