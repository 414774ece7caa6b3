import type { Context, Viewer } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getManagedEvent } from '../get-event.ts'
import { findInvitation, setRevoked } from './store.ts'

/** Orders that were created with the invitation stay valid. Idempotent. */
export async function revokeInvitation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  viewer: Viewer,
  eventId: number,
  id: number,
): Promise<void> {
  await db.write(async (tx) => {
    await getManagedEvent(tx, viewer, eventId)
    const invitation = await findInvitation(tx, id)
    if (invitation?.event_id !== eventId) throw notFound('invitation')
    await setRevoked(tx, id, clock.now())
  })
}
