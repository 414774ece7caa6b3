import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations, increment, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('write', (databases) => {
  const open = () => databases.open<CounterTables>(counterMigrations)

  test('commits the changes and returns the result of its work', async () => {
    const db = await open()
    const result = await db.write(async (tx) => {
      await tx.insertInto('counter').values({ name: 'a', value: 1 }).execute()
      return 'done'
    })
    assert.equal(result, 'done')
    assert.equal(await readCounter(db, 'a'), 1)
  })

  test('rolls back when its work fails, and rethrows the error', async () => {
    const db = await open()
    const failure = new Error('on purpose')
    const writing = db.write(async (tx) => {
      await tx.insertInto('counter').values({ name: 'a', value: 1 }).execute()
      throw failure
    })
    await assert.rejects(writing, (error) => error === failure)
    assert.equal(await readCounter(db, 'a'), undefined)
    await setCounter(db, 'a', 2)
    assert.equal(await readCounter(db, 'a'), 2)
  })

  test('hides uncommitted changes from other readers', async () => {
    const db = await open()
    await setCounter(db, 'a', 1)
    const valueOutside = await db.write(async (tx) => {
      await tx.updateTable('counter').set({ value: 2 }).execute()
      return readCounter(db, 'a')
    })
    assert.equal(valueOutside, 1)
    assert.equal(await readCounter(db, 'a'), 2)
  })

  test('runs nothing after a failed statement, even when the error is caught', async () => {
    const db = await open()
    await setCounter(db, 'a', 1)
    const writing = db.write(async (tx) => {
      await tx.insertInto('counter').values({ name: 'b', value: 1 }).execute()
      await assert.rejects(tx.insertInto('counter').values({ name: 'a', value: 1 }).execute())
      await assert.rejects(tx.insertInto('counter').values({ name: 'c', value: 1 }).execute())
    })
    await assert.rejects(writing, /a statement in it failed/)
    assert.equal(await readCounter(db, 'b'), undefined)
    await setCounter(db, 'd', 1)
  })

  test('rolls back statements that were not awaited when its work fails', async () => {
    const db = await open()
    for (let round = 0; round < 5; round++) {
      const writing = db.write(async (tx) => {
        const inserts = Array.from({ length: 10 }, (_, value) =>
          tx
            .insertInto('counter')
            .values({ name: `${round}-${value}`, value })
            .execute(),
        )
        for (const insert of inserts) insert.catch(() => {})
        await inserts[round]
        throw new Error('on purpose')
      })
      await assert.rejects(writing, /on purpose/)
    }
    // A late statement would run before this write.
    await setCounter(db, 'last', 1)
    assert.deepEqual(await db.read.selectFrom('counter').select('name').execute(), [{ name: 'last' }])
  })

  test('continues after a parameter that was rejected before the database', async () => {
    const db = await open()
    await db.write(async (tx) => {
      await assert.rejects(
        tx.insertInto('counter').values({ name: 'a', value: Number.NaN }).execute(),
        TypeError,
      )
      await tx.insertInto('counter').values({ name: 'a', value: 1 }).execute()
    })
    assert.equal(await readCounter(db, 'a'), 1)
  })

  test('rejects a nested write, which would deadlock', async () => {
    const db = await open()
    await assert.rejects(
      db.write(() => setCounter(db, 'a', 1)),
      /nested write is not possible/,
    )
    await setCounter(db, 'a', 2)
    assert.equal(await readCounter(db, 'a'), 2)
  })

  test('allows a write to another database inside its work', async () => {
    const [one, other] = [await open(), await open()]
    await one.write(() => setCounter(other, 'a', 1))
    assert.equal(await readCounter(other, 'a'), 1)
  })

  test('rolls back work that never ends, and runs the next write', async (t) => {
    // Mocked timers keep the time limit away from work that should succeed.
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const place = { ...databases.location(), name: 'never-ending', migrations: counterMigrations }
    const db = await openDatabase<CounterTables>({ ...place, transactionLimitMs: 60_000 })
    try {
      let late: (() => Promise<unknown>) | undefined
      const started = Promise.withResolvers<void>()
      const hanging = db.write(async (tx) => {
        await tx.insertInto('counter').values({ name: 'a', value: 1 }).execute()
        late = () => tx.insertInto('counter').values({ name: 'b', value: 1 }).execute()
        started.resolve()
        await new Promise(() => {})
      })
      const rejected = assert.rejects(hanging, /took more than 60000 ms/)
      await started.promise
      t.mock.timers.tick(60_000)
      await rejected
      await assert.rejects(async () => late?.(), /rolled back/)
      await setCounter(db, 'c', 1)
      assert.deepEqual(await db.read.selectFrom('counter').select('name').execute(), [{ name: 'c' }])
    } finally {
      await db.close()
    }
  })

  test('serializes 1,000 concurrent writes without losing an increment', async () => {
    const db = await open()
    await setCounter(db, 'a', 0)
    await Promise.all(Array.from({ length: 1000 }, () => increment(db, 'a')))
    assert.equal(await readCounter(db, 'a'), 1000)
  })

  test('isolates writes from two handles on the same data', async () => {
    const one = await databases.open<CounterTables>(counterMigrations, 'shared')
    const other = await databases.open<CounterTables>(counterMigrations, 'shared')
    await setCounter(one, 'a', 0)
    await Promise.all(Array.from({ length: 300 }, (_, index) => increment(index % 2 ? one : other, 'a')))
    assert.equal(await readCounter(one, 'a'), 300)
    assert.equal(await readCounter(other, 'a'), 300)
  })

  test('delays close until it ends, and is rejected after close', async () => {
    const db = await databases.open<CounterTables>(counterMigrations, 'closing')
    await setCounter(db, 'a', 0)
    const writes = Array.from({ length: 20 }, () => increment(db, 'a'))
    await db.close()
    await Promise.all(writes)
    await assert.rejects(increment(db, 'a'), /closed/)
    const again = await databases.open<CounterTables>(counterMigrations, 'closing')
    assert.equal(await readCounter(again, 'a'), 20)
  })
})
