import type { TestDatabases } from '@octavo/testing/databases.ts'
import type { TestOptions } from '@octavo/testing/service.ts'

/** The options of a service on a test database. On SQLite, each test service has a data directory of its own. */
export function databaseOptions(
  location: ReturnType<TestDatabases['location']>,
): Pick<TestOptions, 'databaseUrl'> {
  return 'url' in location ? { databaseUrl: location.url } : {}
}
