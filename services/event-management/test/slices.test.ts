import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import type { MigrationSet } from '@octavo/platform/data/migrate.ts'
import { type Order, readSlice } from '../src/database/slices.ts'
import type { Page } from '../src/wire/pages.ts'
import { describeOnBothDatabases } from './databases.ts'

interface Tables {
  thing: { id: number; rank: number; name: string; kind: string }
}

const migrations: MigrationSet[] = [
  {
    set: 'things',
    steps: {
      async '001-things'(db, dialect) {
        await db.schema
          .createTable('thing')
          .addColumn('id', 'bigint', (column) => column.primaryKey())
          .addColumn('rank', 'integer', (column) => column.notNull())
          .addColumn('name', textColumn(dialect), (column) => column.notNull())
          .addColumn('kind', 'text', (column) => column.notNull())
          .execute()
      },
    },
  },
]

const orders: Order[] = [
  [['id', 'asc']],
  [['thing.id', 'desc']],
  [
    ['rank', 'asc'],
    ['id', 'asc'],
  ],
  [
    ['rank', 'desc'],
    ['name', 'asc'],
    ['id', 'desc'],
  ],
  [
    ['name', 'asc'],
    ['id', 'desc'],
  ],
]

const pageOf = (size: number, more: Partial<Page> = {}): Page => ({
  number: 1,
  size,
  after: undefined,
  offset: 0,
  total: undefined,
  ...more,
})

describeOnBothDatabases('slices', (databases) => {
  async function fill(): Promise<Database<Tables>> {
    const db = await databases.open<Tables>(migrations)
    const things = Array.from({ length: 57 }, (_, at) => ({
      id: at + 1,
      rank: (at * 7) % 5,
      name: `${(at * 13) % 9}`,
      kind: at % 10 ? 'usual' : 'odd',
    }))
    await db.write((tx) => tx.insertInto('thing').values(things).execute())
    return db
  }

  test('Pages partition a list in every order, by continuation and by number', async () => {
    const db = await fill()
    const usual = db.read.selectFrom('thing').selectAll().where('kind', '=', 'usual')
    for (const order of orders)
      for (const size of [1, 7, 51, 60]) {
        const { rows: whole } = await readSlice(usual, pageOf(200), order)
        const [walked, numbered]: [number[], number[]] = [[], []]
        let page: Page | undefined = pageOf(size)
        for (let number = 1; page; number += 1) {
          const slice: Awaited<ReturnType<typeof readSlice<Tables, 'thing', Tables['thing']>>> =
            await readSlice(usual, page, order)
          assert.equal(slice.total, 51)
          walked.push(...slice.rows.map(({ id }) => id))
          const same = await readSlice(usual, pageOf(size, { number, offset: (number - 1) * size }), order)
          numbered.push(...same.rows.map(({ id }) => id))
          page = slice.next && pageOf(size, { after: slice.next, total: slice.total })
        }
        assert.deepEqual([walked.length, new Set(walked).size], [51, 51])
        assert.deepEqual(
          walked,
          whole.map(({ id }) => id),
        )
        assert.deepEqual(numbered, walked)
      }
  })

  test('A known total is not counted again', async () => {
    const db = await fill()
    const all = db.read.selectFrom('thing').selectAll()
    const count = async () => assert.fail('It was counted')
    const { total } = await readSlice(all, pageOf(5, { after: [5], total: 57 }), [['id', 'asc']], count)
    assert.equal(total, 57)
  })
})
