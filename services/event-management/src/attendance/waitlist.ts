import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import { mayIn } from '../accounts/permissions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Context } from '../context.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import { availabilityChanged } from '../search/relist.ts'
import type { EventRow } from '../store/events.ts'
import { getEventRow } from '../store/events.ts'
import { findWaiting, insertWaiting, stepWaiting, type WaitlistRow } from '../store/waiting.ts'
import { readAvailabilityOf } from '../tickets/availability.ts'
import { readStock } from '../tickets/stock.ts'

export interface NewWaiting {
  name: string
  email: string
  quantity?: number | undefined
  ticketClassId: number | null
}

/** Takes the last place, or leaves somebody who waits already in theirs. */
export async function joinWaitlist(
  context: Context,
  event: EventRow,
  { name, email, quantity = 1, ticketClassId }: NewWaiting,
  secretHash: string,
): Promise<WaitlistRow> {
  const { db, clock } = context
  // Whoever waits for one would not be bound by the quantity of their invitation.
  if (event.is_invite_only)
    throw problem('ACTION_NOT_PROCESSED', { message: 'An event by invitation has no waiting list.' })
  const stock = await readStock(db.read, event)
  if (
    ticketClassId !== null &&
    !stock.classes.some(({ id, is_hidden }) => id === ticketClassId && !is_hidden)
  )
    throw argumentsError({ 'waitlist_entry.ticket_class_id': ['INVALID'] })
  const availability = (await readAvailabilityOf(db.read, [event], clock.now())).get(event.id)
  if (!availability?.canWait) throw problem('NOT_SOLD_OUT')
  return db.write((tx) =>
    insertWaiting(tx, {
      event_id: event.id,
      ticket_class_id: ticketClassId,
      name,
      email,
      email_folded: email.toLowerCase(),
      quantity,
      state: 'waiting',
      secret_hash: secretHash,
      created_at_ms: clock.now(),
    }),
  )
}

/** For whoever waits, by their secret, and for members. */
export async function leaveWaitlist(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  viewer: Viewer,
  { eventId, id }: { eventId: number; id: number },
  secret: string | undefined,
): Promise<void> {
  const entry = await findWaiting(db.read, eventId, id)
  if (!entry) throw notFound('waitlist entry')
  const { organization_id } = await getEventRow(db.read, eventId)
  const isOwn = secret !== undefined && hashSecret(secret) === entry.secret_hash
  if (!isOwn && !(await mayIn(db.read, viewer, organization_id, 'manage_orders')))
    throw notFound('waitlist entry')
  await db.write(async (tx) => {
    await stepWaiting(tx, id, 'waiting', { state: 'left' })
    await availabilityChanged(tx, eventId, clock.now())
  })
}
