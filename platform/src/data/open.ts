import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite, type SqliteOptions } from '../internal/data/sqlite.ts'
import type { Logger } from '../log.ts'
import { databaseFileOf } from '../service-folder.ts'
import type { Database } from './database.ts'
import { explainFileError } from './file-error.ts'
import type { MigrationSet } from './migrate.ts'

export interface OpenDatabaseOptions {
  /** The service name. It determines the folder of the file, or the schema. */
  name: string
  migrations: readonly MigrationSet[]
  /** A PostgreSQL database. Without it, the data is in a SQLite file. */
  url?: string
  dataDir?: string
  /** Uses a SQLite file in a temporary folder, which is deleted on close. */
  ephemeral?: boolean
  /** After a power failure, the latest writes may be missing. Only for data that is created again then. */
  isRepeatable?: boolean
  /** Maximum time for one write. A longer one is rolled back. */
  transactionLimitMs?: number
  log?: Logger | undefined
}

export async function openDatabase<DB>(options: OpenDatabaseOptions): Promise<Database<DB>> {
  const { name, url, dataDir, ephemeral, isRepeatable, ...rest } = options
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${name}" is not a valid database name`)
  if (url !== undefined) {
    const { openPostgres } = await import('../internal/data/postgres.ts')
    return openPostgres<DB>({ url, schema: name.replaceAll('-', '_'), ...rest })
  }
  if (ephemeral) return openEphemeral<DB>(rest)
  if (dataDir === undefined) throw new Error('A database needs a data directory or a URL')

  const folder = join(dataDir, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = databaseFileOf(folder)
  try {
    return await openSqlite<DB>({ file, sync: isRepeatable ? 'normal' : 'full', ...rest })
  } catch (error) {
    throw explainFileError(file, error)
  }
}

async function openEphemeral<DB>(options: Omit<SqliteOptions, 'file'>): Promise<Database<DB>> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const database = await openSqlite<DB>({ ...options, file: databaseFileOf(folder), sync: 'off' })
    return {
      ...database,
      async close() {
        await database.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
