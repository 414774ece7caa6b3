import type { Context } from '../context.ts'
import { findTicketKey, saveTicketKey } from './store/ticket-keys.ts'
import { newTicketKey, type TicketKey } from './ticket-codes.ts'

/** The signing key of an event, created on first use and never changed. */
export async function ticketKeyOf(
  { db, ids, clock }: Pick<Context, 'db' | 'ids' | 'clock'>,
  eventId: number,
): Promise<TicketKey> {
  const row = (await findTicketKey(db.read, eventId)) ?? (await keep())
  return { publicKey: row.public_key, privateKey: row.private_key }

  function keep() {
    const { publicKey, privateKey } = newTicketKey(ids)
    const offered = { event_id: eventId, public_key: publicKey, private_key: privateKey }
    return db.write((tx) => saveTicketKey(tx, { ...offered, created_at_ms: clock.now() }))
  }
}
