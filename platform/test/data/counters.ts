import type { Database } from '../../src/data/database.ts'
import type { MigrationSet } from '../../src/data/migrate.ts'

export interface CounterTables {
  counter: { name: string; value: number }
}

export const counterMigrations: MigrationSet[] = [
  {
    set: 'counters',
    steps: {
      '001-counters': async (db) => {
        await db.schema
          .createTable('counter')
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('value', 'bigint', (column) => column.notNull())
          .execute()
      },
    },
  },
]

export async function setCounter(
  { write }: Database<CounterTables>,
  name: string,
  value: number,
): Promise<void> {
  await write((tx) =>
    tx
      .insertInto('counter')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  )
}

export async function readCounter(
  { read }: Database<CounterTables>,
  name: string,
): Promise<number | undefined> {
  const row = await read.selectFrom('counter').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Loses an increment when two transactions are not isolated. */
export async function increment({ write }: Database<CounterTables>, name: string): Promise<void> {
  await write(async (tx) => {
    const { value } = await tx
      .selectFrom('counter')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('counter')
      .set({ value: value + 1 })
      .where('name', '=', name)
      .execute()
  })
}
