import { speakMoment } from '../calendar/spoken-times.ts'
import type { Occasion } from '../documents/store/occasions.ts'
import { type NamedSeat, sayInWords } from '../seats/seat-words.ts'
import { presentMoney } from '../wire/money.ts'
import type { Letter, Part } from './letter.ts'
import { occasionFacts } from './occasion-facts.ts'
import type { OrderSummary } from './store.ts'

export interface OrderNews {
  order: OrderSummary
  occasion: Occasion
  /** Where the buyer reads the order. */
  orderPage: string
}

export function placedLetter(
  { order, occasion, orderPage }: OrderNews,
  {
    note,
    instructions,
    confirmation,
  }: { note: string | null; instructions: string | undefined; confirmation: string | undefined },
): Letter {
  const isPaid = order.status !== 'pending'
  const messages = new Set(order.lines.flatMap(({ message }) => message ?? []))
  return {
    subject: isPaid ? `Your tickets for ${occasion.name_text}` : `How to pay for ${occasion.name_text}`,
    parts: [
      { text: `Hello ${order.name},` },
      {
        text: isPaid
          ? `you are going to ${occasion.name_text}. Your tickets are attached; each lets one person in.`
          : `we keep your tickets for ${occasion.name_text} until ${deadlineOf(order, occasion)}. You get them by mail when your payment has arrived.`,
      },
      ...(isPaid || !instructions ? [] : [{ text: instructions }]),
      ...(confirmation
        ? [
            { text: 'If you need longer to pay, confirm that this is your address.' },
            { words: 'Confirm my address', address: confirmation },
          ]
        : []),
      { facts: [...occasionFacts(occasion), ...orderFacts(order)] },
      ...[...messages, ...(note ? [note] : [])].map((text) => ({ text })),
      { words: 'See your order', address: orderPage },
      signature(occasion),
    ],
  }
}

function deadlineOf({ expiresAtMs }: OrderSummary, { startMs, zone, locale }: Occasion): string {
  return `${speakMoment(expiresAtMs ?? startMs, zone, locale)} (${zone})`
}

export function refundedLetter({ order, occasion, orderPage }: OrderNews, amount: number): Letter {
  const money = presentMoney(amount, order.currency).display
  return {
    subject: `Refund for ${occasion.name_text}`,
    parts: [
      { text: `Hello ${order.name},` },
      {
        text:
          amount > 0
            ? `${occasion.organizerName} has refunded ${money} of your order for ${occasion.name_text}. The money takes the way on which you paid, which can take some days. The refunded tickets are not valid any more.`
            : `${occasion.organizerName} has taken back tickets of your order for ${occasion.name_text}. They are not valid any more.`,
      },
      { facts: orderFacts(order) },
      { words: 'See your order', address: orderPage },
      signature(occasion),
    ],
  }
}

export function canceledLetter({ order, occasion, orderPage }: OrderNews): Letter {
  return {
    subject: `Canceled: ${occasion.name_text}`,
    parts: [
      { text: `Hello ${order.name},` },
      {
        text: `${occasion.name_text} does not take place. ${occasion.organizerName} has canceled it, and your tickets are not valid any more. What you have paid is refunded by the organizer.`,
      },
      { facts: [...occasionFacts(occasion), ...orderFacts(order)] },
      { words: 'See your order', address: orderPage },
      signature(occasion),
    ],
  }
}

export function paymentFailedLetter({ order, occasion, orderPage }: OrderNews): Letter {
  return {
    subject: `Payment failed for ${occasion.name_text}`,
    parts: [
      { text: `Hello ${order.name},` },
      {
        text: `your card could not be charged for ${occasion.name_text}. You have paid nothing, and the tickets that we sent you are not valid.`,
      },
      { facts: orderFacts(order) },
      { words: 'See your order', address: orderPage },
      signature(occasion),
    ],
  }
}

function orderFacts({ id, lines, seats, gross, currency }: OrderSummary): (readonly [string, string])[] {
  return [
    ['Order', String(id)],
    ['Tickets', lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n')],
    ...seatFacts(seats),
    ['Total', gross === 0 ? 'Free' : presentMoney(gross, currency).display],
  ]
}

/** Nothing where people sit where they like. */
export function seatFacts(seats: readonly NamedSeat[]): (readonly [string, string])[] {
  const label = seats.length === 1 ? 'Seat' : 'Seats'
  return seats.length > 0 ? [[label, seats.map(sayInWords).join('; ')]] : []
}

export function signature({ organizerName }: Occasion): Part {
  return { text: `${organizerName}` }
}
