import type { Kysely, Transaction } from 'kysely'
import { resizePool } from '../inventory/pools.ts'
import { Shortage } from '../inventory/reservations.ts'
import { findSetting } from '../store/event-settings.ts'
import { findOrInsertPool } from '../store/pools.ts'
import type { Tables } from '../store/tables.ts'
import { type Buyer, subjectOf } from './buyer.ts'

/** The kind of the event's setting. */
export const orderSettingsKind = 'orders'

export interface OrderSettings {
  /** Over all orders of one buyer; null for as many as there are. */
  maximum_per_buyer: number | null
}

export async function findBuyerLimit(db: Kysely<Tables>, eventId: number): Promise<number | null> {
  const settings = await findSetting<OrderSettings>(db, eventId, orderSettingsKind)
  return settings?.maximum_per_buyer ?? null
}

/** The pool that is about this buyer alone; null where there is no limit, or it is not known yet who buys. */
export async function findBuyerPool(
  tx: Transaction<Tables>,
  { event, buyer, limit }: { event: { id: number }; buyer: Buyer; limit: number | null },
): Promise<number | null> {
  const subject = subjectOf(buyer)
  if (limit === null || subject === undefined) return null
  const pool = await findOrInsertPool(tx, { eventId: event.id, kind: 'buyer', capacity: limit, subject })
  // The buyer has more than was made the limit since.
  if (pool.capacity !== limit && (await resizePool(tx, pool.id, limit)) === 'too-small')
    throw new Shortage(pool.id)
  return pool.id
}
