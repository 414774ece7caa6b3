import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { Transaction } from 'kysely'
import { afterCommit } from '../../src/data/after-commit.ts'
import { type CounterTables, counterMigrations, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('afterCommit', (databases) => {
  const open = () => databases.open<CounterTables>(counterMigrations)

  test('runs the callbacks in order after the commit and before write resolves', async () => {
    const db = await open()
    const calls: unknown[] = []
    await db.write(async (tx) => {
      for (const name of ['a', 'b']) {
        afterCommit(tx, () => calls.push(name))
        await tx.insertInto('counter').values({ name, value: 1 }).execute()
      }
      assert.deepEqual(calls, [])
    })
    assert.deepEqual(calls, ['a', 'b'])
  })

  test('runs the act when the commit is visible', async () => {
    const db = await open()
    const read = Promise.withResolvers<unknown>()
    await db.write(async (tx) => {
      afterCommit(tx, () => read.resolve(readCounter(db, 'a')))
      await tx.insertInto('counter').values({ name: 'a', value: 7 }).execute()
    })
    assert.equal(await read.promise, 7)
  })

  test('runs nothing when the transaction fails, in its work or in a statement', async () => {
    const db = await open()
    const act = () => assert.fail('it did not commit')
    const failing = db.write(async (tx) => {
      afterCommit(tx, act)
      throw new Error('on purpose')
    })
    await assert.rejects(failing, /on purpose/)
    await setCounter(db, 'a', 1)
    const violating = db.write(async (tx) => {
      afterCommit(tx, act)
      await assert.rejects(tx.insertInto('counter').values({ name: 'a', value: 1 }).execute())
    })
    await assert.rejects(violating)
  })

  test('runs the callback once for a retried transaction', async () => {
    const db = await open()
    await setCounter(db, 'a', 0)
    let calls = 0
    const one = async () => {
      await db.write(async (tx) => {
        afterCommit(tx, () => calls++)
        const { value } = await tx.selectFrom('counter').select('value').executeTakeFirstOrThrow()
        await tx
          .updateTable('counter')
          .set({ value: value + 1 })
          .execute()
      })
    }
    await Promise.all(Array.from({ length: 20 }, one))
    assert.equal(calls, 20)
    assert.equal(await readCounter(db, 'a'), 20)
  })

  test('rejects anything but the transaction of a write', async () => {
    const db = await open()
    assert.throws(
      () => afterCommit(db.read as unknown as Transaction<CounterTables>, () => {}),
      /the transaction that write\(\) passed/,
    )
  })
})
