import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { Database } from '../../src/data/database.ts'
import { openDatabase } from '../../src/data/open.ts'
import { copySqliteFile } from '../../src/internal/data/snapshot.ts'
import { type CounterTables, counterMigrations, readCounter, setCounter } from './counters.ts'

describe('copyTo on SQLite', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  async function open(place: string): Promise<Database<CounterTables>> {
    return openDatabase<CounterTables>({
      dataDir: join(folder, place),
      name: 'bank',
      migrations: counterMigrations,
    })
  }

  const copyOf = (db: Database<CounterTables>, place: string) =>
    db.copyTo(join(folder, place, 'bank', 'service.db'))

  test('contains all earlier writes and opens like the original', async () => {
    const db = await open('original')
    await setCounter(db, 'a', 1)
    await copyOf(db, 'copy')
    await setCounter(db, 'a', 2)
    const copy = await open('copy')
    assert.equal(await readCounter(copy, 'a'), 1)
    await setCounter(copy, 'a', 3)
    assert.equal(await readCounter(db, 'a'), 2)
    await Promise.all([db.close(), copy.close()])
  })

  test('is a consistent snapshot of a database under write load', async () => {
    const db = await open('busy')
    await setCounter(db, 'one', 0)
    await setCounter(db, 'other', 1000)
    // Writes enough pages to make the copy slow.
    await db.write(async (tx) => {
      for (let row = 0; row < 5000; row++) {
        await tx
          .insertInto('counter')
          .values({ name: `${row}-${'padding'.repeat(30)}`, value: 0 })
          .execute()
      }
    })
    let isOver = false
    const moving = (async () => {
      while (!isOver) await moveOne(db)
    })()
    for (const copy of ['copy-1', 'copy-2', 'copy-3']) {
      const before = (await readCounter(db, 'one')) ?? 0
      await copyOf(db, copy)
      const copied = await open(copy)
      const one = (await readCounter(copied, 'one')) ?? 0
      assert.equal(one + ((await readCounter(copied, 'other')) ?? 0), 1000)
      assert.ok(one >= before)
      await copied.close()
    }
    isOver = true
    await moving
    assert.notEqual(await readCounter(db, 'one'), 0)
    await db.close()
  })

  test('rejects an existing target', async () => {
    const db = await open('refusing')
    const existing = join(folder, 'taken.db')
    await writeFile(existing, 'precious')
    await assert.rejects(db.copyTo(existing), /taken\.db exists already/)
    assert.equal(await readFile(existing, 'utf8'), 'precious')
    await db.close()
  })

  test('leaves nothing behind when it fails', async () => {
    const place = join(folder, 'failing')
    await mkdir(place)
    const source = join(place, 'source')
    await writeFile(source, 'not a database, but long enough to be taken for one'.repeat(100))
    await assert.rejects(copySqliteFile(source, join(place, 'target.db')))
    assert.deepEqual(await readdir(place), ['source'])
  })
})

describeOnBothDatabases('copyTo', ({ dialect, open }) => {
  test('on PostgreSQL names the tool to use instead', { skip: dialect === 'sqlite' }, async () => {
    const db = await open(counterMigrations)
    await assert.rejects(db.copyTo('/nowhere'), /pg_dump/)
  })
})

async function moveOne({ write }: Database<CounterTables>): Promise<void> {
  await write(async (tx) => {
    await tx
      .updateTable('counter')
      .set((eb) => ({ value: eb('value', '+', 1) }))
      .where('name', '=', 'one')
      .execute()
    await tx
      .updateTable('counter')
      .set((eb) => ({ value: eb('value', '-', 1) }))
      .where('name', '=', 'other')
      .execute()
  })
}
