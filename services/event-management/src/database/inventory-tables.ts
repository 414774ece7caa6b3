import type { Generated } from 'kysely'

export type PoolKind =
  | 'event'
  | 'tier'
  | 'hold'
  | 'ticket_class'
  | 'discount'
  | 'choice'
  | 'buyer'
  | 'invitation'

/** Something of which there is only so much. Without a capacity, it only counts. */
export interface PoolTable {
  id: Generated<number>
  /** Null for what serves several events of an organization. */
  event_id: number | null
  kind: PoolKind
  /** Whom a pool of the kind `buyer` is about. */
  subject: string | null
  capacity: number | null
  sold: number
  held: number
}

/** What one order takes of one pool. The transition of `state` is what happens exactly once. */
export interface HoldTable {
  order_id: number
  pool_id: number
  quantity: number
  state: 'held' | 'sold' | 'released'
  expires_at_ms: number
}

/** Append only. For each pool, the sums of the deltas are its counters. */
export interface InventoryEntryTable {
  id: Generated<number>
  pool_id: number
  order_id: number | null
  cause: string
  sold_delta: number
  held_delta: number
  at_ms: number
}

export interface InventoryTables {
  pool: PoolTable
  hold: HoldTable
  inventory_entry: InventoryEntryTable
}
