import { type Kysely, sql } from 'kysely'
import type { MigrationTarget } from '../../data/migrate.ts'
import type { SqliteHandle } from './sqlite-handle.ts'

/** SQLite needs a table rebuild for most schema changes, with foreign keys disabled meanwhile. */
export function createSqliteMigrationTarget<DB>(writer: Kysely<DB>, handle: SqliteHandle): MigrationTarget {
  return {
    dialect: 'sqlite',
    async exclusively(work) {
      handle.database.exec('pragma foreign_keys = off')
      try {
        return await writer.transaction().execute(async (tx) => {
          const result = await work(tx)
          const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(tx)
          const [row] = broken.rows
          if (row) throw new Error(`A migration left rows of "${row.table}" that refer to nothing`)
          return result
        })
      } finally {
        handle.statements.clear()
        handle.database.exec('pragma foreign_keys = on')
      }
    },
  }
}
