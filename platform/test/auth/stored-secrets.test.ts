import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { sql } from 'kysely'
import type { Database } from '../../src/data/database.ts'
import type { AuthTables } from '../../src/internal/auth/tables.ts'
import { openAuth } from './open-auth.ts'

describeOnBothDatabases('stored secrets', (databases) => {
  test('no row contains a password or token after they were created, used and changed', async () => {
    const { auth, db } = await openAuth(databases)
    const password = 'correct horse battery staple'
    const newPassword = 'another horse another staple'
    const ada = await auth.createUser({ login: 'ada', password })
    await auth.setPassword(ada.id, newPassword)
    await auth.signIn('ada', newPassword, '198.51.100.1')
    const { secret: random } = await auth.issueToken({ userId: ada.id, kind: 'personal', plan: 'free' })
    const chosen = 'chosen-by-service'
    await auth.issueToken({ userId: ada.id, kind: 'personal', plan: 'free', secret: chosen })
    await auth.authenticate(random, '198.51.100.1')
    await auth.close()

    const rows = await dump(db)
    assert.ok(rows.includes('ada'), 'the dump shows what is stored')
    // Half a secret is also a leak, because the rest could be guessed.
    for (const secret of [password, newPassword, random, chosen]) {
      const half = secret.slice(0, secret.length / 2)
      for (const encoding of ['utf8', 'base64', 'base64url', 'hex'] as const) {
        // Uses whole groups of three bytes, so that base64 is the same inside a longer text.
        const text = Buffer.from(half.slice(0, half.length - (half.length % 3))).toString(encoding)
        assert.ok(!rows.includes(text), `${text} is stored`)
      }
    }
  })
})

async function dump(db: Database<AuthTables>): Promise<string> {
  const tables = await sql<{ name: string }>`
    select ${sql.ref(db.dialect === 'sqlite' ? 'name' : 'tablename')} as name
    from ${sql.table(db.dialect === 'sqlite' ? 'sqlite_schema' : 'pg_tables')}
    where ${db.dialect === 'sqlite' ? sql`type = 'table'` : sql`schemaname = current_schema()`}`.execute(
    db.read,
  )
  const rows = tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db.read))
  return JSON.stringify(await Promise.all(rows))
}
