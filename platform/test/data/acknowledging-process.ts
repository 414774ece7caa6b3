import { randomUUID } from 'node:crypto'
import type { MigrationSet } from '../../src/data/migrate.ts'
import { openDatabase } from '../../src/data/open.ts'

export interface EntryTables {
  entry: { id: string }
  note: { id: string }
}

export const entryMigrations: MigrationSet[] = [
  {
    set: 'entries',
    steps: {
      '001-entries': async (db) => {
        for (const table of ['entry', 'note']) {
          await db.schema
            .createTable(table)
            .addColumn('id', 'text', (column) => column.primaryKey())
            .execute()
        }
      },
    },
  },
]

if (import.meta.main) await writeForEver()

/** Prints every write as soon as it is acknowledged, with a thousand writes in flight. */
async function writeForEver(): Promise<void> {
  const [location = '{}', name = ''] = process.argv.slice(2)
  const db = await openDatabase<EntryTables>({ ...JSON.parse(location), name, migrations: entryMigrations })

  async function writeOne(): Promise<void> {
    const id = randomUUID()
    await db.write(async (tx) => {
      await tx.insertInto('entry').values({ id }).execute()
      await tx.insertInto('note').values({ id }).execute()
    })
    process.stdout.write(`${id}\n`)
  }

  for (;;) await Promise.all(Array.from({ length: 1000 }, writeOne))
}
