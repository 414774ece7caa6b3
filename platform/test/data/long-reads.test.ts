import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { openDatabase } from '../../src/data/open.ts'
import { createLongReads } from '../../src/internal/data/long-reads.ts'
import { databaseFileOf } from '../../src/service-folder.ts'
import { type CounterTables, counterMigrations, increment, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('long', (databases) => {
  const open = () => databases.open<CounterTables>(counterMigrations)

  test('answers like read', async () => {
    const db = await open()
    await setCounter(db, 'a', 1)
    await setCounter(db, 'b', 2)
    const query = db.read.selectFrom('counter').selectAll().where('value', '>', 1)
    assert.deepEqual(await db.long(query), [{ name: 'b', value: 2 }])
    await increment(db, 'b')
    assert.deepEqual(await db.long(query), [{ name: 'b', value: 3 }])
  })

  test('does not block reads and writes', async () => {
    const db = await open()
    await setCounter(db, 'a', 0)
    let isDone = false
    const query = countTo(3_000_000)
    const counting = db.long<{ count: number }>({ compile: () => query.compile(db.read) }).then((rows) => {
      isDone = true
      return rows
    })
    for (let value = 1; value <= 10; value++) {
      await increment(db, 'a')
      assert.equal(await readCounter(db, 'a'), value)
    }
    assert.equal(isDone, false)
    assert.deepEqual(await counting, [{ count: 3_000_000 }])
  })

  test('fails with the error of its query and runs later queries', async () => {
    const db = await open()
    await assert.rejects(db.long(db.read.selectFrom('counter').select('missing' as 'name')), /missing/)
    assert.deepEqual(await db.long(db.read.selectFrom('counter').selectAll()), [])
  })

  test('refuses to write', async () => {
    const db = await open()
    await assert.rejects(db.long(db.read.insertInto('counter').values({ name: 'a', value: 1 })), /read-?only/)
  })

  test('answers concurrent queries, each with its own rows', async () => {
    const db = await open()
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const query = sql<{ n: number }>`select cast(${index} as integer) as n`
        return db.long<{ n: number }>({ compile: () => query.compile(db.read) })
      }),
    )
    assert.deepEqual(
      responses,
      Array.from({ length: 50 }, (_, n) => [{ n }]),
    )
  })
})

describe('the thread for long reads', () => {
  let dataDir = ''
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  })
  after(() => rm(dataDir, { recursive: true, force: true }))

  test('does not keep an idle process alive', async () => {
    const script = new URL('./idle-process.ts', import.meta.url).pathname
    const { stdout } = await promisify(execFile)(process.execPath, [script, dataDir])
    assert.equal(stdout, '[{"one":1}]\n')
  })

  test('preserves the codes of an error', async () => {
    const db = await openDatabase<CounterTables>({ dataDir, name: 'codes', migrations: counterMigrations })
    const writing = db.long(db.read.insertInto('counter').values({ name: 'a', value: 1 }))
    await assert.rejects(writing, { code: 'ERR_SQLITE_ERROR', errcode: 8 })
    await db.close()
  })

  test('ends when it is idle, and another one runs later queries', async () => {
    const db = await openDatabase<CounterTables>({ dataDir, name: 'idle', migrations: counterMigrations })
    await db.close()
    const reads = createLongReads(databaseFileOf(join(dataDir, 'idle')), { idleMs: 0 })
    for (let value = 1; value <= 20; value++) {
      const request = CompiledQuery.raw(`select ${value} as n`)
      const [first, second] = await Promise.all([reads.run(request), reads.run(request)])
      assert.deepEqual([first, second], [[{ n: value }], [{ n: value }]])
      if (value % 2 === 0) await setTimeout(value)
    }
    await reads.close()
  })

  test('ends with its database and rejects later queries', async () => {
    const db = await openDatabase<CounterTables>({ dataDir, name: 'ended', migrations: counterMigrations })
    const query = db.read.selectFrom('counter').selectAll()
    const pending = db.long(query)
    const outcome = assert.rejects(pending, /has ended/)
    await Promise.all([outcome, db.close()])
    await assert.rejects(db.long(query), /closed/)
  })
})

/** Keeps the CPU busy without reading anything. */
function countTo(limit: number): RawBuilder<{ count: number }> {
  return sql`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(limit)})
    select count(*) as count from n`
}
