import type { Context } from '../context.ts'
import { ticketKeyOf } from '../documents/ticket-keys.ts'
import { describeSeatOf } from '../seats/seat-description.ts'
import { presentId } from '../wire/ids.ts'
import { presentUtc } from '../wire/times.ts'
import { listForScanners } from './store/check-ins.ts'

const maxTickets = 5_000
/** A change gets its time before it is committed, so the next bundle begins earlier and repeats some tickets. */
const overlapMs = 60_000

/** The verification key and the tickets after `afterId` that changed since, for scanning offline. */
export async function readBundle(
  context: Context,
  eventId: number,
  { afterId, changedSinceMs }: { afterId: number; changedSinceMs: number },
) {
  const generatedMs = context.clock.now() - overlapMs
  const [{ publicKey }, rows] = await Promise.all([
    ticketKeyOf(context, eventId),
    listForScanners(context.db.read, eventId, { afterId, changedSinceMs, limit: maxTickets }),
  ])
  const last = rows.length === maxTickets ? rows.at(-1) : undefined
  return {
    event_id: presentId(eventId),
    public_key: publicKey,
    generated: presentUtc(generatedMs),
    tickets: rows.map(({ id, barcode, name, ticket_class_id, ...row }) => ({
      attendee_id: presentId(id),
      barcode,
      name,
      ticket_class_id: presentId(ticket_class_id),
      seat: describeSeatOf(row),
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
