import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { MigrationSet } from '../../src/data/migrate.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../src/data/violations.ts'

interface Tables {
  owner: { id: number; email: string }
  thing: { id: number; owner_id: number }
}

const migrations: MigrationSet[] = [
  {
    set: 'owners',
    steps: {
      '001-owners': async (db) => {
        await db.schema
          .createTable('owner')
          .addColumn('id', 'integer', (column) => column.primaryKey())
          .addColumn('email', 'text', (column) => column.notNull().unique())
          .execute()
        await db.schema
          .createTable('thing')
          .addColumn('id', 'integer', (column) => column.primaryKey())
          .addColumn('owner_id', 'integer', (column) => column.references('owner.id').onDelete('restrict'))
          .execute()
      },
    },
  },
]

describeOnBothDatabases('violations', (databases) => {
  async function openWithOwner() {
    const db = await databases.open<Tables>(migrations)
    await db.write(async (tx) => {
      await tx.insertInto('owner').values({ id: 1, email: 'a@example.org' }).execute()
      await tx.insertInto('thing').values({ id: 1, owner_id: 1 }).execute()
    })
    return db
  }

  test('a second row with the same primary or unique key is a unique violation', async () => {
    const db = await openWithOwner()
    for (const row of [
      { id: 1, email: 'b@example.org' },
      { id: 2, email: 'a@example.org' },
    ]) {
      const error = await failureOf(db.run(db.read.insertInto('owner').values(row)))
      assert.deepEqual([isUniqueViolation(error), isForeignKeyViolation(error)], [true, false])
    }
  })

  test('a dangling reference is a foreign key violation', async () => {
    const db = await openWithOwner()
    const error = await failureOf(db.run(db.read.insertInto('thing').values({ id: 2, owner_id: 2 })))
    assert.deepEqual([isUniqueViolation(error), isForeignKeyViolation(error)], [false, true])
  })

  test('deleting a referenced row is a foreign key violation', async () => {
    const db = await openWithOwner()
    const error = await failureOf(db.run(db.read.deleteFrom('owner')))
    assert.deepEqual([isUniqueViolation(error), isForeignKeyViolation(error)], [false, true])
  })

  test('other errors are neither', async () => {
    const db = await openWithOwner()
    const missing = db.read.selectFrom('owner').select('missing' as 'id')
    const failures = [
      await failureOf(missing.execute()),
      new Error('FOREIGN KEY'),
      undefined,
      { code: '23505' },
    ]
    for (const error of failures) {
      assert.deepEqual([isUniqueViolation(error), isForeignKeyViolation(error)], [false, false])
    }
  })
})

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => assert.fail('should have failed'),
    (error: unknown) => error,
  )
}
