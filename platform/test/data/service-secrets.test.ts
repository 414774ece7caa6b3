import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { MigrationSet } from '../../src/data/migrate.ts'
import { getOrCreateSecret, type SecretTables } from '../../src/data/service-secrets.ts'

const migrations: MigrationSet = {
  set: 'secrets',
  steps: {
    '001-secrets': async (db) => {
      await db.schema
        .createTable('service_secret')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull())
        .execute()
    },
  },
}

describeOnBothDatabases('getOrCreateSecret', (databases) => {
  test('concurrent callers all get the same secret, one of those offered', async () => {
    const databasePair = await Promise.all(
      Array.from({ length: 2 }, () => databases.open<SecretTables>([migrations], 'several')),
    )
    const offers = Array.from({ length: 20 }, (_, place) => `offer ${place}`)
    const secrets = await Promise.all(
      offers.map((offer, place) =>
        getOrCreateSecret(databasePair[place % 2] ?? assert.fail(), 'links', offer),
      ),
    )
    assert.equal(new Set(secrets).size, 1)
    assert.ok(offers.includes(secrets[0] ?? ''))
  })

  test('secrets with different names are independent, and both survive reopening', async () => {
    const first = await databases.open<SecretTables>([migrations], 'later')
    assert.equal(await getOrCreateSecret(first, 'links', 'one'), 'one')
    assert.equal(await getOrCreateSecret(first, 'mails', 'two'), 'two')
    await first.close()
    const second = await databases.open<SecretTables>([migrations], 'later')
    assert.equal(await getOrCreateSecret(second, 'links', 'three'), 'one')
    assert.equal(await getOrCreateSecret(second, 'mails', 'four'), 'two')
  })
})
