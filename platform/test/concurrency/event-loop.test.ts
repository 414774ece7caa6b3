import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Database } from '../../src/data/database.ts'
import { openDatabase } from '../../src/data/open.ts'
import {
  type CounterTables,
  counterMigrations,
  increment,
  readCounter,
  setCounter,
} from '../data/counters.ts'

describe('a loop of awaited queries on SQLite', () => {
  const kinds: Record<string, (db: Database<CounterTables>) => Promise<unknown>> = {
    reads: (db) => readCounter(db, 'a'),
    writes: (db) => increment(db, 'a'),
    'single statements': (db) => db.run(db.read.updateTable('counter').set({ value: 1 })),
  }
  for (const [kind, query] of Object.entries(kinds)) {
    test(`of ${kind} does not starve timers`, async () => {
      const db = await openDatabase<CounterTables>({
        name: 'loop',
        ephemeral: true,
        migrations: counterMigrations,
      })
      await setCounter(db, 'a', 0)
      assert.ok(await untilTimer(() => query(db)))
      await db.close()
    })
  }

  test('of statements in one write does not starve timers', async () => {
    const db = await openDatabase<CounterTables>({
      name: 'loop',
      ephemeral: true,
      migrations: counterMigrations,
    })
    await setCounter(db, 'a', 0)
    assert.ok(await db.write((tx) => untilTimer(() => tx.selectFrom('counter').selectAll().execute())))
    await db.close()
  })
})

/** Stops the loop after a while, because a blocking loop would never end. */
async function untilTimer(query: () => Promise<unknown>): Promise<boolean> {
  let hasFired = false
  const timer = setTimeout(() => {
    hasFired = true
  })
  for (let count = 0; count < 50_000 && !hasFired; count++) await query()
  clearTimeout(timer)
  return hasFired
}
