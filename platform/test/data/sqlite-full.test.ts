import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations, readCounter, setCounter } from './counters.ts'

describe('a SQLite file that cannot grow', () => {
  test('rolls back a write that does not fit, even when the error is caught', async () => {
    const db = await openDatabase<CounterTables>({
      name: 'full',
      ephemeral: true,
      migrations: counterMigrations,
    })
    await setCounter(db, 'before', 1)
    await db.write((tx) => sql`pragma max_page_count = 20`.execute(tx))
    const writing = db.write(async (tx) => {
      await tx.insertInto('counter').values({ name: 'during', value: 1 }).execute()
      const tooLong = 'x'.repeat(1_000_000)
      await assert.rejects(tx.insertInto('counter').values({ name: tooLong, value: 1 }).execute(), /full/)
      await assert.rejects(tx.insertInto('counter').values({ name: 'later', value: 1 }).execute())
    })
    await assert.rejects(writing, /a statement in it failed/)
    await setCounter(db, 'after', 1)
    const rows = await db.read.selectFrom('counter').select('name').orderBy('name').execute()
    assert.deepEqual(rows, [{ name: 'after' }, { name: 'before' }])
    assert.equal(await readCounter(db, 'after'), 1)
    await db.close()
  })
})
