import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { Transaction } from 'kysely'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('writeInOrder', (databases) => {
  const open = () => databases.open<CounterTables>(counterMigrations)

  test('commits the writes that succeed, in order, and rolls back those that fail', async () => {
    const db = await open()
    const order: number[] = []
    const writes = Array.from({ length: 100 }, (_, value) =>
      db.writeInOrder('a', async (tx) => {
        order.push(value)
        const row = { name: `${value}`, value }
        await tx.insertInto('counter').values(row).execute()
        // The name is taken, so the statement fails.
        if (value % 3 === 0) await tx.insertInto('counter').values(row).execute()
        return value
      }),
    )
    const outcomes = await Promise.allSettled(writes)
    assert.deepEqual(
      outcomes.map(({ status }) => status === 'fulfilled'),
      outcomes.map((_, value) => value % 3 !== 0),
    )
    const rows = await db.read.selectFrom('counter').select('value').orderBy('value').execute()
    assert.deepEqual(
      rows.map(({ value }) => value),
      Array.from({ length: 100 }, (_, value) => value).filter((value) => value % 3 !== 0),
    )
    assert.deepEqual(
      order,
      Array.from({ length: 100 }, (_, value) => value),
    )
  })

  test('loses no change when two processes read before they write', async () => {
    const place = { ...databases.location(), migrations: counterMigrations, name: 'ordered' }
    const one = await openDatabase<CounterTables>(place)
    const other = await openDatabase<CounterTables>(place)
    try {
      await setCounter(one, 'a', 0)
      const increments = Array.from({ length: 100 }, (_, at) =>
        (at % 2 ? one : other).writeInOrder('a', async (tx) => {
          const { value } = await tx.selectFrom('counter').select('value').executeTakeFirstOrThrow()
          await tx
            .updateTable('counter')
            .set({ value: value + 1 })
            .execute()
        }),
      )
      await Promise.all(increments)
      assert.equal(await readCounter(one, 'a'), 100)
    } finally {
      await Promise.all([one.close(), other.close()])
    }
  })

  test('runs a batch again after a conflict with another write, so both see a consistent state', async () => {
    const db = await open()
    await setCounter(db, 'a', 0)
    await setCounter(db, 'b', 0)
    const set = (name: string, ifZero: string) => async (tx: Transaction<CounterTables>) => {
      const row = await tx.selectFrom('counter').select('value').where('name', '=', ifZero).executeTakeFirst()
      if (row?.value === 0)
        await tx.updateTable('counter').set({ value: 1 }).where('name', '=', name).execute()
    }
    await Promise.all([
      ...Array.from({ length: 5 }, () => db.writeInOrder('a', set('a', 'b'))),
      ...Array.from({ length: 5 }, () => db.write(set('b', 'a'))),
    ])
    assert.deepEqual([await readCounter(db, 'a'), await readCounter(db, 'b')].sort(), [0, 1])
  })
})
