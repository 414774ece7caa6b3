import type { Context } from '../context.ts'
import { findOccasion } from '../documents/store/occasions.ts'
import { readNotes } from '../documents/ticket-note.ts'
import { eventPageOf } from '../events/addresses.ts'
import { confirmationAddress, orderAddress } from '../orders/order-addresses.ts'
import { canConfirm } from '../orders/payment-deadline.ts'
import type { Attachment, News } from '../outbox/news.ts'
import { findInstructions } from '../payments/options.ts'
import { type NamedSeat, sayInWords } from '../seats/seat-words.ts'
import type { Letter } from './letter.ts'
import {
  canceledLetter,
  type OrderNews,
  paymentFailedLetter,
  placedLetter,
  refundedLetter,
} from './order-letters.ts'
import { invitedLetter, offeredLetter, transferredLetter } from './other-letters.ts'
import { findHolder, findOrderSummary } from './store.ts'

export interface WrittenMail {
  letter: Letter
  attachments: readonly Attachment[]
}

type Given = Pick<Context, 'db' | 'url'>

/** Returns undefined when the order, attendee or event no longer exists. */
export async function writeMail(given: Given, news: News): Promise<WrittenMail | undefined> {
  if (news.kind === 'waitlist-offer') {
    const occasion = await findOccasion(given.db.read, news.eventId)
    return occasion && { letter: offeredLetter(occasion, news), attachments: [] }
  }
  if (news.kind === 'invitation') {
    const occasion = await findOccasion(given.db.read, news.eventId)
    return occasion && { letter: invitedLetter(occasion, news), attachments: [] }
  }
  if (news.kind === 'ticket-transferred') return writeOfTransfer(given, news.attendeeId)
  const orderNews = await readOrderNews(given, news.orderId)
  if (!orderNews) return undefined
  if (news.kind === 'event-canceled') {
    return { letter: canceledLetter(orderNews), attachments: [calendarOf(orderNews.order.eventId)] }
  }
  if (news.kind === 'order-refunded') {
    return { letter: refundedLetter(orderNews, news.amount), attachments: [] }
  }
  if (news.kind === 'payment-failed') return { letter: paymentFailedLetter(orderNews), attachments: [] }
  return writeOfOrder(given, orderNews)
}

async function writeOfOrder({ db, url }: Given, news: OrderNews): Promise<WrittenMail> {
  const { id, eventId, organizationId, paymentMethod, status } = news.order
  const [{ inMails }, instructions] = await Promise.all([
    readNotes(db.read, eventId),
    findInstructions(db.read, organizationId, paymentMethod),
  ])
  const calendar = calendarOf(eventId, news.order.seats)
  const confirmation = canConfirm(news.order) ? confirmationAddress(url(), news.order) : undefined
  return {
    letter: placedLetter(news, { note: inMails, instructions, confirmation }),
    attachments: status === 'pending' ? [calendar] : [{ kind: 'order-tickets', orderId: id }, calendar],
  }
}

async function writeOfTransfer({ db, url }: Given, attendeeId: number): Promise<WrittenMail | undefined> {
  const holder = await findHolder(db.read, attendeeId)
  const occasion = holder && (await findOccasion(db.read, holder.eventId))
  if (!occasion) return undefined
  const { eventId } = holder
  return {
    letter: transferredLetter({ holder, occasion, eventPage: eventPageOf(url(), occasion) }),
    attachments: [
      { kind: 'ticket', eventId, attendeeId },
      calendarOf(eventId, holder.seat ? [holder.seat] : []),
    ],
  }
}

async function readOrderNews({ db, url }: Given, orderId: number): Promise<OrderNews | undefined> {
  const order = await findOrderSummary(db.read, orderId)
  const occasion = order && (await findOccasion(db.read, order.eventId))
  if (!occasion) return undefined
  return { order, occasion, orderPage: orderAddress(url(), order) }
}

/** The entry names the seats, because people look at it on the way to the event. */
function calendarOf(eventId: number, seats: readonly NamedSeat[] = []): Attachment {
  return {
    kind: 'calendar',
    eventId,
    ...(seats.length > 0 && { seats: seats.map(sayInWords).join('\n') }),
  }
}
