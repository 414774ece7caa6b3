import type { Transaction } from 'kysely'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError, notAChoice, notFound, problem } from '../errors.ts'
import { refuseReservedSeries } from '../events/event-rules.ts'
import { eventChanged } from '../events/events-changed.ts'
import { getManagedEvent } from '../events/get-event.ts'
import { updateEvents } from '../events/store/events.ts'
import { changeSales } from '../tickets/change-sales.ts'
import { type EventStock, readStock } from '../tickets/stock.ts'
import { listTicketClassesById } from '../tickets/store/ticket-classes.ts'
import { copyInto, insertPlan } from './insert-seat-plan.ts'
import { refuseRepeatedNames, type SeatPlan } from './seat-plan.ts'
import { findSeatMap, listSections, type SeatMapRow } from './store/seat-maps.ts'
import { syncSeatQuantities } from './sync-seat-quantities.ts'
import { usableVenue } from './usable-venue.ts'

/** Replaces the quantities of ticket classes by seats. */
export function createSeatMap(
  context: Context,
  viewer: Viewer,
  eventId: number,
  plan: SeatPlan,
): Promise<SeatMapRow> {
  refuseRepeatedNames(plan)
  return createLayout(context, viewer, eventId, async (tx, stock) => {
    const { event } = stock
    for (const [at, section] of plan.sections.entries()) requireFresh(stock, section.ticketClassId, at)
    const venueId = await usableVenue(tx, event, plan.venueId)
    return await insertPlan(context, tx, event, { ...plan, venueId })
  })
}

/** Copies a seat map to an event whose ticket classes have the same names. */
export function copySeatMap(
  context: Context,
  viewer: Viewer,
  eventId: number,
  sourceEventId: number,
): Promise<SeatMapRow> {
  return createLayout(context, viewer, eventId, async (tx, stock) => {
    await getManagedEvent(tx, viewer, sourceEventId)
    const source = await findSeatMap(tx, sourceEventId)
    if (!source) throw notFound('seatmap')
    const sections = await listSections(tx, [sourceEventId])
    const classes = await listTicketClassesById(
      tx,
      sections.map((section) => section.ticket_class_id),
    )
    const own = new Map<number, number>()
    for (const [at, { ticket_class_id }] of sections.entries()) {
      const name = classes.get(ticket_class_id)?.name
      const same = stock.classes.find((ticketClass) => ticketClass.name === name)
      if (!same) throw argumentsError({ source_seatmap_id: [notAChoice(name)] })
      requireFresh(stock, same.id, at)
      own.set(ticket_class_id, same.id)
    }
    return await copyInto(context, tx, source, stock.event, own)
  })
}

/** Runs once per event, serialized with its orders. */
function createLayout(
  context: Context,
  viewer: Viewer,
  eventId: number,
  work: (tx: Transaction<Tables>, stock: EventStock) => Promise<SeatMapRow>,
): Promise<SeatMapRow> {
  return changeSales(context, viewer, eventId, async ({ tx, event }) => {
    const isSeries = event.is_series_parent === 1 || event.series_id !== null
    refuseReservedSeries({ is_reserved_seating: 1 }, isSeries)
    if (await findSeatMap(tx, eventId)) throw problem('SEATMAP_EXISTS')
    const stock = await readStock(tx, event)
    const map = await work(tx, stock)
    const seated = new Set((await listSections(tx, [eventId])).map((section) => section.ticket_class_id))
    await syncSeatQuantities(
      tx,
      eventId,
      stock.classes.filter(({ id }) => seated.has(id)),
    )
    await updateEvents(tx, [eventId], { is_reserved_seating: 1, shows_pick_a_seat: 1 })
    await eventChanged(tx, context, eventId)
    return map
  })
}

/** Existing ticket holders would have no seat. */
function requireFresh({ classes, pools }: EventStock, ticketClassId: number, at: number): void {
  const ticketClass = classes.find(({ id }) => id === ticketClassId)
  if (!ticketClass) throw argumentsError({ [`seatmap.sections.${at}.ticket_class_id`]: ['INVALID'] })
  const pool = pools.get(ticketClass.pool_id)
  if (pool && pool.sold + pool.held > 0) throw problem('HAS_ATTENDEES', { message: soldWithout })
}

const soldWithout = 'A ticket class with sold or reserved tickets cannot be assigned seats.'
