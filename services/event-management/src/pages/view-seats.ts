import type { Scope } from '../context.ts'
import { eventPageOf } from '../events/addresses.ts'
import type { EventRow } from '../events/store/events.ts'
import { listLines } from '../orders/store/order-lines.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import { describeSeat } from '../seats/seat-description.ts'
import { countSeats, listSections } from '../seats/store/seat-maps.ts'
import { listSeatsOfOrders, listSeatsOfSection, type Seat } from '../seats/store/seats.ts'
import { withMethod } from './checkout-method.ts'
import type { CheckoutPages } from './checkout-variant.ts'
import type { SeatsView } from './seats-page.ts'

export interface SeatSelection {
  pages: CheckoutPages
  event: EventRow
  order: OrderRow
  /** The section to show; by default, the one in which the order has its first seat. */
  sectionId: number
  /** The payment method chosen at the checkout. */
  method?: string | undefined
  /** The refused choice, and why it was refused. */
  chosen?: ReadonlySet<number> | undefined
  errorText?: string | undefined
}

export async function viewSeats({ db, site }: Scope, selection: SeatSelection): Promise<SeatsView> {
  const { pages, event, order, sectionId, method, errorText } = selection
  const [lines, own, all, counts] = await Promise.all([
    listLines(db, [order.id]),
    listSeatsOfOrders(db, [order.id]),
    listSections(db, [event.id]),
    countSeats(db, [event.id]),
  ])
  const classIds = new Set(lines.map(({ ticket_class_id }) => ticket_class_id))
  const sections = all.filter((section) => classIds.has(section.ticket_class_id))
  const shownSection =
    sections.find(({ id }) => id === sectionId) ?? sections.find(({ id }) => id === own[0]?.section_id)
  const seats = shownSection ? await listSeatsOfSection(db, event.id, shownSection.id) : []
  const chosen = selection.chosen ?? new Set(own.map(({ id }) => id))
  const choiceOf = (seat: Seat, label: string) => ({
    id: String(seat.id),
    label,
    isChosen: chosen.has(seat.id),
  })
  const address = withMethod(pages.checkoutAddress(order, 'seats'), method)
  const addressOf = (id: number | undefined) => (id === undefined ? address : `${address}&section=${id}`)
  const free = seats.filter(({ state }) => state === 'free')
  return {
    event: { title: event.name_text, url: eventPageOf(site, event) },
    own: own.map((seat) => choiceOf(seat, describeSeat(seat))),
    sections: sections.map(({ id, name }) => ({
      name,
      free: counts.find(({ section_id, state }) => section_id === id && state === 'free')?.seats ?? 0,
      url: addressOf(id),
      isShown: id === shownSection?.id,
    })),
    rows: [...Map.groupBy(free, ({ row_name }) => row_name)].map(([name, some]) => ({
      name,
      seats: some.map((seat) => choiceOf(seat, seat.name)),
    })),
    drawing: seats.map((seat) => ({ row: seat.row_name, place: seat.place, look: lookOf(seat, order) })),
    takeUrl: addressOf(shownSection?.id),
    backUrl: withMethod(pages.checkoutAddress(order), method),
    errorText,
  }
}

function lookOf({ state, order_id }: Seat, order: OrderRow) {
  if (order_id === order.id) return 'own'
  return state === 'free' ? 'free' : 'taken'
}
