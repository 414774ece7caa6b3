import type { Database } from '@octavo/platform/data/database.ts'
import type { TestDatabases } from '@octavo/testing/databases.ts'
import type { Transaction } from 'kysely'
import { createInventory } from '../src/database/migrations/006-inventory.ts'
import type { Tables } from '../src/database/tables.ts'
import { createPool } from '../src/inventory/pools.ts'
import { type Quantities, reserve, Shortage } from '../src/inventory/reservations.ts'
import { findUnbalanced } from './find-unbalanced.ts'

const migrations = [{ set: 'inventory', steps: { '006-inventory': createInventory } }]

/** Only pools, holds and the ledger. */
export function openInventory(databases: TestDatabases, name?: string): Promise<Database<Tables>> {
  return databases.open<Tables>(migrations, name)
}

export function makePools(db: Database<Tables>, capacities: readonly (number | null)[]): Promise<number[]> {
  return db.write(async (tx) => {
    const ids: number[] = []
    for (const capacity of capacities) ids.push(await createPool(tx, { eventId: 1, kind: 'tier', capacity }))
    return ids
  })
}

let orders = 0

/** Reserves one unit of each pool, and returns the order number on success. */
export async function tryToReserve(
  db: Database<Tables>,
  poolIds: readonly number[],
  { key = 'event 1', quantity = 1, nowMs = 0, expiresAtMs = 1_000 } = {},
): Promise<number | undefined> {
  const orderId = ++orders
  const quantities: Quantities = new Map(poolIds.map((id) => [id, quantity]))
  return await undefinedOnShortage(() =>
    db.writeBatched(key, async (tx: Transaction<Tables>) => {
      await reserve(tx, [{ orderId, quantities, expiresAtMs }], nowMs)
      return orderId
    }),
  )
}

export async function undefinedOnShortage<T>(attempt: () => Promise<T>): Promise<T | undefined> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof Shortage) return undefined
    throw error
  }
}

export async function countersOf(db: Database<Tables>): Promise<{ sold: number; held: number }[]> {
  return await db.read.selectFrom('pool').select(['sold', 'held']).orderBy('id').execute()
}

export async function isAllBalanced(db: Database<Tables>): Promise<boolean> {
  return (await findUnbalanced(db.read)).length === 0
}
