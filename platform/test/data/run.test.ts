import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { Database } from '../../src/data/database.ts'
import { type CounterTables, counterMigrations, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('run', (databases) => {
  const open = () => databases.open<CounterTables>(counterMigrations)

  test('returns the rows of its statement, and none without returning', async () => {
    const db = await open()
    assert.deepEqual(await count(db), [{ value: 1 }])
    assert.deepEqual(await count(db), [{ value: 2 }])
    assert.deepEqual(await db.run(db.read.deleteFrom('counter')), [])
    assert.equal(await readCounter(db, 'hits'), undefined)
  })

  test('counts 1,000 concurrent upserts exactly, each with a distinct number', async () => {
    const db = await open()
    const results = await Promise.all(Array.from({ length: 1000 }, () => count(db)))
    const numbers = new Set(results.map(([row]) => row?.value))
    assert.equal(numbers.size, 1000)
    assert.equal(await readCounter(db, 'hits'), 1000)
  })

  test('rejects when its statement fails, without affecting others', async () => {
    const db = await open()
    await setCounter(db, 'hits', 1)
    await assert.rejects(db.run(db.read.insertInto('counter').values({ name: 'hits', value: 1 })))
    assert.deepEqual(await count(db), [{ value: 2 }])
  })

  test('is rejected inside a write, where it would deadlock', async () => {
    const db = await open()
    await assert.rejects(
      db.write(() => count(db)),
      /nested write is not possible/,
    )
  })
})

function count({ read, run }: Database<CounterTables>): Promise<{ value: number }[]> {
  return run(
    read
      .insertInto('counter')
      .values({ name: 'hits', value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ eb }) => ({ value: eb('counter.value', '+', 1) })),
      )
      .returning('value'),
  )
}
