// Claims: through Kysely and the platform's driver, a read by primary key takes at most 2.5 times a prepared statement of
// node:sqlite; a durable insert takes little more than one of node:sqlite, because the disk dominates.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import type { Generated } from 'kysely'
import { compare } from './measure.ts'

interface Tables {
  photo: {
    id: Generated<number>
    slug: string
    title: string
    description: string | null
    width: number
    height: number
    color: string
    owner_id: number
    likes: number
    is_published: number
    created_at: number
    updated_at: number
  }
  click: { id: Generated<number>; at: number }
}

const photoCount = 100_000

const dataDir = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
const database = await openDatabase<Tables>({
  name: 'bench',
  dataDir,
  migrations: [{ set: 'bench', steps: { '001-tables': createTables } }],
})
const raw = new DatabaseSync(join(dataDir, 'bench', 'service.db'))
raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000')
try {
  await fill(database)
  await compareReads()
  await compareWrites()
} finally {
  raw.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function compareReads(): Promise<void> {
  const statement = raw.prepare('select * from photo where id = ?')
  await compare({
    claim: `One row of twelve columns by primary key, of ${photoCount.toLocaleString('en')}`,
    operations: 10_000,
    atMost: 2.5,
    ours: {
      name: 'Kysely on our driver',
      async run(operations) {
        for (let index = 0; index < operations; index++) {
          await database.read
            .selectFrom('photo')
            .selectAll()
            .where('id', '=', idAt(index))
            .executeTakeFirstOrThrow()
        }
      },
    },
    peer: {
      name: 'node:sqlite, prepared',
      run(operations) {
        for (let index = 0; index < operations; index++) statement.get(idAt(index))
      },
    },
  })
}

async function compareWrites(): Promise<void> {
  const insert = raw.prepare('insert into click (at) values (?)')
  const peer = {
    name: 'node:sqlite, prepared',
    run(operations: number) {
      for (let index = 0; index < operations; index++) insert.run(index)
    },
  }
  await compare({
    claim: 'One durable insert',
    operations: 500,
    atMost: 1.5,
    ours: {
      name: 'run() of our driver',
      async run(operations) {
        for (let index = 0; index < operations; index++) {
          await database.run(database.read.insertInto('click').values({ at: index }))
        }
      },
    },
    peer,
  })
  await compare({
    claim: 'One durable insert in its own transaction',
    operations: 500,
    atMost: 2,
    ours: {
      name: 'write() of our driver',
      async run(operations) {
        for (let index = 0; index < operations; index++) {
          await database.write((tx) => tx.insertInto('click').values({ at: index }).execute())
        }
      },
    },
    peer,
  })
}

async function fill({ write }: Database<Tables>): Promise<void> {
  await write(async (tx) => {
    for (let index = 1; index <= photoCount; index++) {
      await tx
        .insertInto('photo')
        .values({
          slug: `photo-${index}`,
          title: `Photo number ${index}`,
          description: `A short description of photo number ${index}`,
          width: 4000,
          height: 3000,
          color: '#a0b0c0',
          owner_id: index % 97,
          likes: index % 13,
          is_published: 1,
          created_at: 1_700_000_000_000 + index,
          updated_at: 1_700_000_000_000 + index,
        })
        .execute()
    }
  })
}

/** Visits all rows in an order that defeats caches. */
function idAt(index: number): number {
  return 1 + ((index * 7919) % photoCount)
}

async function createTables(...[db]: Parameters<Migration>): Promise<void> {
  await db.schema
    .createTable('photo')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text')
    .addColumn('title', 'text')
    .addColumn('description', 'text')
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('color', 'text')
    .addColumn('owner_id', 'integer')
    .addColumn('likes', 'integer')
    .addColumn('is_published', 'integer')
    .addColumn('created_at', 'bigint')
    .addColumn('updated_at', 'bigint')
    .execute()
  await db.schema
    .createTable('click')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint')
    .execute()
}
