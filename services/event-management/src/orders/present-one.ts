import type { Scope } from '../context.ts'
import { seatsOfLines } from '../seats/seats-of-lines.ts'
import { listSeatsOfOrders } from '../seats/store/seats.ts'
import type { RequestedExpansions } from '../wire/expansions.ts'
import { presentAttendees, presentOrders } from './expansions.ts'
import { presentLine } from './present/orders.ts'
import type { AttendeeRow } from './store/attendees.ts'
import { listLines } from './store/order-lines.ts'
import type { OrderRow } from './store/orders.ts'

/** A single order also shows its tickets. */
export async function presentOneOrder(order: OrderRow, scope: Scope, requested: RequestedExpansions) {
  const [[presented], lines, seats] = await Promise.all([
    presentOrders([order], scope, requested),
    listLines(scope.db, [order.id]),
    listSeatsOfOrders(scope.db, [order.id]),
  ])
  if (!presented) throw new Error('Presenting one order returned none.')
  const seatsOf = seatsOfLines(lines, seats)
  return { ...presented, tickets: lines.map((line, at) => presentLine(line, seatsOf[at] ?? [])) }
}

export async function presentOneAttendee(
  attendee: AttendeeRow,
  scope: Scope,
  requested: RequestedExpansions,
) {
  const [presented] = await presentAttendees([attendee], scope, requested)
  if (!presented) throw new Error('Presenting one attendee returned none.')
  return presented
}
