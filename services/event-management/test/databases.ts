import { describeOnBothDatabases as describeOnBoth, type TestDatabases } from '@octavo/testing/databases.ts'
import service from '../src/index.ts'

/** Runs the same tests on SQLite and on PostgreSQL, which already has the tables of this service. */
export function describeOnBothDatabases(name: string, suite: (databases: TestDatabases) => void): void {
  describeOnBoth(name, suite, service)
}
