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

/** A limited quantity. Without a capacity, the pool only counts. */
export interface PoolTable {
  id: Generated<number>
  /** Null for pools that span several events of an organization. */
  event_id: number | null
  kind: PoolKind
  /** The buyer of a pool of kind `buyer`. */
  subject: string | null
  capacity: number | null
  sold: number
  held: number
}

/** The units that one order takes from one pool. A transition of `state` happens exactly once. */
export interface HoldTable {
  order_id: number
  pool_id: number
  quantity: number
  state: 'held' | 'sold' | 'released'
  expires_at_ms: number
}

/** Append-only ledger: the sums of the deltas are the counters of the pool. */
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
