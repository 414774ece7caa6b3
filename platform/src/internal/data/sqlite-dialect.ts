import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { createSqliteDriver, type SqliteAccess } from './sqlite-driver.ts'
import type { SqliteHandle } from './sqlite-handle.ts'

export function createSqliteDialect(handle: SqliteHandle, access: SqliteAccess): Dialect {
  return {
    createDriver: () => createSqliteDriver(handle, access),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new FreeSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

class FreeSqliteAdapter extends SqliteAdapter {
  /** Avoids Kysely's connection queue: reads need none, and `sqlite.ts` queues the writes. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
