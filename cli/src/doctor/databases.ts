import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readAppliedMigrations } from '@octavo/platform/data/applied-migrations.ts'
import { databaseFileOf } from '@octavo/platform/service-folder.ts'
import { storageMigrations } from '@octavo/platform/storage-migrations.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import { describeBytes } from '../backups/describe.ts'
import { listStoredServices } from '../data-directory.ts'
import type { AnyDefinition } from '../registry.ts'
import { type Finding, failed, passed, warned } from './finding.ts'

export async function checkDatabases(
  dataDir: string,
  definitions: readonly AnyDefinition[],
): Promise<Finding[]> {
  const names = await listStoredServices(dataDir)
  if (!names.length) return [passed('databases', 'no service has stored data yet')]
  return names.map((name) =>
    checkFile(
      name,
      databaseFileOf(join(dataDir, name)),
      definitions.find((one) => one.name === name),
    ),
  )
}

function checkFile(name: string, file: string, definition: AnyDefinition | undefined): Finding {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
    try {
      const [first] = database.prepare('pragma quick_check(1)').all()
      const result = String(first?.quick_check)
      if (result !== 'ok') return failed(name, `${file} is damaged: ${result}.`, restoring)
      return checkMigrations(
        name,
        readAppliedMigrations(database),
        definition,
        describeBytes(statSync(file).size),
      )
    } finally {
      database.close()
    }
  } catch (error) {
    return failed(name, `${file} cannot be read: ${errorMessage(error)}.`, restoring)
  }
}

const restoring =
  'Stop the server and restore a snapshot or a backup: octavo snapshot list, octavo restore FILE --force'

export function checkMigrations(
  name: string,
  applied: readonly string[],
  definition: AnyDefinition | undefined,
  size: string,
): Finding {
  if (!definition?.migrations)
    return warned(
      name,
      `${size}, of a service that this release does not include.`,
      'Use a release that includes it.',
    )
  const defined = storageMigrations(name, definition.migrations).flatMap(({ set, steps }) =>
    Object.keys(steps).map((step) => `${set}/${step}`),
  )
  const unknown = applied.find((migration) => !defined.includes(migration))
  if (unknown)
    return failed(
      name,
      `${size}, written by a newer release (${unknown}).`,
      'Use that release, or restore an older backup.',
    )
  const pending = defined.filter((migration) => !applied.includes(migration))
  if (!pending.length) return passed(name, `${size}, intact and up to date`)
  const advice = 'None needed: the next start runs them. To be able to go back, run octavo backup FILE first.'
  return warned(name, `${size}, intact; pending migrations: ${pending.length}.`, advice)
}
