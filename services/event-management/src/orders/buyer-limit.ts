import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { findSetting } from '../events/store/event-settings.ts'
import { resizePool } from '../inventory/pools.ts'
import { Shortage } from '../inventory/reservations.ts'
import { findOrInsertPools } from '../inventory/store/pools.ts'
import { type Buyer, subjectOf } from './buyer.ts'

/** The kind of the event setting. */
export const orderSettingsKind = 'orders'

export interface OrderSettings {
  /** Across all orders of one buyer; null for no limit. */
  maximum_per_buyer: number | null
}

export async function findBuyerLimit(db: Kysely<Tables>, eventId: number): Promise<number | null> {
  const settings = await findSetting<OrderSettings>(db, eventId, orderSettingsKind)
  return settings?.maximum_per_buyer ?? null
}

export interface LimitedBuyer {
  buyer: Buyer
  limit: number | null
}

/** The pool of the buyer. Null without a limit, or while the buyer is unknown. */
export async function findBuyerPools(
  tx: Transaction<Tables>,
  eventId: number,
  buyers: readonly LimitedBuyer[],
): Promise<(number | null)[]> {
  const subjects = buyers.map(({ buyer, limit }) => (limit === null ? undefined : subjectOf(buyer)))
  const limits = new Map(subjects.map((subject, at) => [subject, buyers[at]?.limit ?? null]))
  const pools = await findOrInsertPools(
    tx,
    Array.from(limits).flatMap(([subject, capacity]) =>
      subject === undefined ? [] : [{ eventId, kind: 'buyer' as const, capacity, subject }],
    ),
  )
  for (const { id, subject, capacity } of pools) {
    const limit = limits.get(subject ?? undefined) ?? null
    // The buyer already has more than a limit that was lowered later.
    if (capacity !== limit && (await resizePool(tx, id, limit)) === 'too-small')
      throw new Shortage(id, Infinity)
  }
  const ids = new Map(pools.map(({ id, subject }) => [subject, id]))
  return subjects.map((subject) => (subject === undefined ? null : (ids.get(subject) ?? null)))
}

export async function findBuyerPool(
  tx: Transaction<Tables>,
  eventId: number,
  buyer: LimitedBuyer,
): Promise<number | null> {
  const [poolId = null] = await findBuyerPools(tx, eventId, [buyer])
  return poolId
}
