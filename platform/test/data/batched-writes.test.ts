import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { sql } from 'kysely'
import { afterCommit } from '../../src/data/after-commit.ts'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('writeBatched', (databases) => {
  const open = () => databases.open<CounterTables>(counterMigrations)

  test('commits the writes that succeed and rolls back those that fail', async () => {
    const db = await open()
    const writes = Array.from({ length: 100 }, (_, value) =>
      db.writeBatched('a', async (tx) => {
        await tx
          .insertInto('counter')
          .values({ name: `${value}`, value })
          .execute()
        if (value % 3 === 0) throw new Error(`on purpose ${value}`)
        return value
      }),
    )
    const outcomes = await Promise.allSettled(writes)
    const expected = (value: number) =>
      value % 3 === 0 ? { status: 'rejected', reason: new Error(`on purpose ${value}`) } : undefined
    for (const [value, outcome] of outcomes.entries()) {
      assert.deepEqual(outcome, expected(value) ?? { status: 'fulfilled', value })
    }
    const rows = await db.read.selectFrom('counter').select('value').orderBy('value').execute()
    const committed = Array.from({ length: 100 }, (_, value) => value).filter((value) => value % 3 !== 0)
    assert.deepEqual(
      rows.map((row) => row.value),
      committed,
    )
  })

  test('runs the other writes after a statement fails in one', async () => {
    const db = await open()
    await setCounter(db, 'taken', 0)
    const insert = (name: string) =>
      db.writeBatched('a', (tx) => tx.insertInto('counter').values({ name, value: 1 }).execute())
    const outcomes = await Promise.allSettled([insert('x'), insert('taken'), insert('y')])
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    )
    assert.equal(await readCounter(db, 'taken'), 0)
    assert.equal(await readCounter(db, 'y'), 1)
  })

  test('rolls back statements that were not awaited when their write fails', async () => {
    const db = await open()
    const hasty = db.writeBatched('a', async (tx) => {
      for (let value = 0; value < 10; value++) {
        tx.insertInto('counter')
          .values({ name: `hasty ${value}`, value })
          .execute()
          .catch(() => {})
      }
      throw new Error('on purpose')
    })
    const steady = db.writeBatched('a', (tx) =>
      tx.insertInto('counter').values({ name: 'steady', value: 1 }).execute(),
    )
    await assert.rejects(hasty, /on purpose/)
    await steady
    assert.deepEqual(await db.read.selectFrom('counter').select('name').execute(), [{ name: 'steady' }])
  })

  test('serializes the calls of one key, so no change is lost', async () => {
    const db = await open()
    await setCounter(db, 'a', 0)
    // Uses two connections, like two processes.
    const place = { ...databases.location(), migrations: counterMigrations }
    const name = 'shared'
    const first = await openDatabase<CounterTables>({ ...place, name })
    const second = await openDatabase<CounterTables>({ ...place, name })
    try {
      await setCounter(first, 'a', 0)
      const increments = Array.from({ length: 200 }, (_, at) =>
        (at % 2 ? first : second).writeBatched('a', async (tx) => {
          const row = await tx.selectFrom('counter').select('value').executeTakeFirstOrThrow()
          await tx
            .updateTable('counter')
            .set({ value: row.value + 1 })
            .execute()
        }),
      )
      await Promise.all(increments)
      assert.equal(await readCounter(first, 'a'), 200)
    } finally {
      await Promise.all([first.close(), second.close()])
    }
  })

  test('never oversells across keys when the statement has a condition', async () => {
    const db = await open()
    await setCounter(db, 'left', 10)
    const takes = Array.from({ length: 60 }, (_, at) =>
      db.writeBatched(`key ${at % 3}`, async (tx) => {
        const [row] = await tx
          .updateTable('counter')
          .set({ value: sql<number>`value - 1` })
          .where('value', '>', 0)
          .returning('value')
          .execute()
        return row !== undefined
      }),
    )
    const granted = (await Promise.all(takes)).filter(Boolean)
    assert.equal(granted.length, 10)
    assert.equal(await readCounter(db, 'left'), 0)
  })

  test('completes calls that lock the same rows in opposite order', async () => {
    const db = await open()
    await setCounter(db, 'a', 0)
    await setCounter(db, 'b', 0)
    const writes = Array.from({ length: 20 }, (_, at) =>
      db.writeBatched(`key ${at % 2}`, async (tx) => {
        for (const name of at % 2 ? ['a', 'b'] : ['b', 'a']) {
          await tx
            .updateTable('counter')
            .set({ value: sql<number>`value + 1` })
            .where('name', '=', name)
            .execute()
        }
      }),
    )
    await Promise.all(writes)
    assert.deepEqual([await readCounter(db, 'a'), await readCounter(db, 'b')], [20, 20])
  })

  test('runs callbacks after the commit for the committed writes only', async () => {
    const db = await open()
    const calls: unknown[] = []
    const act = (name: string, fails: boolean) =>
      db.writeBatched('a', async (tx) => {
        afterCommit(tx, () => calls.push(name))
        await tx.insertInto('counter').values({ name, value: 1 }).execute()
        if (fails) throw new Error('on purpose')
      })
    await Promise.allSettled([act('a', false), act('b', true), act('c', false)])
    assert.deepEqual(calls, ['a', 'c'])
  })

  test('aborts a write that never ends, and runs the others', async (t) => {
    // Mocked timers keep the time limit away from work that should succeed.
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const place = { ...databases.location(), name: 'never-ending-write', migrations: counterMigrations }
    const db = await openDatabase<CounterTables>({ ...place, transactionLimitMs: 60_000 })
    try {
      let late: (() => Promise<unknown>) | undefined
      const started = Promise.withResolvers<void>()
      const hanging = db.writeBatched('a', async (tx) => {
        late = () => tx.insertInto('counter').values({ name: 'late', value: 1 }).execute()
        started.resolve()
        await new Promise(() => {})
      })
      const rejected = assert.rejects(hanging, /took more than 60000 ms/)
      const next = db.writeBatched('a', (tx) =>
        tx.insertInto('counter').values({ name: 'next', value: 1 }).execute(),
      )
      await started.promise
      t.mock.timers.tick(60_000)
      await rejected
      await next
      await assert.rejects(async () => late?.(), /rolled back/)
      assert.deepEqual(await db.read.selectFrom('counter').select('name').execute(), [{ name: 'next' }])
    } finally {
      await db.close()
    }
  })

  test('rejects a nested write, and itself inside a write', async () => {
    const db = await open()
    const nested = /nested write is not possible/
    await assert.rejects(
      db.writeBatched('a', () => setCounter(db, 'a', 1)),
      nested,
    )
    await assert.rejects(
      db.write(async () => db.writeBatched('a', async () => {})),
      nested,
    )
    await setCounter(db, 'a', 2)
    assert.equal(await readCounter(db, 'a'), 2)
  })

  test('rejects calls after the database is closed', async () => {
    const place = { ...databases.location(), name: 'closed', migrations: counterMigrations }
    const db = await openDatabase<CounterTables>(place)
    const before = db.writeBatched('a', (tx) =>
      tx.insertInto('counter').values({ name: 'a', value: 1 }).execute(),
    )
    await before
    await db.close()
    await assert.rejects(
      db.writeBatched('a', async () => {}),
      /closed/,
    )
  })
})
