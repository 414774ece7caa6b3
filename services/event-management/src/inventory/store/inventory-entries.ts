import { chunkRows } from '@octavo/platform/data/chunks.ts'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { InventoryEntryTable, PoolKind } from '../../database/inventory-tables.ts'
import type { Tables } from '../../database/tables.ts'

export async function insertEntries(
  tx: Transaction<Tables>,
  entries: readonly Insertable<InventoryEntryTable>[],
): Promise<void> {
  for (const part of chunkRows(entries)) await tx.insertInto('inventory_entry').values(part).execute()
}

/** The counters of a pool from independent sources, which must agree. */
export interface PoolAccount {
  id: number
  kind: PoolKind
  capacity: number | null
  sold: number
  held: number
  ledger_sold: number
  ledger_held: number
  orders_sold: number
  orders_held: number
}

/** A single statement, so that all numbers are from one snapshot. */
export function selectAccounts(db: Kysely<Tables>) {
  const ledger = (column: 'sold_delta' | 'held_delta') =>
    sql<number>`cast((select coalesce(sum(${sql.ref(column)}), 0) from inventory_entry where pool_id = pool.id) as integer)`
  const orders = (state: 'sold' | 'held') =>
    sql<number>`cast((select coalesce(sum(quantity), 0) from hold where pool_id = pool.id and state = ${sql.lit(state)}) as integer)`
  return db
    .selectFrom('pool')
    .select(['id', 'kind', 'capacity', 'sold', 'held'])
    .select([ledger('sold_delta').as('ledger_sold'), ledger('held_delta').as('ledger_held')])
    .select([orders('sold').as('orders_sold'), orders('held').as('orders_held')])
}
