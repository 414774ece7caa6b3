import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/data/database.ts'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations, increment, readCounter, setCounter } from './counters.ts'

/** A wait that blocks the event loop would never end, because the same thread releases the lock. */
describe('a SQLite file that another process is writing', () => {
  let dataDir = ''
  let db: Database<CounterTables>
  let other: DatabaseSync
  const open = () => openDatabase<CounterTables>({ dataDir, name: 'busy', migrations: counterMigrations })
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
    db = await open()
    await setCounter(db, 'a', 0)
    other = new DatabaseSync(join(dataDir, 'busy', 'service.db'), { timeout: 0 })
  })
  afterEach(async () => {
    other.close()
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function whileLocked(work: () => Promise<unknown>): Promise<void> {
    other.exec('begin immediate; update counter set value = value + 10')
    let isDone = false
    const working = work().then(() => {
      isDone = true
    })
    for (let turn = 0; turn < 100; turn++) await nextTurn()
    assert.equal(isDone, false)
    other.exec('commit')
    await working
  }

  test('makes a write wait', async () => {
    await whileLocked(() => increment(db, 'a'))
    assert.equal(await readCounter(db, 'a'), 11)
  })

  test('makes a single statement wait', async () => {
    await whileLocked(() =>
      db.run(db.read.updateTable('counter').set((eb) => ({ value: eb('value', '*', 2) }))),
    )
    assert.equal(await readCounter(db, 'a'), 20)
  })

  test('makes opening wait', async () => {
    let second: Database<CounterTables> | undefined
    await whileLocked(async () => {
      second = await open()
    })
    await second?.close()
  })

  test('does not block the event loop through SQLite’s busy timeout', async () => {
    const { rows } = await db.write((tx) => sql`pragma busy_timeout`.execute(tx))
    assert.deepEqual(rows, [{ timeout: 0 }])
  })

  test('can be read without waiting, with the old content', async () => {
    other.exec('begin immediate; update counter set value = 10')
    assert.equal(await readCounter(db, 'a'), 0)
    assert.deepEqual(await db.long(db.read.selectFrom('counter').select('value')), [{ value: 0 }])
    other.exec('commit')
    assert.equal(await readCounter(db, 'a'), 10)
  })
})
