import { mayIn } from '../access/permissions.ts'
import type { Context } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { getVisibleOrder, type OrderViewer } from '../orders/access.ts'
import { newBarcode } from '../orders/build-attendees.ts'
import { dropFromRequests } from '../orders/drop-from-requests.ts'
import { emitAttendeeUpdate } from '../orders/emit-webhooks.ts'
import { type NamedPerson, nameOf } from '../orders/names.ts'
import {
  type AttendeeRow,
  findAttendee,
  insertAttendees,
  transitionAttendees,
} from '../orders/store/attendees.ts'
import { queueRequestedMail } from '../outbox/outbox.ts'
import { transferSeat } from '../seats/store/seat-changes.ts'
import { toTheSecond } from '../wire/moments.ts'

export interface NewHolder extends NamedPerson {
  email: string
}

/**
 * Reissues the ticket to another attendee with a new barcode, which the buyer does not see. The old barcode
 * becomes invalid.
 */
export function transferTicket(
  context: Context,
  viewer: OrderViewer,
  event: EventRow,
  attendeeId: number,
  holder: NewHolder,
  caller: string,
): Promise<AttendeeRow> {
  const { db, clock, ids } = context
  return db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = clock.now()
    const changed = { changed_at_ms: toTheSecond(nowMs) }
    const attendee = await findAttendee(tx, attendeeId)
    if (!attendee) throw notFound('attendee_id')
    const { order } = await getVisibleOrder(tx, viewer, attendee.order_id)
    if (attendee.transferred_from !== null && !(await mayIn(tx, viewer.viewer, order.organization_id)))
      throw problem('TRANSFER_NOT_POSSIBLE')
    // The pools move to the new ticket, so they are released only once.
    const [old] = await transitionAttendees(
      tx,
      attendee.order_id,
      ['attending'],
      { ...changed, status: 'transferred', pools: '[]', gross: 0 },
      [attendee.id],
    )
    // Read by the update, because a scan may have committed since the attendee was read.
    if (!old || old.checked_in_at_ms !== null) throw problem('TRANSFER_NOT_POSSIBLE')
    const { id: _, ...same } = attendee
    const [next] = await insertAttendees(tx, [
      {
        ...same,
        ...nameOf(holder, { name: '', first_name: '', last_name: '' }),
        email: holder.email,
        email_folded: holder.email.toLowerCase(),
        profile: '{}',
        answers: '[]',
        barcode: newBarcode(ids),
        transferred_from: holder.email.toLowerCase() === order.email_folded ? null : attendee.id,
        created_at_ms: nowMs,
        ...changed,
      },
    ])
    if (!next) throw new Error('The transferred attendee was not inserted.')
    await transitionAttendees(tx, attendee.order_id, ['transferred'], { transferred_to: next.id }, [
      attendee.id,
    ])
    await dropFromRequests(tx, attendee.order_id, [attendee.id], nowMs)
    await transferSeat(tx, attendee.id, next.id)
    await queueRequestedMail(tx, context, { kind: 'ticket-transferred', attendeeId: next.id }, caller)
    for (const one of [attendee, next]) await emitAttendeeUpdate(tx, context, one)
    return next
  })
}
