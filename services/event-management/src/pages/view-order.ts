import type { Context, Scope } from '../context.ts'
import { codeOf } from '../documents/order-tickets.ts'
import { drawSvg } from '../documents/qr-codes.ts'
import { type IssuedTicket, listTickets } from '../documents/store/issued-tickets.ts'
import { eventPageOf } from '../events/addresses.ts'
import type { EventRow } from '../events/store/events.ts'
import { isPublic } from '../events/visibility.ts'
import { sendsMail } from '../mail/delivery.ts'
import { orderToken } from '../orders/order-links.ts'
import { canConfirm } from '../orders/payment-deadline.ts'
import { paymentFailed } from '../orders/refund-order.ts'
import { type AttendeeRow, listAttendeesOf } from '../orders/store/attendees.ts'
import { listLines } from '../orders/store/order-lines.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import { listRefundRequests } from '../orders/store/refund-requests.ts'
import { findInstructions } from '../payments/options.ts'
import { describeSeatOf } from '../seats/seat-description.ts'
import type { OrderView, TicketView } from './order-page.ts'
import { describeOrder, shownStatus } from './order-status.ts'
import { viewEventSummary, viewSummary } from './view-checkout.ts'

/** An order and its tickets as the buyer sees them. */
export async function viewOrder(
  context: Context,
  scope: Scope,
  { event, order }: { event: EventRow; order: OrderRow },
  isNew: boolean,
): Promise<OrderView> {
  const { db, site, nowMs, settings } = scope
  const [lines, attendees, issued, eventSummary, payment, refunds] = await Promise.all([
    listLines(db, [order.id]),
    listAttendeesOf(db, [order.id]),
    listTickets(db, order.id),
    viewEventSummary(scope, event),
    shownStatus(order, nowMs) === 'pending' ? describePayment(scope, order) : undefined,
    order.status === 'refunded' ? listRefundRequests(db, [order.id]) : [],
  ])
  const access = `access=${orderToken(order)}`
  const valid = new Map(issued.map((ticket) => [ticket.id, ticket]))
  return {
    number: String(order.id),
    event: eventSummary,
    status: describeOrder(event, order, {
      nowMs,
      isNew,
      sendsMail: sendsMail(settings),
      hasPaymentFailed: refunds.some(({ reason }) => reason === paymentFailed),
      hasRefundFailed: refunds.some(({ status }) => status === 'failed'),
    }),
    payment,
    summary: viewSummary(order, lines),
    tickets: await Promise.all(attendees.map((attendee) => viewTicket(attendee, valid.get(attendee.id)))),
    // Calendar programs cannot read the calendar of an event that is not public.
    calendarUrl:
      isPublic(event) && isAhead(event, order, nowMs) ? `${eventPageOf(site, event)}.ics` : undefined,
    pdfUrl: issued.length > 0 ? `${site}/orders/${order.id}/tickets.pdf?${access}` : undefined,
    isNew,
  }

  async function viewTicket(attendee: AttendeeRow, ticket: IssuedTicket | undefined): Promise<TicketView> {
    return {
      name: attendee.ticket_class_name,
      holder: attendee.name,
      seat: ticket ? describeSeatOf(ticket) : null,
      status: ticketStatus(attendee, ticket),
      code: ticket && (await drawSvg(await codeOf(context, ticket))),
      number: attendee.transferred_from === null ? attendee.barcode : undefined,
      pdfUrl: ticket && `${site}/events/${event.id}/attendees/${attendee.id}/ticket.pdf?${access}`,
    }
  }
}

async function describePayment({ db, settings }: Scope, order: OrderRow): Promise<string[]> {
  const instructions = await findInstructions(db, order.organization_id, order.payment_method)
  const number = `The number of your order is ${order.id}.`
  const confirmation =
    canConfirm(order) && sendsMail(settings)
      ? ['To hold the tickets longer, confirm your email address with the link in our email.']
      : []
  return [`${instructions || 'Ask the organizer how to pay.'} ${number}`, ...confirmation]
}

function isAhead({ state, end_ms }: EventRow, order: OrderRow, nowMs: number): boolean {
  const status = shownStatus(order, nowMs)
  return state !== 'canceled' && end_ms > nowMs && (status === 'placed' || status === 'pending')
}

function ticketStatus(attendee: AttendeeRow, ticket: IssuedTicket | undefined): TicketView['status'] {
  if (attendee.status === 'unpaid') return 'unpaid'
  if (attendee.status === 'attending' && attendee.transferred_from !== null) return 'transferred'
  if (!ticket) return 'void'
  return attendee.checked_in_at_ms === null ? 'valid' : 'used'
}
