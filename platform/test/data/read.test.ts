import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { type CounterTables, counterMigrations, increment, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('read', (databases) => {
  async function openWithRows(count: number) {
    const db = await databases.open<CounterTables>(counterMigrations)
    await db.write(async (tx) => {
      for (let value = 0; value < count; value++) {
        await tx
          .insertInto('counter')
          .values({ name: `c${value}`, value })
          .execute()
      }
    })
    return db
  }

  test('refuses to write', async () => {
    const db = await openWithRows(1)
    await assert.rejects(
      db.read.insertInto('counter').values({ name: 'a', value: 1 }).execute(),
      /read-?only/,
    )
    await assert.rejects(db.read.deleteFrom('counter').execute(), /read-?only/)
    assert.equal(await readCounter(db, 'c0'), 0)
  })

  test('refuses a transaction', async () => {
    const db = await openWithRows(1)
    await assert.rejects(
      db.read.transaction().execute(async () => {}),
      /has to be made with write/,
    )
    assert.equal(await readCounter(db, 'c0'), 0)
  })

  test('streams every row once and in order, with any chunk size', async () => {
    const db = await openWithRows(25)
    for (const chunkSize of [1, 10, 25, 100]) {
      const values: number[] = []
      for await (const row of db.read
        .selectFrom('counter')
        .select('value')
        .orderBy('value')
        .stream(chunkSize)) {
        values.push(row.value)
      }
      assert.deepEqual(
        values,
        Array.from({ length: 25 }, (_, value) => value),
      )
    }
  })

  test('streams a snapshot while other reads see later writes', async () => {
    const db = await openWithRows(10)
    const stream = db.read
      .selectFrom('counter')
      .select('value')
      .where('name', '>=', 'c')
      .orderBy('name')
      .stream(1)
    const first = await stream.next()
    assert.deepEqual(first.value, { value: 0 })

    await setCounter(db, 'c9', 900)
    assert.equal(await readCounter(db, 'c9'), 900)
    const rest: number[] = []
    for await (const row of stream) rest.push(row.value)
    assert.deepEqual(rest, [1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('can abandon streams many times', async () => {
    const db = await openWithRows(10)
    for (let round = 0; round < 30; round++) {
      for await (const row of db.read.selectFrom('counter').select('value').orderBy('value').stream(2)) {
        if (row.value === 3) break
      }
    }
    await increment(db, 'c0')
    assert.equal(await readCounter(db, 'c0'), 1)
  })

  test('streams inside a write the changes of that write', async () => {
    const db = await openWithRows(3)
    const values = await db.write(async (tx) => {
      await tx.updateTable('counter').set({ value: 7 }).execute()
      for await (const row of tx.selectFrom('counter').select('value').stream(1)) {
        if (row.value === 7) break
      }
      const streamed: number[] = []
      for await (const row of tx.selectFrom('counter').select('value').stream(2)) streamed.push(row.value)
      return streamed
    })
    assert.deepEqual(values, [7, 7, 7])
  })
})
