import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { listTicketClassesById } from '../tickets/store/ticket-classes.ts'
import { listWaitlistedClasses } from '../tickets/store/waitlist.ts'
import type { NewLine } from './price-lines.ts'
import { isReservedForWaitlist, reservedForWaitlist } from './reserved-for-waitlist.ts'
import { listLines } from './store/order-lines.ts'

type Line = Pick<NewLine, 'ticket_class_id' | 'tier_hold_id' | 'discount_id' | 'quantity'>

/**
 * A changed order must not get more of a hold than the organizer gave it, nor tickets that are reserved for
 * the waitlist. Compares with the lines in this transaction.
 */
export async function refuseRestrictedIncreases(
  tx: Transaction<Tables>,
  { eventId, orderId, lines }: { eventId: number; orderId: number; lines: readonly Line[] },
): Promise<void> {
  const before = countByStock(await listLines(tx, [orderId]))
  const increases = [...countByStock(lines)]
    .filter(([stock, { quantity }]) => quantity > (before.get(stock)?.quantity ?? 0))
    .map(([, { line }]) => line)
  if (increases.some(isMemberHold)) throw problem('NOT_AUTHORIZED', { message: holdIncreaseMessage })
  const fromStock = increases.filter(({ tier_hold_id }) => tier_hold_id === null)
  if (fromStock.length === 0) return
  const waitlisted = await listWaitlistedClasses(tx, eventId)
  if (waitlisted.size === 0) return
  const classes = await listTicketClassesById(
    tx,
    fromStock.map(({ ticket_class_id }) => ticket_class_id),
  )
  if ([...classes.values()].some((ticketClass) => isReservedForWaitlist(ticketClass, waitlisted)))
    throw problem('SOLD_OUT', { message: reservedForWaitlist })
}

/** Only members draw from holds without a code. With a code, its number of uses is the limit. */
const isMemberHold = ({ tier_hold_id, discount_id }: Line) => tier_hold_id !== null && discount_id === null

function countByStock(lines: readonly Line[]): Map<string, { line: Line; quantity: number }> {
  const counts = new Map<string, { line: Line; quantity: number }>()
  for (const line of lines) {
    const stock = `${line.ticket_class_id} ${line.tier_hold_id} ${isMemberHold(line)}`
    counts.set(stock, { line, quantity: (counts.get(stock)?.quantity ?? 0) + line.quantity })
  }
  return counts
}

const holdIncreaseMessage = 'Only the organizer can give this order more tickets of the hold.'
