import type { WaitlistRow } from '../tickets/store/awaited.ts'
import { presentId } from '../wire/ids.ts'
import { presentUtc } from '../wire/times.ts'

export function presentWaitlistEntry(row: WaitlistRow) {
  return {
    id: presentId(row.id),
    event_id: presentId(row.event_id),
    ticket_class_id: presentId(row.ticket_class_id),
    name: row.name,
    email: row.email,
    quantity: row.quantity,
    // Callers must not learn whether an address is already on the waitlist.
    status: row.state === 'duplicate' ? ('waiting' as const) : row.state,
    created: presentUtc(row.created_at_ms),
    offer_expires: row.offer_expires_at_ms === null ? null : presentUtc(row.offer_expires_at_ms),
    order_id: presentId(row.offered_order_id),
  }
}
