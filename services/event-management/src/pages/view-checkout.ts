import { decodeJson } from '@octavo/platform/data/columns.ts'
import { formatMoment, formatTime } from '../calendar/format-times.ts'
import type { Scope } from '../context.ts'
import { eventPageOf } from '../events/addresses.ts'
import type { EventRow } from '../events/store/events.ts'
import { canExtend } from '../orders/end-order.ts'
import { paymentDeadline } from '../orders/payment-deadline.ts'
import type { OrderCosts } from '../orders/price-lines.ts'
import type { OrderLineRow } from '../orders/store/order-lines.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import type { PaymentOption } from '../payments/options.ts'
import { describeSeat } from '../seats/seat-description.ts'
import { listSeatsOfOrders } from '../seats/store/seats.ts'
import type { Costs } from '../tickets/pricing/pricing.ts'
import { sumOf } from '../tickets/pricing/pricing.ts'
import { findVenue } from '../venues/store.ts'
import { presentMoney } from '../wire/money.ts'
import type { CheckoutGroup } from './checkout-fields.ts'
import type { CheckoutView, SummaryView } from './checkout-page.ts'
import type { CheckoutPages } from './checkout-variant.ts'
import type { HeldTickets } from './held-until.ts'
import { whereOf } from './view-cards.ts'
import { whenOf } from './view-event.ts'

export interface Checkout {
  pages: CheckoutPages
  event: EventRow
  order: OrderRow
  lines: readonly OrderLineRow[]
  groups: readonly CheckoutGroup[]
  /** Empty if the order is free. */
  methods: readonly PaymentOption[]
  method: string
  errorText?: string | undefined
}

export async function viewCheckout(scope: Scope, checkout: Checkout): Promise<CheckoutView> {
  const { pages, event, order, lines, groups, methods, method, errorText } = checkout
  const seats = await listSeatsOfOrders(scope.db, [order.id])
  const changeUrl = event.shows_pick_a_seat ? pages.checkoutAddress(order, 'choose_seats') : undefined
  return {
    event: await viewEventSummary(scope, event),
    held: viewHeld(scope, checkout),
    extendUrl: canExtend(order) ? pages.checkoutAddress(order, 'extend') : undefined,
    cancelUrl: pages.checkoutAddress(order, 'cancel'),
    seats: seats.length > 0 ? { names: seats.map(describeSeat), changeUrl } : undefined,
    summary: viewSummary(order, lines),
    groups,
    isFree: order.gross === 0,
    methods: methods.map((option) => ({
      value: option.method,
      label: option.title,
      note: describeMethod(scope, event, option),
    })),
    method: method || (methods[0]?.method ?? ''),
    placeOrderUrl: pages.checkoutAddress(order),
    errorText,
    // Placing the order redirects to its payment page.
    formTargets: methods.some(({ method }) => method === 'stripe') ? ['https://checkout.stripe.com'] : [],
  }
}

/** The name, time and place of an event. */
export async function viewEventSummary({ db, site }: Pick<Scope, 'db' | 'site'>, event: EventRow) {
  const venue = event.venue_id === null ? undefined : await findVenue(db, event.venue_id)
  return {
    title: event.name_text,
    url: eventPageOf(site, event),
    when: whenOf(event),
    place: whereOf(event, venue),
  }
}

export function viewSummary(order: OrderRow, lines: readonly OrderLineRow[]): SummaryView {
  const { currency } = order
  const costs = decodeJson<OrderCosts>(order.costs)
  const show = (value: number) => (value === 0 ? 'Free' : presentMoney(value, currency).display)
  const part = (name: string, value: number) => (value === 0 ? [] : [{ name, amount: show(value) }])
  return {
    lines: lines.map(({ ticket_class_name, quantity, costs: units }) => ({
      name: ticket_class_name,
      quantity,
      price: show(sumOf(decodeJson<Costs[]>(units)).priceBeforeDiscount),
    })),
    parts: [
      ...part('Discount', -costs.discount),
      ...part('Fees', costs.passedFees),
      ...part(costs.taxName ?? 'Tax', costs.addedTax),
    ],
    total: show(order.gross),
  }
}

/** How to pay, and the deadline of orders that are paid later. */
function describeMethod(
  { nowMs, settings }: Scope,
  event: EventRow,
  { method, instructions }: PaymentOption,
): string {
  if (method === 'stripe') return instructions
  const deadlineMs = paymentDeadline(event, { method, isConfirmed: false }, nowMs, settings)
  const deadline = `The tickets are held until ${formatMoment(deadlineMs, event.zone, event.locale)}.`
  return [instructions, deadline].filter(Boolean).join(' ')
}

function viewHeld({ nowMs }: Scope, { event, order }: Checkout): HeldTickets {
  const untilMs = order.expires_at_ms ?? nowMs
  return {
    until: formatTime(untilMs, event.zone, event.locale),
    remainingMs: Math.max(0, untilMs - nowMs),
    allMs: event.tx_time_limit_s * 1_000,
  }
}
