import { DatabaseSync } from 'node:sqlite'
import { retryWhileBusy } from './sqlite-busy.ts'
import { createStatementCache, type StatementCache } from './statement-cache.ts'

export interface SqliteHandle {
  readonly file: string
  readonly database: DatabaseSync
  readonly statements: StatementCache
  close(): void
}

/**
 * Commits that wait for the disk: all, none, or only checkpoints (`normal`). With `normal`, a power failure can undo
 * the latest transactions, and the database stays consistent.
 */
export type Sync = 'full' | 'normal' | 'off'

export interface WriteHandleOptions {
  sync?: Sync
}

export async function openWriteHandle(file: string, options: WriteHandleOptions = {}): Promise<SqliteHandle> {
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })
  try {
    // Before the change of the journal mode, which is a write too.
    await retryWhileBusy(() =>
      database.exec(`pragma synchronous = ${options.sync ?? 'full'}; pragma journal_mode = wal`),
    )
    database.exec(`
      pragma cache_size = -8000;
      pragma journal_size_limit = 67108864;
      ${sharedPragmas}`)
  } catch (error) {
    database.close()
    throw error
  }
  return handleOver(file, database)
}

/** The file must already be open for writing in this process, which sets up its write-ahead log. */
export function openReadHandle(file: string): SqliteHandle {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 })
  database.exec(`
    pragma query_only = on;
    pragma cache_size = -16000;
    ${sharedPragmas}`)
  return handleOver(file, database)
}

// `like` is case-sensitive on PostgreSQL, so it must be on SQLite too.
const sharedPragmas = `
  pragma temp_store = memory;
  pragma case_sensitive_like = on;`

function handleOver(file: string, database: DatabaseSync): SqliteHandle {
  const statements = createStatementCache(database)
  return {
    file,
    database,
    statements,
    close() {
      statements.clear()
      database.close()
    },
  }
}
