import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe } from 'node:test'
import type { Database, Dialect } from '@octavo/platform/data/database.ts'
import type { MigrationSet } from '@octavo/platform/data/migrate.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import pg from 'pg'
import { stopOwnPostgres, usePostgres } from './shared-postgres.ts'

export interface TestDatabases {
  readonly dialect: Dialect
  /** Opens a new database, or the existing one with the same name. Closes it after the suite. */
  open<DB>(migrations: readonly MigrationSet[], name?: string): Promise<Database<DB>>
  /** The location of named databases, for tests that start services or other processes. */
  location(): { dataDir: string } | { url: string }
}

/** Runs the same tests on SQLite and on PostgreSQL. */
export function describeOnBothDatabases(name: string, suite: (databases: TestDatabases) => void): void {
  after(stopOwnPostgres)
  for (const dialect of ['sqlite', 'postgres'] as const) {
    describe(`${name} (${dialect})`, () => suite(useDatabases(dialect)))
  }
}

function useDatabases(dialect: Dialect): TestDatabases {
  const opened: Database<never>[] = []
  let place: Place | undefined
  before(async () => {
    place = dialect === 'sqlite' ? await createFolder() : await createPostgresDatabase()
  })
  after(async () => {
    await Promise.all(opened.map((database) => database.close()))
    await place?.remove()
  })

  function location() {
    if (!place) throw new Error('A database can be opened once the tests are running')
    return place.location
  }

  return {
    dialect,
    location,
    async open<DB>(migrations: readonly MigrationSet[], name?: string) {
      const isNameless = name === undefined
      const database = await openDatabase<DB>({
        ...location(),
        name: name ?? `test-${opened.length + 1}`,
        ephemeral: isNameless && dialect === 'sqlite',
        migrations,
      })
      // Stored only for closing, so the table types do not matter.
      opened.push(database as unknown as Database<never>)
      return database
    },
  }
}

interface Place {
  location: { dataDir: string } | { url: string }
  remove(): Promise<void>
}

async function createFolder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/** Creates a new database on the PostgreSQL of the tests. */
export async function createPostgresDatabase(): Promise<Place & { location: { url: string } }> {
  const server = await usePostgres()
  const name = `suite_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await execute(server, `create database ${name}`)
  return {
    location: { url: url.href },
    remove: () => execute(server, `drop database ${name} with (force)`),
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
