import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { listAwaitedClasses } from '../tickets/store/awaited.ts'
import { listTicketClassesById } from '../tickets/store/ticket-classes.ts'
import { isReservedForWaiting, offeredToOthers } from './awaited.ts'
import type { NewLine } from './price-lines.ts'
import { listLines } from './store/order-lines.ts'

type Line = Pick<NewLine, 'ticket_class_id' | 'tier_hold_id' | 'discount_id' | 'quantity'>

/**
 * A changed order gets no more of a hold than the organizer gave it, and no tickets that are reserved for the waiting
 * list. Compares with the lines as they are in this transaction.
 */
export async function refuseGains(
  tx: Transaction<Tables>,
  { eventId, orderId, lines }: { eventId: number; orderId: number; lines: readonly Line[] },
): Promise<void> {
  const before = countByStock(await listLines(tx, [orderId]))
  const gains = [...countByStock(lines)]
    .filter(([stock, { quantity }]) => quantity > (before.get(stock)?.quantity ?? 0))
    .map(([, { line }]) => line)
  if (gains.some(isGivenHold)) throw problem('NOT_AUTHORIZED', { message: notMoreOfHold })
  const fromStock = gains.filter(({ tier_hold_id }) => tier_hold_id === null)
  if (fromStock.length === 0) return
  const awaited = await listAwaitedClasses(tx, eventId)
  if (awaited.size === 0) return
  const classes = await listTicketClassesById(
    tx,
    fromStock.map(({ ticket_class_id }) => ticket_class_id),
  )
  if ([...classes.values()].some((ticketClass) => isReservedForWaiting(ticketClass, awaited)))
    throw problem('SOLD_OUT', { message: offeredToOthers })
}

/** Members give out of holds without a code; a code gives by itself, as often as it can be used. */
const isGivenHold = ({ tier_hold_id, discount_id }: Line) => tier_hold_id !== null && discount_id === null

function countByStock(lines: readonly Line[]): Map<string, { line: Line; quantity: number }> {
  const counts = new Map<string, { line: Line; quantity: number }>()
  for (const line of lines) {
    const stock = `${line.ticket_class_id} ${line.tier_hold_id} ${isGivenHold(line)}`
    counts.set(stock, { line, quantity: (counts.get(stock)?.quantity ?? 0) + line.quantity })
  }
  return counts
}

const notMoreOfHold = 'Only the organizer can give this order more tickets of the hold.'
