import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations, increment, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('write', (databases) => {
  const open = () => databases.open<CounterTables>(counterMigrations)

  test('keeps what its work did and returns what its work returned', async () => {
    const db = await open()
    const result = await db.write(async (tx) => {
      await tx.insertInto('counter').values({ name: 'a', value: 1 }).execute()
      return 'done'
    })
    assert.equal(result, 'done')
    assert.equal(await readCounter(db, 'a'), 1)
  })

  test('keeps nothing when its work fails, and passes the error on', async () => {
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

  test('shows to nobody what is not committed yet', async () => {
    const db = await open()
    await setCounter(db, 'a', 1)
    const seen = await db.write(async (tx) => {
      await tx.updateTable('counter').set({ value: 2 }).execute()
      return readCounter(db, 'a')
    })
    assert.equal(seen, 1)
    assert.equal(await readCounter(db, 'a'), 2)
  })

  test('does not go on after a failed statement, even when the error is caught', async () => {
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

  test('keeps nothing of statements that nobody waits for when its work fails', async () => {
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
    // What came too late would take its turn before this one.
    await setCounter(db, 'last', 1)
    assert.deepEqual(await db.read.selectFrom('counter').select('name').execute(), [{ name: 'last' }])
  })

  test('goes on after a parameter that never reached the database', async () => {
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

  test('refuses a write inside the work of another, which would wait for ever', async () => {
    const db = await open()
    await assert.rejects(
      db.write(() => setCounter(db, 'a', 1)),
      /inside the work of another write/,
    )
    await setCounter(db, 'a', 2)
    assert.equal(await readCounter(db, 'a'), 2)
  })

  test('allows a write to another database inside its work', async () => {
    const [one, other] = [await open(), await open()]
    await one.write(() => setCounter(other, 'a', 1))
    assert.equal(await readCounter(other, 'a'), 1)
  })

  test('rolls back work that never ends, and lets the next write come', async (t) => {
    // What is to succeed here may take its time.
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const place = { ...databases.location(), name: 'never-ending', migrations: counterMigrations }
    const db = await openDatabase<CounterTables>({ ...place, transactionLimitMs: 60_000 })
    try {
      let late: (() => Promise<unknown>) | undefined
      const begun = Promise.withResolvers<void>()
      const hanging = db.write(async (tx) => {
        await tx.insertInto('counter').values({ name: 'a', value: 1 }).execute()
        late = () => tx.insertInto('counter').values({ name: 'b', value: 1 }).execute()
        begun.resolve()
        await new Promise(() => {})
      })
      const rejected = assert.rejects(hanging, /took more than 60000 ms/)
      await begun.promise
      t.mock.timers.tick(60_000)
      await rejected
      await assert.rejects(async () => late?.(), /rolled back/)
      await setCounter(db, 'c', 1)
      assert.deepEqual(await db.read.selectFrom('counter').select('name').execute(), [{ name: 'c' }])
    } finally {
      await db.close()
    }
  })

  test('gives 1,000 writes at once their turns: no increment is lost', async () => {
    const db = await open()
    await setCounter(db, 'a', 0)
    await Promise.all(Array.from({ length: 1000 }, () => increment(db, 'a')))
    assert.equal(await readCounter(db, 'a'), 1000)
  })

  test('keeps writes apart that come from two openings of the same data', async () => {
    const one = await databases.open<CounterTables>(counterMigrations, 'shared')
    const other = await databases.open<CounterTables>(counterMigrations, 'shared')
    await setCounter(one, 'a', 0)
    await Promise.all(Array.from({ length: 300 }, (_, index) => increment(index % 2 ? one : other, 'a')))
    assert.equal(await readCounter(one, 'a'), 300)
    assert.equal(await readCounter(other, 'a'), 300)
  })

  test('is waited for by close, after which nothing more is taken', async () => {
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
