import { formatMoment } from '../calendar/format-times.ts'
import type { EventDetails } from '../documents/store/event-details.ts'
import { describeSeat, type NamedSeat } from '../seats/seat-description.ts'
import { presentMoney } from '../wire/money.ts'
import { eventFacts } from './event-facts.ts'
import { greet } from './greeting.ts'
import type { MailBlock, MailContent } from './mail-content.ts'
import type { OrderSummary } from './store.ts'

export interface OrderMailInput {
  order: OrderSummary
  event: EventDetails
  /** The address of the order's page. */
  orderPage: string
}

export function placedMail(
  { order, event, orderPage }: OrderMailInput,
  {
    note,
    instructions,
    confirmation,
  }: { note: string | null; instructions: string | undefined; confirmation: string | undefined },
): MailContent {
  const isPaid = order.status !== 'pending'
  const messages = new Set(order.lines.flatMap(({ message }) => message ?? []))
  return {
    subject: isPaid ? `Your tickets for ${event.name_text}` : `How to pay for ${event.name_text}`,
    parts: [
      greet(order.name),
      {
        text: isPaid
          ? `You are going to ${event.name_text}. Your tickets are attached. Each of them admits one person.`
          : `Your tickets for ${event.name_text} are held until ${deadlineOf(order, event)}. We send them to you when the organizer has recorded your payment.`,
      },
      ...(isPaid || !instructions ? [] : [{ text: instructions }]),
      ...(confirmation
        ? [
            { text: 'If you need more time to pay, confirm your email address.' },
            { label: 'Confirm my address', address: confirmation },
          ]
        : []),
      { facts: [...eventFacts(event), ...orderFacts(order)] },
      ...[...messages, ...(note ? [note] : [])].map((text) => ({ text })),
      { label: 'See your order', address: orderPage },
      signature(event),
    ],
  }
}

function deadlineOf({ expiresAtMs }: OrderSummary, { startMs, zone, locale }: EventDetails): string {
  return `${formatMoment(expiresAtMs ?? startMs, zone, locale)} (${zone})`
}

export function refundedMail({ order, event, orderPage }: OrderMailInput, amount: number): MailContent {
  const money = presentMoney(amount, order.currency).display
  return {
    subject: `Refund for ${event.name_text}`,
    parts: [
      greet(order.name),
      {
        text:
          amount > 0
            ? `${event.organizerName} has refunded ${money} of your order for ${event.name_text}. ${describeRefund(order)} The refunded tickets are no longer valid.`
            : `${event.organizerName} has canceled tickets of your order for ${event.name_text}. They are no longer valid.`,
      },
      { facts: orderFacts(order) },
      { label: 'See your order', address: orderPage },
      signature(event),
    ],
  }
}

export function refundFailedMail({ order, event, orderPage }: OrderMailInput, amount: number): MailContent {
  const money = presentMoney(amount, order.currency).display
  return {
    subject: `Refund failed for ${event.name_text}`,
    parts: [
      greet(order.name),
      {
        text: `The refund of ${money} for ${event.name_text} could not be paid to your original payment method. ${event.organizerName} can try again. Please contact the organizer if you have questions.`,
      },
      { facts: orderFacts(order) },
      { label: 'See your order', address: orderPage },
      signature(event),
    ],
  }
}

export function refundDeniedMail({ order, event, orderPage }: OrderMailInput, amount: number): MailContent {
  const refund = amount > 0 ? `refund of ${presentMoney(amount, order.currency).display}` : 'cancellation'
  return {
    subject: `Refund request for ${event.name_text}`,
    parts: [
      greet(order.name),
      {
        text: `${event.organizerName} has not approved the ${refund} that you requested for ${event.name_text}. Your tickets remain valid.`,
      },
      { facts: orderFacts(order) },
      { label: 'See your order', address: orderPage },
      signature(event),
    ],
  }
}

export function eventCanceledMail({ order, event, orderPage }: OrderMailInput): MailContent {
  return {
    subject: `Canceled: ${event.name_text}`,
    parts: [
      greet(order.name),
      {
        text: `${event.organizerName} has canceled ${event.name_text}. ${describeCancellation(order)}`,
      },
      { facts: [...eventFacts(event), ...orderFacts(order)] },
      { label: 'See your order', address: orderPage },
      signature(event),
    ],
  }
}

export function paymentFailedMail({ order, event, orderPage }: OrderMailInput): MailContent {
  return {
    subject: `Payment failed for ${event.name_text}`,
    parts: [
      greet(order.name),
      {
        text: `Your card could not be charged for ${event.name_text}. You have not paid anything, and the tickets that we sent you are not valid.`,
      },
      { facts: orderFacts(order) },
      { label: 'See your order', address: orderPage },
      signature(event),
    ],
  }
}

function describeCancellation(order: OrderSummary): string {
  if (order.status === 'abandoned')
    return 'Your tickets are no longer held. Please do not pay for them; if you already have, contact the organizer.'
  return `Your tickets are no longer valid.${order.gross > 0 ? ` ${describeRefund(order)}` : ''}`
}

function describeRefund({ paymentMethod }: OrderSummary): string {
  return paymentMethod === 'stripe'
    ? 'The refund goes to your original payment method and can take some days.'
    : 'The organizer pays the money back to you.'
}

function orderFacts({ id, lines, seats, gross, currency }: OrderSummary): (readonly [string, string])[] {
  return [
    ['Order', String(id)],
    ['Tickets', lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n')],
    ...seatFacts(seats),
    ['Total', gross === 0 ? 'Free' : presentMoney(gross, currency).display],
  ]
}

/** Empty without reserved seating. */
export function seatFacts(seats: readonly NamedSeat[]): (readonly [string, string])[] {
  const label = seats.length === 1 ? 'Seat' : 'Seats'
  return seats.length > 0 ? [[label, seats.map(describeSeat).join('; ')]] : []
}

export function signature({ organizerName }: EventDetails): MailBlock {
  return { text: `${organizerName}` }
}
