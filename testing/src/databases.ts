import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe } from 'node:test'
import type { AnyDefinition } from '@octavo/cli/registry.ts'
import type { Database, Dialect } from '@octavo/platform/data/database.ts'
import type { MigrationSet } from '@octavo/platform/data/migrate.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { openService } from '@octavo/platform/open-service.ts'
import pg from 'pg'
import { stopOwnPostgres, usePostgres } from './shared-postgres.ts'

export interface TestDatabases {
  readonly dialect: Dialect
  /** Opens a new database, or the existing one with the same name. Closes it after the suite. */
  open<DB>(migrations: readonly MigrationSet[], name?: string): Promise<Database<DB>>
  /** The location of named databases, for tests that start services or other processes. */
  location(): { dataDir: string } | { url: string }
}

/**
 * Runs the same tests on SQLite and on PostgreSQL. With a service, the PostgreSQL database already has the service's
 * tables, which is faster than creating them again.
 */
export function describeOnBothDatabases(
  name: string,
  suite: (databases: TestDatabases) => void,
  service?: AnyDefinition,
): void {
  after(removeTestDatabases)
  for (const dialect of ['sqlite', 'postgres'] as const) {
    describe(`${name} (${dialect})`, () => suite(useDatabases(dialect, service)))
  }
}

function useDatabases(dialect: Dialect, service: AnyDefinition | undefined): TestDatabases {
  const databases: Database<never>[] = []
  let testDatabase: TestDatabase | undefined
  before(async () => {
    testDatabase = dialect === 'sqlite' ? await createFolder() : await createPostgresDatabase(service)
    testDatabases.push(testDatabase)
  })
  after(() => Promise.all(databases.map((database) => database.close())))

  function location() {
    if (!testDatabase) throw new Error('A database can be opened once the tests are running')
    return testDatabase.location
  }

  return {
    dialect,
    location,
    async open<DB>(migrations: readonly MigrationSet[], name?: string) {
      const isNameless = name === undefined
      const database = await openDatabase<DB>({
        ...location(),
        name: name ?? `test-${databases.length + 1}`,
        ephemeral: isNameless && dialect === 'sqlite',
        migrations,
      })
      // Stored only for closing, so the table types do not matter.
      databases.push(database as unknown as Database<never>)
      return database
    },
  }
}

interface TestDatabase {
  location: { dataDir: string } | { url: string }
  remove(): Promise<void>
}

/** The databases of the current test file. They are removed at its end, after all services are closed. */
const testDatabases: TestDatabase[] = []

async function removeTestDatabases(): Promise<void> {
  await Promise.all(testDatabases.splice(0).map(({ remove }) => remove()))
  await stopOwnPostgres()
}

async function createFolder(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/** Creates a new database on the PostgreSQL of the tests, with the tables of the service, if one is given. */
export async function createPostgresDatabase(
  service?: AnyDefinition,
): Promise<TestDatabase & { location: { url: string } }> {
  const server = await usePostgres()
  const template = service ? await prepareTemplate(server, service) : 'template1'
  const name = `suite_${randomUUID().replaceAll('-', '')}`
  // By default PostgreSQL would copy every page through its log.
  await execute(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    location: { url: databaseUrl(server, name) },
    remove: () => execute(server, `drop database ${name} with (force)`),
  }
}

/** Creates a database with the tables of a service, once for all processes of the test run. */
async function prepareTemplate(server: string, service: AnyDefinition): Promise<string> {
  const name = `template_${service.name.replaceAll('-', '_')}`
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft} strategy file_copy`)
    const { close } = await openService(service, {
      databaseUrl: databaseUrl(server, draft),
      settings: {},
      log: createLogger('silent'),
      limits: 'off',
      privateTargets: false,
    })
    await close()
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
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

/** The options of services that share a test database. On SQLite, they share its data directory. */
export function storageOptions(
  location: ReturnType<TestDatabases['location']>,
): { databaseUrl: string } | { dataDir: string } {
  return 'url' in location ? { databaseUrl: location.url } : location
}

/** The options of a service on a test database. On SQLite, each test service has a data directory of its own. */
export function databaseOptions(location: ReturnType<TestDatabases['location']>): { databaseUrl?: string } {
  return 'url' in location ? { databaseUrl: location.url } : {}
}
