import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { storageMigrations } from '@octavo/platform/storage-migrations.ts'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../src/database/tables.ts'
import service from '../src/index.ts'

describeOnBothDatabases('an upgrade', (databases) => {
  /** Adds the rows with the tables after the first migrations, and applies the others. */
  async function upgrade(count: number, addRows: (db: Kysely<Tables>) => Promise<unknown>) {
    const steps = Object.entries<Migration>(service.migrations ?? {})
    const openWith = (migrations: typeof steps) =>
      databases.open<Tables>(
        storageMigrations(service.name, Object.fromEntries(migrations)),
        `after-${count}`,
      )
    const old = await openWith(steps.slice(0, count))
    await old.write(addRows)
    await old.close()
    return (await openWith(steps)).read
  }

  test('counts the bytes of stored data', async () => {
    const db = await upgrade(4, async (db) => {
      const conversation = { number: 1, user_id: 7, created_at_ms: 0, metadata: '{}', item_count: 2 }
      const rows = [
        { ...conversation, id: 'conv_1' },
        { ...conversation, id: 'conv_2', number: 2, item_count: 0 },
      ]
      await insert(db, 'conversation', rows)
      const item = { conversation_number: 1, content: '"é"' }
      await insert(db, 'conversation_item', [
        { ...item, number: 1, id: 'msg_1' },
        { ...item, number: 2, id: 'msg_2' },
      ])
      const response = { user_id: 7, kind: 'response', model: 'rules', created_ms: 0, status: 'completed' }
      const texts = { metadata: '{}', input: '["é"]', body: '{}' }
      await insert(db, 'stored_response', [
        { ...response, ...texts, number: 1, id: 'resp_1' },
        { ...response, ...texts, number: 2, id: 'resp_2' },
      ])
    })
    assert.deepEqual(await db.selectFrom('conversation').select('byte_count').orderBy('number').execute(), [
      { byte_count: 8 },
      { byte_count: 0 },
    ])
    assert.deepEqual(await db.selectFrom('conversation_usage').selectAll().execute(), [
      { user_id: 7, byte_count: 8_008 },
    ])
    assert.deepEqual(await db.selectFrom('stored_response').select('byte_count').execute(), [
      { byte_count: 8 },
      { byte_count: 8 },
    ])
    assert.deepEqual(await db.selectFrom('stored_response_usage').selectAll().execute(), [
      { user_id: 7, byte_count: 16 },
    ])
  })
})

/** The rows have the columns of an earlier version. */
async function insert(db: Kysely<Tables>, table: keyof Tables, rows: object[]): Promise<void> {
  await db
    .insertInto(table)
    .values(rows as never)
    .execute()
}
