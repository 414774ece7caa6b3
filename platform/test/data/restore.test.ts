import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { sql } from 'kysely'
import type { Database } from '../../src/data/database.ts'
import type { MigrationSet } from '../../src/data/migrate.ts'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations, increment, readCounter, setCounter } from './counters.ts'

describe('restoreFrom on SQLite', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  async function open<Tables = CounterTables>(
    place: string,
    migrations: readonly MigrationSet[] = counterMigrations,
  ): Promise<Database<Tables>> {
    return openDatabase<Tables>({ dataDir: join(folder, place), name: 'bank', migrations })
  }

  const fileOf = (place: string) => join(folder, place, 'bank', 'service.db')

  test('restores the content of the copy durably, for every kind of read', async () => {
    const db = await open('all-ways')
    await setCounter(db, 'a', 1)
    const copy = join(folder, 'all-ways.db')
    await db.copyTo(copy)
    await setCounter(db, 'a', 2)
    await setCounter(db, 'b', 2)
    const values = db.read.selectFrom('counter').select('value').orderBy('name')
    assert.deepEqual(await db.long(values), [{ value: 2 }, { value: 2 }])
    await db.restoreFrom(copy)
    assert.deepEqual(await values.execute(), [{ value: 1 }])
    assert.deepEqual(await db.long(values), [{ value: 1 }])
    await increment(db, 'a')
    assert.equal(await readCounter(db, 'a'), 2)
    await db.close()
    const reopened = await open('all-ways')
    assert.equal(await readCounter(reopened, 'a'), 2)
    assert.equal(await readCounter(reopened, 'b'), undefined)
    await reopened.close()
  })

  test('shrinks a large database and grows a small one', async () => {
    const db = await open('sizes')
    const [small, large] = [join(folder, 'small.db'), join(folder, 'large.db')]
    const count = async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from counter`.execute(db.read)
      return rows[0]?.n
    }
    await db.copyTo(small)
    await db.write((tx) =>
      sql`insert into counter
        with recursive number (n) as (select 1 union all select n + 1 from number where n < 20000)
        select printf('%060d', n), n from number`.execute(tx),
    )
    await db.copyTo(large)
    for (const [copy, expected] of [
      [small, 0],
      [large, 20_000],
      [small, 0],
    ] as const) {
      await db.restoreFrom(copy)
      assert.equal(await count(), expected)
    }
    const { rows } = await sql`pragma integrity_check`.execute(db.read)
    assert.deepEqual(rows, [{ integrity_check: 'ok' }])
    await db.close()
  })

  test('restores a full-text index, even with prepared statements', async () => {
    const migrations: MigrationSet[] = [
      {
        set: 'texts',
        steps: {
          '001-texts': async (db) => {
            await sql`create virtual table page using fts5(words)`.execute(db)
          },
        },
      },
    ]
    const db = await open<{ page: { words: string } }>('texts', migrations)
    const write = (words: string) => db.run(db.read.insertInto('page').values({ words }))
    const find = async (word: string) =>
      (await sql<{ words: string }>`select words from page where page match ${word}`.execute(db.read)).rows
    await write('the old page')
    const copy = join(folder, 'texts.db')
    await db.copyTo(copy)
    await write('a new leaf')
    assert.deepEqual([(await find('old')).length, (await find('new')).length], [1, 1])
    await db.restoreFrom(copy)
    assert.deepEqual([(await find('old')).length, (await find('new')).length], [1, 0])
    await write('a newer leaf')
    assert.deepEqual(await find('newer'), [{ words: 'a newer leaf' }])
    await db.close()
  })

  test('runs between other writes, all of which stay atomic', async () => {
    const db = await open('writers')
    await setCounter(db, 'one', 0)
    await setCounter(db, 'other', 0)
    const copy = join(folder, 'writers.db')
    await db.copyTo(copy)
    let isOver = false
    const writers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        await db.write(async (tx) => {
          for (const name of ['one', 'other']) {
            await tx
              .updateTable('counter')
              .set((eb) => ({ value: eb('value', '+', 1) }))
              .where('name', '=', name)
              .execute()
          }
        })
      }
    })
    for (let times = 0; times < 10; times++) {
      await db.restoreFrom(copy)
      const { rows } = await sql<{ least: number; most: number }>`
        select min(value) as least, max(value) as most from counter`.execute(db.read)
      assert.equal(rows[0]?.least, rows[0]?.most)
    }
    isOver = true
    await Promise.all(writers)
    await setCounter(db, 'last', 7)
    assert.equal(await readCounter(db, 'last'), 7)
    await db.close()
  })

  test('is visible to another process that has the database open', async () => {
    const db = await open('neighbour')
    await setCounter(db, 'a', 1)
    const copy = join(folder, 'neighbour.db')
    await db.copyTo(copy)
    const script = new URL('./counter-reader.ts', import.meta.url).pathname
    const reader = spawn(process.execPath, [script, join(folder, 'neighbour'), 'bank', 'a'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: reader.stdout })[Symbol.asyncIterator]()
    const readInOtherProcess = async () => {
      reader.stdin.write('?\n')
      return (await lines.next()).value
    }
    try {
      await setCounter(db, 'a', 2)
      assert.equal(await readInOtherProcess(), '2')
      await db.restoreFrom(copy)
      assert.equal(await readInOtherProcess(), '1')
    } finally {
      reader.stdin.end()
      await once(reader, 'exit')
    }
    await db.close()
  })

  test('waits for another process that is writing', async () => {
    const db = await open('locked')
    await setCounter(db, 'a', 1)
    const copy = join(folder, 'locked.db')
    await db.copyTo(copy)
    const otherProcess = new DatabaseSync(fileOf('locked'))
    otherProcess.exec("begin immediate; update counter set value = 5 where name = 'a'")
    let isRestored = false
    const restoring = db.restoreFrom(copy).then(() => {
      isRestored = true
    })
    // Waits until the restore must be blocked.
    while (!(await readdir(join(folder, 'locked', 'bank'))).includes('service.db.replacement')) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    await db.copyTo(join(folder, 'locked-2.db'))
    assert.equal(isRestored, false)
    otherProcess.exec('commit')
    otherProcess.close()
    await restoring
    assert.equal(await readCounter(db, 'a'), 1)
    await db.close()
  })

  test('does not change the snapshot of a running stream', async () => {
    const db = await open('stream')
    for (const name of ['a', 'b', 'c']) await setCounter(db, name, 1)
    const copy = join(folder, 'stream.db')
    await db.copyTo(copy)
    for (const name of ['a', 'b', 'c']) await setCounter(db, name, 2)
    const streamed: number[] = []
    for await (const { value } of db.read.selectFrom('counter').select('value').stream(1)) {
      if (streamed.length === 0) await db.restoreFrom(copy)
      streamed.push(value)
    }
    assert.deepEqual(streamed, [2, 2, 2])
    assert.equal(await readCounter(db, 'a'), 1)
    await db.close()
  })

  test('migrates a copy of an older release before anybody reads it', async () => {
    const older = await open('older')
    await setCounter(older, 'a', 1)
    const copy = join(folder, 'older.db')
    await older.copyTo(copy)
    await older.close()
    const db = await open<{ counter: { name: string; value: number; color: string } }>('newer', withColor)
    await db.restoreFrom(copy)
    assert.deepEqual(await db.read.selectFrom('counter').selectAll().execute(), [
      { name: 'a', value: 1, color: 'red' },
    ])
    await db.close()
  })

  test('rejects a copy of a newer release, a file that is not a database, and a missing file', async () => {
    const newer = await open('from-tomorrow', withColor)
    const tomorrow = join(folder, 'tomorrow.db')
    await newer.copyTo(tomorrow)
    await newer.close()
    const nonsense = join(folder, 'nonsense.db')
    await writeFile(nonsense, 'not a database, but long enough to be taken for one'.repeat(100))
    const db = await open('today')
    await setCounter(db, 'a', 1)
    await assert.rejects(db.restoreFrom(tomorrow), /newer program/)
    await assert.rejects(db.restoreFrom(nonsense), /not a database/)
    await assert.rejects(db.restoreFrom(join(folder, 'nowhere.db')), /unable to open/)
    assert.equal(await readCounter(db, 'a'), 1)
    assert.deepEqual((await readdir(join(folder, 'today', 'bank'))).sort(), [
      'service.db',
      'service.db-shm',
      'service.db-wal',
    ])
    await db.close()
    await assert.rejects(db.restoreFrom(tomorrow), /newer|closed/)
  })

  test('leaves either the old or the new content complete when it is killed', async () => {
    const copies = ['0', '1'].map((place) => join(folder, `whole-${place}.db`))
    for (const [value, copy] of copies.entries()) {
      const source = await open(`whole-${value}`)
      await source.write((tx) =>
        sql`insert into counter
          with recursive number (n) as (select 1 union all select n + 1 from number where n < 5000)
          select printf('%060d', n), ${value} from number`.execute(tx),
      )
      await source.copyTo(copy)
      await source.close()
    }
    const script = new URL('./restoring-process.ts', import.meta.url).pathname
    for (let times = 0; times < 5; times++) {
      const child = spawn(process.execPath, [script, join(folder, 'killed'), ...copies], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const exit = once(child, 'exit')
      let restores = 0
      for await (const _ of createInterface({ input: child.stdout })) {
        if (restores++ === times) setTimeout(() => child.kill('SIGKILL'), Math.random() * 20)
      }
      await exit
      const db = await open('killed')
      const { rows } = await sql`select count(*) as n, min(value) = max(value) as same from counter`.execute(
        db.read,
      )
      assert.deepEqual(rows, [{ n: 5000, same: 1 }])
      const checked = await sql`pragma integrity_check`.execute(db.read)
      assert.deepEqual(checked.rows, [{ integrity_check: 'ok' }])
      await db.close()
    }
  })
})

describe('a copy', () => {
  test('is one file, and stays one when it is read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
    const db = await openDatabase<CounterTables>({
      dataDir: folder,
      name: 'bank',
      migrations: counterMigrations,
    })
    await setCounter(db, 'a', 1)
    await db.copyTo(join(folder, 'copies', 'one.db'))
    const copy = new DatabaseSync(join(folder, 'copies', 'one.db'), { readOnly: true })
    assert.equal(copy.prepare('select value from counter').get()?.value, 1)
    assert.deepEqual(await readdir(join(folder, 'copies')), ['one.db'])
    copy.close()
    await db.close()
    await rm(folder, { recursive: true })
  })
})

describeOnBothDatabases('restoreFrom', ({ dialect, open }) => {
  test('on PostgreSQL names the tools to use instead', { skip: dialect === 'sqlite' }, async () => {
    const db = await open(counterMigrations)
    await assert.rejects(db.restoreFrom('/nowhere'), /pg_restore/)
  })
})

const withColor: MigrationSet[] = counterMigrations.map(({ set, steps }) => ({
  set,
  steps: {
    ...steps,
    '002-color': async (db) => {
      await db.schema
        .alterTable('counter')
        .addColumn('color', 'text', (column) => column.notNull().defaultTo('red'))
        .execute()
    },
  },
}))
