import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { sql } from 'kysely'
import { type EntryTables, entryMigrations } from './acknowledging-process.ts'

describeOnBothDatabases('a process killed in the middle of its writes', (databases) => {
  test('loses no acknowledged write and leaves none partial', async () => {
    const name = 'killed'
    let total = 0
    for (const enough of [1, 200, 500, 900, 1700]) {
      const acknowledged = await writeUntilKilled(JSON.stringify(databases.location()), name, enough)
      assert.ok(acknowledged.length >= enough)

      const db = await databases.open<EntryTables>(entryMigrations, name)
      // One query, because PostgreSQL may still process the last commits of the killed process.
      const rows = await db.read
        .selectFrom('entry')
        .select(['id', sql.lit('entry').as('table')])
        .unionAll(db.read.selectFrom('note').select(['id', sql.lit('note').as('table')]))
        .execute()
      const [entries, notes] = [idsIn(rows, 'entry'), idsIn(rows, 'note')]
      assert.deepEqual(
        acknowledged.filter((id) => !entries.has(id)),
        [],
      )
      assert.deepEqual(notes, entries)
      assert.ok(entries.size >= total + acknowledged.length)
      if (db.dialect === 'sqlite') {
        const { rows } = await sql`pragma integrity_check`.execute(db.read)
        assert.deepEqual(rows, [{ integrity_check: 'ok' }])
      }
      total = entries.size
      await db.close()
    }
  })
})

async function writeUntilKilled(location: string, name: string, enough: number): Promise<string[]> {
  const script = new URL('./acknowledging-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, location, name], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'close')
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk
    if (output.split('\n').length > enough) child.kill('SIGKILL')
  })
  const [, signal] = await exit
  assert.equal(signal, 'SIGKILL')
  return output.slice(0, output.lastIndexOf('\n')).split('\n')
}

function idsIn(rows: readonly { id: string; table: string }[], table: string): Set<string> {
  return new Set(rows.flatMap((row) => (row.table === table ? [row.id] : [])).sort())
}
