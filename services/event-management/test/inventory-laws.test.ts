import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Database } from '@octavo/platform/data/database.ts'
import fc from '@octavo/testing/property.ts'
import type { Tables } from '../src/database/tables.ts'
import { resizePool } from '../src/inventory/pools.ts'
import { release, releaseUnits, replaceReservation, reserve, sell } from '../src/inventory/reservations.ts'
import { describeOnBothDatabases } from './databases.ts'
import { findUnbalanced } from './find-unbalanced.ts'
import { makePools, openInventory, undefinedOnShortage } from './inventory-database.ts'

const pool = fc.nat(2)
const order = fc.integer({ min: 1, max: 6 })
const units = fc.dictionary(fc.constantFrom('0', '1', '2'), fc.integer({ min: 1, max: 4 }), { minKeys: 1 })

const operation = fc.oneof(
  fc.record({ kind: fc.constant('reserve' as const), order, units }),
  fc.record({ kind: fc.constant('instead' as const), order, units }),
  fc.record({ kind: fc.constant('sell' as const), order }),
  fc.record({ kind: fc.constant('release' as const), order }),
  fc.record({ kind: fc.constant('give back' as const), order, pool, count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('resize' as const), pool, capacity: fc.option(fc.nat(12)) }),
)

type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never

describeOnBothDatabases('inventory, after any sequence of actions', (databases) => {
  test('keeps ledger, counters and holds equal, and within the capacity', async () => {
    const db = await openInventory(databases)
    let turn = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
        async (rounds) => {
          const pools = await makePools(db, [5, 8, null])
          const offset = ++turn * 10
          for (const together of rounds) await Promise.all(together.map((one) => act(db, one, pools, offset)))
          assert.deepEqual(await findUnbalanced(db.read), [])
        },
      ),
      { numRuns: databases.dialect === 'sqlite' ? 60 : 20 },
    )
  })
})

async function act(db: Database<Tables>, one: Operation, pools: number[], offset: number): Promise<void> {
  const orderId = 'order' in one ? offset + one.order : 0
  const occasion = { orderId, cause: 'reserve' as const, nowMs: 0 }
  const idOf = (at: number) => pools[at] ?? 0
  const attempt = () =>
    db.writeBatched(`event ${offset}`, async (tx) => {
      if (one.kind === 'resize') return await resizePool(tx, idOf(one.pool), one.capacity)
      const holds = await tx.selectFrom('hold').selectAll().where('order_id', '=', orderId).execute()
      const heldQuantities = new Map(
        holds.filter(({ state }) => state === 'held').map((row) => [row.pool_id, row.quantity]),
      )
      const isOver = holds.some(({ state }) => state === 'sold')
      if (one.kind === 'sell') return await sell(tx, [orderId], 0)
      if (one.kind === 'release') return await release(tx, occasion)
      if (one.kind === 'give back')
        return await releaseUnits(tx, new Map([[idOf(one.pool), one.count]]), 'sold', occasion)
      const wantedUnits = new Map(Object.entries(one.units).map(([at, count]) => [idOf(Number(at)), count]))
      // An order reserves once, and changes only while it holds units.
      if (isOver || (one.kind === 'reserve') !== (heldQuantities.size === 0)) return undefined
      const reservation = { orderId, quantities: wantedUnits, expiresAtMs: 1_000 }
      return one.kind === 'reserve'
        ? await reserve(tx, [reservation], 0)
        : await replaceReservation(tx, heldQuantities, reservation, 0)
    })
  await undefinedOnShortage(attempt).catch((error: Error) => {
    if (!/releases more/.test(error.message)) throw error
  })
}
