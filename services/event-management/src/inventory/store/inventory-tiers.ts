import { chunkRows } from '@octavo/platform/data/chunks.ts'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { insertRows } from '../../database/insert-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { InventoryTierTable, TierHoldTable } from '../../database/ticket-tables.ts'

export type TierRow = Selectable<InventoryTierTable>
export type TierChange = Updateable<InventoryTierTable>
export type TierHoldRow = Selectable<TierHoldTable>
export type TierHoldChange = Updateable<TierHoldTable>

export function listTiers(db: Kysely<Tables>, eventIds: readonly number[]): Promise<TierRow[]> {
  return db
    .selectFrom('inventory_tier')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .where('deleted_at_ms', 'is', null)
    .orderBy('event_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

export function insertTier(tx: Transaction<Tables>, tier: Insertable<InventoryTierTable>): Promise<TierRow> {
  return tx.insertInto('inventory_tier').values(tier).returningAll().executeTakeFirstOrThrow()
}

/** Returns the IDs in the order of the tiers. */
export function insertTiers(
  tx: Transaction<Tables>,
  tiers: readonly Insertable<InventoryTierTable>[],
): Promise<number[]> {
  return insertRows(tx, 'inventory_tier', tiers)
}

export async function updateTier(tx: Transaction<Tables>, id: number, change: TierChange): Promise<void> {
  await tx.updateTable('inventory_tier').set(change).where('id', '=', id).execute()
}

/** Holds of tiers, and of the event's own capacity. */
export function listTierHolds(db: Kysely<Tables>, eventIds: readonly number[]): Promise<TierHoldRow[]> {
  return db
    .selectFrom('tier_hold')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .where('deleted_at_ms', 'is', null)
    .orderBy('event_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

export function insertTierHold(
  tx: Transaction<Tables>,
  hold: Insertable<TierHoldTable>,
): Promise<TierHoldRow> {
  return tx.insertInto('tier_hold').values(hold).returningAll().executeTakeFirstOrThrow()
}

export async function insertTierHolds(
  tx: Transaction<Tables>,
  holds: readonly Insertable<TierHoldTable>[],
): Promise<void> {
  for (const part of chunkRows(holds)) await tx.insertInto('tier_hold').values(part).execute()
}

export async function updateTierHold(
  tx: Transaction<Tables>,
  id: number,
  change: TierHoldChange,
): Promise<void> {
  await tx.updateTable('tier_hold').set(change).where('id', '=', id).execute()
}
