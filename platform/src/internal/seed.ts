import type { Clock } from '../clock.ts'
import type { Database } from '../data/database.ts'
import type { MigrationSet } from '../data/migrate.ts'

export interface SeedTables {
  octavo_seed: { done_at: number }
}

export const seedMigrations: MigrationSet = {
  set: 'octavo-seed',
  steps: {
    '001-done': async (db) => {
      await db.schema
        .createTable('octavo_seed')
        .addColumn('done_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}

export async function isSeeded(db: Database<SeedTables>): Promise<boolean> {
  return (await db.read.selectFrom('octavo_seed').select('done_at').executeTakeFirst()) !== undefined
}

/** Records success only, so that a seed interrupted by a crash runs again. One process seeds; others wait for it. */
export async function seedOnce(
  db: Database<SeedTables>,
  clock: Clock,
  seed: () => Promise<void>,
): Promise<void> {
  if (await isSeeded(db)) return
  await db.withLock('seed', async () => {
    if (await isSeeded(db)) return
    await seed()
    await db.write((tx) => tx.insertInto('octavo_seed').values({ done_at: clock.now() }).execute())
  })
}
