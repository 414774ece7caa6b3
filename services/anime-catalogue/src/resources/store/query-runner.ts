import type { Database } from '@octavo/platform/data/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Store } from '../../json-api/store/query-runner.ts'

/** Database access for the JSON:API module. */
export function createStore({ dialect, read, long }: Database<Tables>): Store {
  return {
    dialect,
    all: async (query) => (await query.execute(read)).rows,
    long: (query) => long({ compile: () => query.compile(read) }),
  }
}
