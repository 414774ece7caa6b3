import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { Migration, MigrationSet } from '../../src/data/migrate.ts'

interface Tables {
  octavo_migration: { name: string; applied_at: number }
  word: { word: string }
}

describeOnBothDatabases('migrations', (databases) => {
  let count = 0
  const newName = () => `migrations-${++count}`

  async function namesIn(name: string): Promise<string[]> {
    const db = await databases.open<Tables>([], name)
    const rows = await db.read.selectFrom('octavo_migration').select('name').orderBy('name').execute()
    return rows.map((row) => row.name)
  }

  test('are applied in the order of their numbers, set after set, and only once', async () => {
    const name = newName()
    const order: string[] = []
    const note =
      (step: string): Migration =>
      async () => {
        order.push(step)
      }
    const first: MigrationSet = { set: 'a', steps: { '002-y': note('a2'), '001-x': note('a1') } }
    await databases.open([first, { set: 'b', steps: { '001-x': note('b1') } }], name)
    assert.deepEqual(order, ['a1', 'a2', 'b1'])
    await databases.open([first, { set: 'b', steps: { '001-x': note('b1'), '002-z': note('b2') } }], name)
    assert.deepEqual(order, ['a1', 'a2', 'b1', 'b2'])
    assert.deepEqual(await namesIn(name), ['a/001-x', 'a/002-y', 'b/001-x', 'b/002-z'])
  })

  test('roll back a failing step, keep the earlier ones, and can be retried', async () => {
    const name = newName()
    const failing: Migration = async (db, dialect) => {
      await createWords(db, dialect)
      throw new Error('on purpose')
    }
    const before = { '001-nothing': async () => {} }
    await assert.rejects(
      databases.open([{ set: 's', steps: { ...before, '002-words': failing } }], name),
      /on purpose/,
    )
    assert.deepEqual(await namesIn(name), ['s/001-nothing'])
    const db = await databases.open<Tables>(
      [{ set: 's', steps: { ...before, '002-words': createWords } }],
      name,
    )
    assert.deepEqual(await db.read.selectFrom('word').selectAll().execute(), [])
  })

  test('of a newer release are rejected by an older one', async () => {
    const name = newName()
    const older = { '001-nothing': async () => {} }
    await databases.open([{ set: 's', steps: { ...older, '002-words': createWords } }], name)
    await assert.rejects(
      databases.open([{ set: 's', steps: older }], name),
      /has migration s\/002-words, which this program does not know: use a newer program/,
    )
  })

  test('of another set are independent', async () => {
    const name = newName()
    await databases.open([{ set: 'one', steps: { '001-words': createWords } }], name)
    await databases.open([{ set: 'other', steps: { '001-nothing': async () => {} } }], name)
    assert.deepEqual(await namesIn(name), ['one/001-words', 'other/001-nothing'])
  })

  test('inserted between applied ones are rejected', async () => {
    const name = newName()
    const steps = { '001-a': async () => {}, '003-c': async () => {} }
    await databases.open([{ set: 's', steps }], name)
    await assert.rejects(
      databases.open([{ set: 's', steps: { ...steps, '002-b': async () => {} } }], name),
      /s\/002-b comes too late: s\/003-c is applied already/,
    )
  })

  test('with ambiguous names or numbers are rejected', async () => {
    const noop = async () => {}
    const unclear: [MigrationSet[], RegExp][] = [
      [[{ set: 's', steps: { words: noop } }], /"words" of s is not named like 001-users/],
      [[{ set: 's', steps: { '1-words': noop } }], /is not named like/],
      [[{ set: 's', steps: { '001-a': noop, '001-b': noop } }], /share the number s\/001/],
      [
        [
          { set: 's', steps: {} },
          { set: 's', steps: {} },
        ],
        /share the number s/,
      ],
    ]
    for (const [sets, message] of unclear) await assert.rejects(databases.open(sets, newName()), message)
  })

  test('run once when several processes start at the same time', async () => {
    const location = JSON.stringify(databases.location())
    const script = new URL('./migrating-process.ts', import.meta.url).pathname
    const processes = Array.from({ length: 3 }, () => {
      const child = spawn(process.execPath, [script, location, 'contended'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      return { child, ready: once(child.stdout, 'data') }
    })
    await Promise.all(processes.map(({ ready }) => ready))
    for (const { child } of processes) child.stdin.end('go')
    const outputs = await Promise.all(processes.map(({ child }) => text(child.stdout)))
    const applied = outputs.flatMap((output) =>
      output.split('\n').filter((line) => line.startsWith('applied')),
    )
    assert.deepEqual(
      applied.toSorted(),
      Array.from({ length: 8 }, (_, index) => `applied ${index + 1}`),
    )
    assert.deepEqual(
      outputs.map((output) => output.trim().endsWith('open')),
      [true, true, true],
    )
  })
})

const createWords: Migration = async (db) => {
  await db.schema.createTable('word').addColumn('word', 'text').execute()
}
