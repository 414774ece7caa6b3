import type { Database } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import type { TestDatabases } from '@octavo/testing/databases.ts'
import { createListings } from '../src/database/migrations/008-listings.ts'
import type { Tables } from '../src/database/tables.ts'

/** The search tables with minimal related rows. */
export function openListingDatabase(databases: TestDatabases): Promise<Database<Tables>> {
  return databases.open<Tables>([
    { set: 'listings', steps: { '007-owners': createOwners, '008-listings': createListings } },
  ])
}

const createOwners: Migration = async (db) => {
  for (const table of ['organization', 'event'])
    await db.schema
      .createTable(table)
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .execute()
}
