import type { Database } from '@octavo/platform/data/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Store } from '../../json-api/store/query-runner.ts'

/** The database as the module that reads resources sees it. */
export function createStore({ dialect, read, long }: Database<Tables>): Store {
  return {
    dialect,
    all: async (query) => (await query.execute(read)).rows,
    long: (query) => long({ compile: () => query.compile(read) }),
  }
}
