import { formatTimeSpan, formatZoneName } from '../calendar/format-times.ts'
import type { Context } from '../context.ts'
import { describeSeatOf } from '../seats/seat-description.ts'
import { displayAddress } from '../venues/address-display.ts'
import { presentMoney } from '../wire/money.ts'
import { type EventDetails, findEventDetails } from './store/event-details.ts'
import type { IssuedTicket } from './store/issued-tickets.ts'
import { writeTicketCode } from './ticket-codes.ts'
import { ticketKeyOf } from './ticket-keys.ts'
import { readNotes } from './ticket-note.ts'
import { makeTicketPdf } from './ticket-pdf.ts'
import type { TicketSheet } from './ticket-sheet.ts'

type Input = Pick<Context, 'db' | 'ids' | 'clock'>

/** A PDF of tickets of one event, in the turn of the client. Undefined without tickets. */
export async function renderTicketsPdf(
  input: Input,
  tickets: readonly IssuedTicket[],
  client: string,
): Promise<Buffer | undefined> {
  const [first] = tickets
  const event = first && (await findEventDetails(input.db.read, first.eventId))
  if (!event) return undefined
  const [key, { onTickets }] = await Promise.all([
    ticketKeyOf(input, first.eventId),
    readNotes(input.db.read, first.eventId),
  ])
  const sheets = tickets.map((ticket) => ({
    ...describeEventDetails(event),
    ...describeTicket(ticket),
    code: writeTicketCode(ticket, key),
    note: onTickets,
  }))
  const title = `Tickets for ${event.name_text}`
  return makeTicketPdf({ title, madeAtMs: input.clock.now(), sheets }, client)
}

/** The content of a ticket's QR code. */
export async function codeOf(input: Input, ticket: IssuedTicket): Promise<string> {
  return writeTicketCode(ticket, await ticketKeyOf(input, ticket.eventId))
}

export function placeLinesOf(event: EventDetails): string[] {
  if (event.isOnline) return ['Online']
  if (event.venueName === null) return ['To be announced']
  return [event.venueName, ...displayAddress(event).lines]
}

function describeEventDetails(
  event: EventDetails,
): Pick<TicketSheet, 'eventName' | 'organizerName' | 'when' | 'zone' | 'place'> {
  const { startMs, endMs, zone, locale } = event
  return {
    eventName: event.name_text,
    organizerName: event.organizerName,
    when: formatTimeSpan(startMs, endMs, zone, locale),
    zone: formatZoneName(startMs, zone, locale),
    place: placeLinesOf(event),
  }
}

function describeTicket(
  ticket: IssuedTicket,
): Pick<TicketSheet, 'ticketClass' | 'seat' | 'holder' | 'order' | 'price' | 'barcode'> {
  return {
    seat: describeSeatOf(ticket),
    ticketClass: ticket.ticketClassName,
    holder: ticket.holder,
    order: `${ticket.orderId}, ticket ${ticket.serial}`,
    price: ticket.gross === 0 ? 'Free' : presentMoney(ticket.gross, ticket.currency).display,
    barcode: ticket.barcode,
  }
}
