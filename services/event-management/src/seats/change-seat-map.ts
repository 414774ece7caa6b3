import type { Context, Viewer } from '../context.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import type { EventTransaction } from '../events/change-event.ts'
import { eventChanged } from '../events/events-changed.ts'
import { updateEvents } from '../events/store/events.ts'
import { changeSales } from '../tickets/change-sales.ts'
import { readStock } from '../tickets/stock.ts'
import { seatsTaken } from './seats-taken.ts'
import { setSeatState } from './store/seat-changes.ts'
import { countSeats, deleteSeatMap, findSeatMap, type SeatMapRow, updateSeatMap } from './store/seat-maps.ts'
import { listSeatsById } from './store/seats.ts'
import { syncSeatQuantities } from './sync-seat-quantities.ts'
import { usableVenue } from './usable-venue.ts'

export interface SeatMapPatch {
  name?: string | undefined
  venueId?: number | null | undefined
}

export function changeSeatMap(
  context: Context,
  viewer: Viewer,
  eventId: number,
  { name, venueId }: SeatMapPatch,
): Promise<SeatMapRow> {
  return changeMap(context, viewer, eventId, async ({ tx, event }, map) => {
    await updateSeatMap(tx, eventId, {
      name: name ?? map.name,
      venue_id: await usableVenue(tx, { ...event, venue_id: map.venue_id }, venueId),
    })
  })
}

/** The ticket classes keep their quantities, without assigned seats. */
export async function removeSeatMap(context: Context, viewer: Viewer, eventId: number): Promise<void> {
  await changeMap(context, viewer, eventId, async ({ tx }) => {
    const counts = await countSeats(tx, [eventId])
    if (counts.some(({ state }) => state === 'held' || state === 'sold'))
      throw problem('HAS_ATTENDEES', { message: 'A seat map with sold or reserved seats cannot be deleted.' })
    await deleteSeatMap(tx, eventId)
    await updateEvents(tx, [eventId], { is_reserved_seating: 0, shows_pick_a_seat: 0 })
    await eventChanged(tx, context, eventId)
  })
}

/** Blocks or unblocks seats, which changes the quantity of their ticket classes. */
export function blockSeats(
  context: Context,
  viewer: Viewer,
  eventId: number,
  ids: readonly number[],
  state: 'free' | 'blocked',
): Promise<SeatMapRow> {
  return changeMap(context, viewer, eventId, async ({ tx, event }) => {
    const seats = await listSeatsById(tx, ids)
    const own = new Map(seats.filter((seat) => seat.event_id === eventId).map((seat) => [seat.id, seat]))
    const strange = [...ids.entries()].filter(([, id]) => !own.has(id))
    if (strange.length > 0)
      throw argumentsError(Object.fromEntries(strange.map(([at]) => [`seat_ids.${at}`, ['INVALID']])))
    const turned = new Set(await setSeatState(tx, eventId, ids, state))
    const takenSeats = seats.filter(({ id }) => !turned.has(id))
    if (takenSeats.length > 0) throw seatsTaken(takenSeats)
    const { classes } = await readStock(tx, event)
    const changed = new Set(seats.map((seat) => seat.ticket_class_id))
    await syncSeatQuantities(
      tx,
      eventId,
      classes.filter(({ id }) => changed.has(id)),
    )
    await eventChanged(tx, context, eventId)
  })
}

function changeMap(
  context: Context,
  viewer: Viewer,
  eventId: number,
  work: (eventTx: EventTransaction, map: SeatMapRow) => Promise<void>,
): Promise<SeatMapRow> {
  return changeSales(context, viewer, eventId, async (eventTx) => {
    const map = await findSeatMap(eventTx.tx, eventId)
    if (!map) throw notFound('seatmap')
    await work(eventTx, map)
    await updateSeatMap(eventTx.tx, eventId, { changed_at_ms: context.clock.now() })
    return (await findSeatMap(eventTx.tx, eventId)) ?? map
  })
}
