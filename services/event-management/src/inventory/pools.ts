import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import {
  insertPool,
  insertPools,
  listPoolsById,
  type NewPool,
  type PoolRow,
  setCapacity,
} from './store/pools.ts'

export type { PoolRow } from './store/pools.ts'

export function createPool(tx: Transaction<Tables>, pool: NewPool): Promise<number> {
  return insertPool(tx, pool)
}

/** Returns the IDs in the order of the pools. */
export function createPools(tx: Transaction<Tables>, pools: readonly NewPool[]): Promise<number[]> {
  return insertPools(tx, pools)
}

/** Fails if the new capacity is below what is sold or held. */
export async function resizePool(
  tx: Transaction<Tables>,
  id: number,
  capacity: number | null,
): Promise<'ok' | 'too-small'> {
  return (await setCapacity(tx, id, capacity)) ? 'ok' : 'too-small'
}

export async function readPools(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, PoolRow>> {
  const pools = await listPoolsById(db, ids)
  return new Map(pools.map((pool) => [pool.id, pool]))
}
