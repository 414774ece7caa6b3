import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { resizePool } from '../inventory/pools.ts'
import { type TicketClassRow, updateTicketClass } from '../tickets/store/ticket-classes.ts'
import { countSeats } from './store/seat-maps.ts'

/** Sets the quantity of each class to the number of its seats that are not blocked. */
export async function syncSeatQuantities(
  tx: Transaction<Tables>,
  eventId: number,
  classes: readonly TicketClassRow[],
): Promise<void> {
  const counts = (await countSeats(tx, [eventId])).filter(({ state }) => state !== 'blocked')
  for (const { id, pool_id } of classes) {
    const own = counts.filter(({ ticket_class_id }) => ticket_class_id === id)
    const capacity = own.reduce((sum, { seats }) => sum + seats, 0)
    if ((await resizePool(tx, pool_id, capacity)) !== 'ok') throw problem('CAPACITY_TOTAL_TOO_SMALL')
    await updateTicketClass(tx, id, { capacity })
  }
}
