import type { Context } from '../context.ts'
import { ticketKeyOf } from '../documents/ticket-keys.ts'
import { saySeatOf } from '../seats/seat-words.ts'
import { presentId } from '../wire/ids.ts'
import { presentUtc } from '../wire/times.ts'
import { listForScanners } from './store/check-ins.ts'

const maxTickets = 5_000

/** The verification key and the tickets after `afterId` that changed since, for scanning offline. */
export async function readBundle(
  context: Context,
  eventId: number,
  { afterId, changedSinceMs }: { afterId: number; changedSinceMs: number },
) {
  const [{ publicKey }, rows] = await Promise.all([
    ticketKeyOf(context, eventId),
    listForScanners(context.db.read, eventId, { afterId, changedSinceMs, limit: maxTickets }),
  ])
  const last = rows.length === maxTickets ? rows.at(-1) : undefined
  return {
    event_id: presentId(eventId),
    public_key: publicKey,
    generated: presentUtc(context.clock.now()),
    tickets: rows.map(({ id, barcode, name, ticket_class_id, ...row }) => ({
      attendee_id: presentId(id),
      barcode,
      name,
      ticket_class_id: presentId(ticket_class_id),
      seat: saySeatOf(row),
      status: statusOf(row),
    })),
    continuation: last ? String(last.id) : null,
  }
}

interface TicketState {
  status: string
  is_refunded: number
  is_cancelled: number
  checked_in_at_ms: number | null
}

function statusOf({ status, is_refunded, is_cancelled, checked_in_at_ms }: TicketState) {
  if (status !== 'attending' || is_refunded || is_cancelled) return 'void' as const
  return checked_in_at_ms === null ? ('valid' as const) : ('used' as const)
}
