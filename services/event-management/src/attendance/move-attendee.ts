import { requirePermission } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { emitAttendeeUpdate } from '../orders/emit-webhooks.ts'
import { type AttendeeRow, findAttendee, transitionAttendees } from '../orders/store/attendees.ts'
import { seatsTaken } from '../seats/seats-taken.ts'
import { freeSeatsOfAttendees, holdSeats, seatAttendee } from '../seats/store/seat-changes.ts'
import { findSeatsOfAttendees, listSeatsById } from '../seats/store/seats.ts'
import { toTheSecond } from '../wire/moments.ts'

/** Moves an attendee to another seat of the same class. */
export function moveAttendee(
  context: Context,
  viewer: Viewer,
  event: EventRow,
  attendeeId: number,
  seatId: number,
): Promise<AttendeeRow> {
  const { db, clock } = context
  return db.writeBatched(inventoryKey(event), async (tx) => {
    await requirePermission(tx, viewer, event.organization_id, 'event')
    const attendee = await findAttendee(tx, attendeeId)
    if (attendee?.event_id !== event.id) throw notFound('attendee_id')
    const before = (await findSeatsOfAttendees(tx, [attendeeId])).get(attendeeId)
    if (!before) throw problem('TICKET_NOT_VALID', { message: 'The attendee has no seat.' })
    const [seat] = await listSeatsById(tx, [seatId])
    if (seat?.ticket_class_id !== before.ticket_class_id)
      throw argumentsError({ 'attendee.seat_id': ['INVALID'] })
    if (seat.id === before.id) return attendee
    await freeSeatsOfAttendees(tx, [attendeeId])
    if ((await holdSeats(tx, attendee.order_id, [seatId])).length === 0) throw seatsTaken([seat])
    await seatAttendee(tx, seatId, attendeeId, before.state === 'sold' ? 'sold' : 'held')
    const changed = { changed_at_ms: toTheSecond(clock.now()) }
    await transitionAttendees(tx, attendee.order_id, [attendee.status], changed, [attendeeId])
    await emitAttendeeUpdate(tx, context, attendee)
    return { ...attendee, ...changed }
  })
}
