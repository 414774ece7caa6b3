import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { CompiledQuery, sql } from 'kysely'
import type { MigrationSet } from '../../src/data/migrate.ts'

interface Tables {
  thing: {
    id: string
    words: string | null
    whole: number | null
    real: number | null
    bytes: Uint8Array | null
  }
}

const migrations: MigrationSet[] = [
  {
    set: 'things',
    steps: {
      '001-things': async (db, dialect) => {
        await db.schema
          .createTable('thing')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('words', 'text')
          .addColumn('whole', 'bigint')
          .addColumn('real', 'double precision')
          .addColumn('bytes', dialect === 'sqlite' ? 'blob' : 'bytea')
          .execute()
      },
    },
  },
]

const emptyRow = { words: null, whole: null, real: null, bytes: null }

describeOnBothDatabases('values', (databases) => {
  const open = () => databases.open<Tables>(migrations)

  test('round-trip', async () => {
    const db = await open()
    const things = [
      { id: 'nothing', ...emptyRow },
      { id: 'text', ...emptyRow, words: 'naïve “quotes” 𝄞 \n\t; drop table thing --' },
      { id: 'empty', ...emptyRow, words: '', bytes: new Uint8Array() },
      { id: 'least', ...emptyRow, whole: Number.MIN_SAFE_INTEGER, real: -0.1 },
      { id: 'most', ...emptyRow, whole: Number.MAX_SAFE_INTEGER, real: 1.5e-300 },
      { id: 'zero', ...emptyRow, whole: 0, real: 2 },
      { id: 'bytes', ...emptyRow, bytes: Uint8Array.of(0, 1, 127, 128, 255) },
    ]
    await db.write((tx) => tx.insertInto('thing').values(things).execute())
    for (const thing of things) {
      const query = db.read.selectFrom('thing').selectAll().where('id', '=', thing.id)
      const row = await query.executeTakeFirstOrThrow()
      assert.deepEqual(row, thing)
      assert.deepEqual(await db.long(query), [thing])
    }
  })

  test('that are integers stay integers in a text column', async () => {
    const db = await open()
    const five = sql<string>`cast(${5} as text)`
    await db.write((tx) =>
      tx
        .insertInto('thing')
        .values({ id: 'a', ...emptyRow, words: five })
        .execute(),
    )
    assert.deepEqual(await db.read.selectFrom('thing').select('words').execute(), [{ words: '5' }])
  })

  test('that are ambiguous are rejected before they reach the database', async () => {
    const db = await open()
    const cases: [unknown, RegExp][] = [
      [undefined, /undefined: pass null/],
      [true, /true: pass toBit/],
      [new Date(0), /a Date: pass epoch milliseconds/],
      [Number.NaN, /NaN: pass a finite number/],
      [Number.POSITIVE_INFINITY, /Infinity: pass a finite number/],
      [2 ** 53, /above 2\^53/],
      [[1], /an array: pass encodeJson/],
      [{ a: 1 }, /type object: pass encodeJson/],
      [() => {}, /type function/],
      [Symbol('a'), /type symbol/],
    ]
    for (const [value, message] of cases) {
      const query = CompiledQuery.raw('select 1', [value])
      const statement = { compile: () => query }
      const expected = { name: 'TypeError', message }
      await assert.rejects(db.read.executeQuery(query), expected)
      await assert.rejects(db.long(statement), expected)
      await assert.rejects(db.run(statement), expected)
      await assert.rejects(
        db.write((tx) => tx.executeQuery(query)),
        expected,
      )
    }
  })

  test('above 2^53 can be written as bigint, and throw on read instead of losing precision', async () => {
    const db = await open()
    // The declared type describes reads; this test writes a bigint.
    const tooLarge = (2n ** 53n) as unknown as number
    await db.write((tx) =>
      tx
        .insertInto('thing')
        .values({ id: 'a', ...emptyRow, whole: tooLarge })
        .execute(),
    )
    const query = db.read.selectFrom('thing').select('whole')
    await assert.rejects(query.execute(), /too large to be represented as a JavaScript number/)
    await assert.rejects(db.long(query), /too large to be represented as a JavaScript number/)
    const asText = sql<{ text: string }>`select cast(whole as text) as text from thing`
    assert.deepEqual((await asText.execute(db.read)).rows, [{ text: '9007199254740992' }])
  })

  test('computed by a query are numbers: counts, sums, averages and booleans', async () => {
    const db = await open()
    const wholes = [1, 2, 6]
    await db.write((tx) =>
      tx
        .insertInto('thing')
        .values(wholes.map((whole) => ({ id: `${whole}`, ...emptyRow, whole })))
        .execute(),
    )
    const query = sql`select count(*) as count, sum(whole) as sum, avg(whole) as mean,
      max(whole) > 5 as is_big, max(whole) < 5 as is_small, 7 / 2 as half from thing`
    const { rows } = await query.execute(db.read)
    assert.deepEqual(rows, [{ count: 3, sum: 9, mean: 3, is_big: 1, is_small: 0, half: 3 }])
  })

  test('are compared by like case-sensitively', async () => {
    const db = await open()
    await db.write((tx) =>
      tx
        .insertInto('thing')
        .values([
          { id: 'a', ...emptyRow, words: 'Octavo' },
          { id: 'b', ...emptyRow, words: 'octavo' },
        ])
        .execute(),
    )
    const query = db.read.selectFrom('thing').select('id').where('words', 'like', 'O%')
    assert.deepEqual(await query.execute(), [{ id: 'a' }])
    assert.deepEqual(await db.long(query), [{ id: 'a' }])
  })

  test('form rows that are plain objects', async () => {
    const db = await open()
    const { rows } = await sql`select 1 as a`.execute(db.read)
    assert.equal(Object.getPrototypeOf(rows[0]), Object.prototype)
  })
})
