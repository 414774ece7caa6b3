import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Database } from '@octavo/platform/data/database.ts'
import { sql } from 'kysely'
import type { Tables } from '../src/database/tables.ts'
import { readPools, resizePool } from '../src/inventory/pools.ts'
import { release, releaseUnits, replaceReservation, sell } from '../src/inventory/reservations.ts'
import { describeOnBothDatabases } from './databases.ts'
import {
  countersOf,
  isAllBalanced,
  makePools,
  openInventory,
  tryToReserve,
  undefinedOnShortage,
} from './inventory-database.ts'

const key = 'event 1'
const occasion = (orderId: number) => ({ orderId, cause: 'place' as const, nowMs: 0 })
const repeat = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

describeOnBothDatabases('inventory', (databases) => {
  const open = (name?: string) => openInventory(databases, name)

  test('grants the last unit to one of a hundred concurrent requests', async () => {
    const db = await open()
    const [pool = 0] = await makePools(db, [1])
    const tries = await Promise.all(repeat(100, () => tryToReserve(db, [pool])))
    assert.equal(tries.filter((order) => order !== undefined).length, 1)
    assert.deepEqual(await countersOf(db), [{ sold: 0, held: 1 }])
    assert.ok(await isAllBalanced(db))
  })

  test('reads more pools than a statement has parameters', async () => {
    const db = await open()
    const [pool = 0] = await makePools(db, [1])
    const pools = await readPools(
      db.read,
      repeat(70_000, (at) => pool + at),
    )
    assert.deepEqual([...pools.keys()], [pool])
  })

  test('never oversells, whatever the keys of concurrent requests in two processes', async () => {
    const [one, other] = await Promise.all([open('crowds'), open('crowds')])
    const [shared = 0, first = 0, second = 0] = await makePools(one, [50, 40, null])
    const tries = repeat(200, (at) =>
      tryToReserve(at % 2 ? one : other, at % 3 ? [shared, first] : [second, shared], {
        key: `key ${at % 4}`,
      }),
    )
    const orders = (await Promise.all(tries)).filter((order) => order !== undefined)
    assert.equal(orders.length, 50)
    const [counters] = await countersOf(one)
    assert.deepEqual(counters, { sold: 0, held: 50 })
    assert.ok(await isAllBalanced(one))
  })

  test('changes no pool if one of them has too few units', async () => {
    const db = await open()
    const pools = await makePools(db, [10, 10, 0])
    const tries = await Promise.all(repeat(20, () => tryToReserve(db, pools)))
    assert.deepEqual(new Set(tries), new Set([undefined]))
    assert.deepEqual(
      await countersOf(db),
      repeat(3, () => ({ sold: 0, held: 0 })),
    )
    assert.deepEqual(await db.read.selectFrom('inventory_entry').selectAll().execute(), [])
  })

  test('refuses a counter beyond the capacity in the database', async () => {
    const db = await open()
    const [pool = 0] = await makePools(db, [1])
    const naive = db.write((tx) => tx.updateTable('pool').set({ sold: 2 }).where('id', '=', pool).execute())
    await assert.rejects(naive, /pool_never_oversold/)
  })

  test('respects a capacity that changes during the sale', async () => {
    const db = await open()
    const [pool = 0] = await makePools(db, [60])
    const tries = repeat(100, () => tryToReserve(db, [pool]))
    const resize = db.writeBatched(key, (tx) => resizePool(tx, pool, 30))
    const [resized, ...orders] = await Promise.all([resize, ...tries])
    const count = orders.filter((order) => order !== undefined).length
    assert.equal(count, resized === 'ok' ? 30 : 60)
    assert.ok(await isAllBalanced(db))
  })

  test('does not shrink below what is sold and held', async () => {
    const db = await open()
    const [pool = 0] = await makePools(db, [5])
    await tryToReserve(db, [pool], { quantity: 3 })
    assert.equal(await db.write((tx) => resizePool(tx, pool, 2)), 'too-small')
    assert.equal(await db.write((tx) => resizePool(tx, pool, 3)), 'ok')
    assert.equal(await tryToReserve(db, [pool]), undefined)
    assert.equal(await db.write((tx) => resizePool(tx, pool, null)), 'ok')
    assert.notEqual(await tryToReserve(db, [pool], { quantity: 1_000 }), undefined)
  })

  test('either sells or releases a hold, once, under concurrency', async () => {
    const db = await open()
    const [pool = 0] = await makePools(db, [10])
    for (let round = 0; round < 5; round++) {
      const orderId = (await tryToReserve(db, [pool])) ?? 0
      await Promise.all([
        db.writeBatched(key, (tx) => sell(tx, [orderId], 0)),
        db.writeBatched('another', (tx) => release(tx, occasion(orderId))),
        db.writeBatched(key, (tx) => sell(tx, [orderId], 0)),
        db.writeBatched('another', (tx) => release(tx, occasion(orderId))),
      ])
    }
    const [counters] = await countersOf(db)
    assert.equal(counters?.held, 0)
    assert.ok(await isAllBalanced(db))
  })

  test('releases sold units once, and never more than were sold', async () => {
    const db = await open()
    const [pool = 0] = await makePools(db, [2])
    const orderId = (await tryToReserve(db, [pool], { quantity: 2 })) ?? 0
    await db.writeBatched(key, (tx) => sell(tx, [orderId], 0))
    const releaseSold = (count: number) =>
      db.writeBatched(key, (tx) => releaseUnits(tx, new Map([[pool, count]]), 'sold', occasion(orderId)))
    await releaseSold(1)
    await assert.rejects(releaseSold(2), /releases more/)
    await releaseSold(1)
    await assert.rejects(releaseSold(1), /releases more/)
    assert.deepEqual(await countersOf(db), [{ sold: 0, held: 0 }])
    assert.ok(await isAllBalanced(db))
  })

  test('replaces a hold, or keeps it if there are too few units', async () => {
    const db = await open()
    const [first = 0, second = 0] = await makePools(db, [5, 1])
    const orderId = (await tryToReserve(db, [first], { quantity: 2 })) ?? 0
    const instead = (count: number) => () =>
      db.writeBatched(key, async (tx) => {
        const after = { orderId, quantities: new Map([[second, count]]), expiresAtMs: 1_000 }
        await replaceReservation(tx, new Map([[first, 2]]), after, 0)
        return true
      })
    assert.equal(await undefinedOnShortage(instead(2)), undefined)
    assert.deepEqual(await countersOf(db), [
      { sold: 0, held: 2 },
      { sold: 0, held: 0 },
    ])
    assert.equal(await undefinedOnShortage(instead(1)), true)
    assert.deepEqual(await countersOf(db), [
      { sold: 0, held: 0 },
      { sold: 0, held: 1 },
    ])
    assert.ok(await isAllBalanced(db))
  })

  test('would oversell with a read before the write', async () => {
    const db = await open()
    const [pool = 0] = await makePools(db, [null])
    const capacity = 50
    const sales = await Promise.all(repeat(200, () => sellNaively(db, pool, capacity)))
    assert.ok(sales.filter(Boolean).length > capacity)
  })
})

/** Checks before it writes, without a condition in the update. */
async function sellNaively(db: Database<Tables>, poolId: number, capacity: number): Promise<boolean> {
  const { sold } = await db.read
    .selectFrom('pool')
    .select('sold')
    .where('id', '=', poolId)
    .executeTakeFirstOrThrow()
  if (sold >= capacity) return false
  await db.write((tx) =>
    tx.updateTable('pool').set({ sold: sql<number>`sold + 1` }).where('id', '=', poolId).execute(),
  )
  return true
}
