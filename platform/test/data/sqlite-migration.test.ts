import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Migration } from '../../src/data/migrate.ts'
import { openDatabase } from '../../src/data/open.ts'
import { isForeignKeyViolation } from '../../src/data/violations.ts'

interface Tables {
  parent: { id: number }
  child: { id: number; parent_id: number }
}

describe('a migration on SQLite', () => {
  let dataDir = ''
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  })
  after(() => rm(dataDir, { recursive: true, force: true }))

  const open = (name: string, second: Migration) =>
    openDatabase<Tables>({
      dataDir,
      name,
      migrations: [{ set: 's', steps: { '001-family': createFamily, '002-second': second } }],
    })

  test('can rebuild a table without losing the rows that refer to it', async () => {
    const db = await open('rebuilt', async (tx) => {
      await sql`create table parent_new (id integer primary key, name text)`.execute(tx)
      await sql`insert into parent_new (id) select id from parent`.execute(tx)
      await sql`drop table parent`.execute(tx)
      await sql`alter table parent_new rename to parent`.execute(tx)
    })
    try {
      assert.deepEqual(await db.read.selectFrom('child').selectAll().execute(), [{ id: 1, parent_id: 1 }])
      // Foreign keys are enforced again.
      const orphan = db.run(db.read.insertInto('child').values({ id: 2, parent_id: 2 }))
      await assert.rejects(orphan, isForeignKeyViolation)
    } finally {
      await db.close()
    }
  })

  test('is rejected when it leaves dangling references', async () => {
    const breaking: Migration = async (tx) => {
      await tx.deleteFrom('parent').execute()
    }
    await assert.rejects(open('broken', breaking), /left rows of "child" that refer to nothing/)
    const db = await open('broken', async () => {})
    assert.deepEqual(await db.read.selectFrom('parent').selectAll().execute(), [{ id: 1 }])
    await db.close()
  })
})

const createFamily: Migration = async (db) => {
  await sql`create table parent (id integer primary key)`.execute(db)
  await sql`create table child (id integer primary key, parent_id integer references parent (id) on delete cascade)`.execute(
    db,
  )
  await sql`insert into parent values (1)`.execute(db)
  await sql`insert into child values (1, 1)`.execute(db)
}
