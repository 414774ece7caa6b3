import { rm } from 'node:fs/promises'
import { Kysely } from 'kysely'
import { type MigrationSet, migrate } from '../../data/migrate.ts'
import { copyPages } from './copy-pages.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { openWriteHandle } from './sqlite-handle.ts'
import { createSqliteMigrationTarget } from './sqlite-migration.ts'

/**
 * Replaces the content of a database in use with that of a copy. The copy is migrated before anything changes, so
 * readers never see the tables of an older release. `takeTurn` locks out writers.
 */
export async function replaceContent(
  copy: string,
  live: string,
  migrations: readonly MigrationSet[],
  takeTurn: (task: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const draft = `${live}.replacement`
  // Removes a draft that a killed process left behind.
  await removeDatabase(draft)
  try {
    await copyPages(copy, draft)
    await migrateFile(draft, migrations)
    await takeTurn(() => copyPages(draft, live))
  } finally {
    await removeDatabase(draft)
  }
}

async function migrateFile(file: string, migrations: readonly MigrationSet[]): Promise<void> {
  const handle = await openWriteHandle(file, { sync: 'off' })
  try {
    const writer = new Kysely<unknown>({ dialect: createSqliteDialect(handle, 'write') })
    await migrate(createSqliteMigrationTarget(writer, handle), migrations)
  } finally {
    handle.close()
  }
}

async function removeDatabase(file: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm', '-journal'].map((end) => rm(file + end, { force: true })))
}
