import type { Scope } from '../context.ts'
import { seatsOfLines } from '../seats/seats-of-lines.ts'
import { listSeatsOfOrders } from '../seats/store/seats.ts'
import type { Wanted } from '../wire/expansions.ts'
import { presentAttendees, presentOrders } from './expansions.ts'
import { presentLine } from './present/orders.ts'
import type { AttendeeRow } from './store/attendees.ts'
import { listLines } from './store/order-lines.ts'
import type { OrderRow } from './store/orders.ts'

/** Alone, an order also shows which tickets it is for. */
export async function presentOneOrder(order: OrderRow, scope: Scope, wanted: Wanted) {
  const [[presented], lines, seats] = await Promise.all([
    presentOrders([order], scope, wanted),
    listLines(scope.db, [order.id]),
    listSeatsOfOrders(scope.db, [order.id]),
  ])
  if (!presented) throw new Error('One order was given, and none came back.')
  const seatsOf = seatsOfLines(lines, seats)
  return { ...presented, tickets: lines.map((line, at) => presentLine(line, seatsOf[at] ?? [])) }
}

export async function presentOneAttendee(attendee: AttendeeRow, scope: Scope, wanted: Wanted) {
  const [presented] = await presentAttendees([attendee], scope, wanted)
  if (!presented) throw new Error('One attendee was given, and none came back.')
  return presented
}
