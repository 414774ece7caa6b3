import { html } from '@octavo/platform/pages/html.ts'
import type { Context, Scope } from '../context.ts'
import { codeOf } from '../documents/order-tickets.ts'
import { drawSvg } from '../documents/square-codes.ts'
import { type IssuedTicket, listTickets } from '../documents/store/issued-tickets.ts'
import { eventPageOf } from '../events/addresses.ts'
import type { EventRow } from '../events/store/events.ts'
import { isPublic } from '../events/visibility.ts'
import { orderToken } from '../orders/order-links.ts'
import { type AttendeeRow, listAttendeesOf } from '../orders/store/attendees.ts'
import { listLines } from '../orders/store/order-lines.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import { findInstructions } from '../payments/options.ts'
import { saySeatOf } from '../seats/seat-words.ts'
import type { OrderView, TicketView } from './order-page.ts'
import { viewOccasion, viewSummary } from './view-checkout.ts'

/** An order as its buyer sees it, with the tickets that it came to. */
export async function viewOrder(
  context: Context,
  scope: Scope,
  { event, order }: { event: EventRow; order: OrderRow },
  isNew: boolean,
): Promise<OrderView> {
  const { db, site } = scope
  const [lines, attendees, issued, occasion, instructions] = await Promise.all([
    listLines(db, [order.id]),
    listAttendeesOf(db, [order.id]),
    listTickets(db, order.id),
    viewOccasion(scope, event),
    order.status === 'pending'
      ? findInstructions(db, order.organization_id, order.payment_method)
      : undefined,
  ])
  const access = `access=${orderToken(order)}`
  const valid = new Map(issued.map((ticket) => [ticket.id, ticket]))
  return {
    number: String(order.id),
    event: occasion,
    status: shownStatus(order),
    instructions: instructions ? html`<p>${instructions}</p>` : undefined,
    message: undefined,
    email: order.email,
    summary: viewSummary(order, lines),
    tickets: await Promise.all(attendees.map((attendee) => viewTicket(attendee, valid.get(attendee.id)))),
    // What is not public has no calendar at an address that everybody may read; the mail has it attached.
    calendarUrl: isPublic(event) ? `${eventPageOf(site, event)}.ics` : undefined,
    pdfUrl: issued.length > 0 ? `${site}/orders/${order.id}/tickets.pdf?${access}` : undefined,
    isNew,
  }

  async function viewTicket(attendee: AttendeeRow, ticket: IssuedTicket | undefined): Promise<TicketView> {
    return {
      name: attendee.ticket_class_name,
      holder: attendee.name,
      seat: ticket ? saySeatOf(ticket) : null,
      status: ticketStatus(attendee, ticket),
      code: ticket && (await drawSvg(await codeOf(context, ticket))),
      number: attendee.barcode,
      pdfUrl: ticket && `${site}/events/${event.id}/attendees/${attendee.id}/ticket.pdf?${access}`,
    }
  }
}

export function shownStatus({ status }: OrderRow): OrderView['status'] {
  return status === 'started' || status === 'deleted' ? 'abandoned' : status
}

function ticketStatus(attendee: AttendeeRow, ticket: IssuedTicket | undefined): TicketView['status'] {
  if (attendee.status === 'unpaid') return 'unpaid'
  if (!ticket) return 'void'
  return attendee.checked_in_at_ms === null ? 'valid' : 'used'
}
