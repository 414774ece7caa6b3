import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import type { Generated } from 'kysely'
import {
  continueIds,
  decodeJson,
  encodeJson,
  fromBit,
  idColumn,
  textColumn,
  toBit,
} from '../../src/data/columns.ts'
import type { MigrationSet } from '../../src/data/migrate.ts'

interface Tables {
  word: { id: Generated<number>; word: string }
}

const migrations: MigrationSet[] = [
  {
    set: 'words',
    steps: {
      '001-words': async (db, dialect) => {
        await db.schema
          .createTable('word')
          .addColumn('id', ...idColumn(dialect))
          .addColumn('word', textColumn(dialect))
          .execute()
      },
    },
  },
]

describeOnBothDatabases('columns', (databases) => {
  const open = () => databases.open<Tables>(migrations)

  test('an id column numbers rows from 1 and never reuses a number', async () => {
    const db = await open()
    const add = () => db.run(db.read.insertInto('word').values({ word: 'a' }).returning('id'))
    assert.deepEqual([await add(), await add()], [[{ id: 1 }], [{ id: 2 }]])
    await db.run(db.read.deleteFrom('word'))
    assert.deepEqual(await add(), [{ id: 3 }])
  })

  test('an id column continues after rows with explicit ids', async () => {
    const db = await open()
    await db.write(async (tx) => {
      await tx.insertInto('word').values({ id: 41, word: 'a' }).execute()
      await continueIds(tx, db.dialect, 'word')
    })
    assert.deepEqual(await db.run(db.read.insertInto('word').values({ word: 'b' }).returning('id')), [
      { id: 42 },
    ])
  })

  test('an empty id column can be continued', async () => {
    const db = await open()
    await db.write((tx) => continueIds(tx, db.dialect, 'word'))
    assert.deepEqual(await db.run(db.read.insertInto('word').values({ word: 'b' }).returning('id')), [
      { id: 1 },
    ])
  })

  test('a text column sorts by bytes', async () => {
    const db = await open()
    const words = ['b', 'a', 'B', 'é', 'a-b', 'ab', 'Z', '_', '𝄞', 'ﬁ']
    await db.write((tx) =>
      tx
        .insertInto('word')
        .values(words.map((word) => ({ word })))
        .execute(),
    )
    const rows = await db.read.selectFrom('word').select('word').orderBy('word').execute()
    const byBytes = words.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    assert.deepEqual(
      rows.map(({ word }) => word),
      byBytes,
    )
  })
})

describe('column codecs', () => {
  test('JSON round-trips', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        assert.deepEqual(decodeJson(encodeJson(value)), JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('values without a JSON form are rejected', () => {
    assert.throws(() => encodeJson(undefined), TypeError)
    assert.throws(() => encodeJson(() => {}), TypeError)
  })

  test('booleans round-trip as bits', () => {
    assert.deepEqual([toBit(true), toBit(false)], [1, 0])
    assert.deepEqual([fromBit(1), fromBit(0)], [true, false])
  })
})
