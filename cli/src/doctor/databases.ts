import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readAppliedMigrations } from '@octavo/platform/data/applied-migrations.ts'
import { databaseFileOf } from '@octavo/platform/service-folder.ts'
import { storageMigrations } from '@octavo/platform/storage-migrations.ts'
import { listKept } from '../data-directory.ts'
import { describeBytes } from '../keeping/wording.ts'
import type { AnyDefinition } from '../registry.ts'
import { bad, doubtful, type Finding, well } from './finding.ts'

export async function checkDatabases(
  dataDir: string,
  definitions: readonly AnyDefinition[],
): Promise<Finding[]> {
  const names = await listKept(dataDir)
  if (!names.length) return [well('databases', 'no service has kept anything yet')]
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
      const flaw = String(first?.quick_check)
      if (flaw !== 'ok') return bad(name, `${file} is damaged: ${flaw}.`, restoring)
      return judgeHistory(
        name,
        readAppliedMigrations(database),
        definition,
        describeBytes(statSync(file).size),
      )
    } finally {
      database.close()
    }
  } catch (error) {
    return bad(name, `${file} cannot be read: ${Object(error).message}.`, restoring)
  }
}

const restoring =
  'Stop the server and bring back a snapshot or a backup: octavo snapshot list, octavo restore FILE --force'

/** Whether a database and this release know the same migrations. */
export function judgeHistory(
  name: string,
  applied: readonly string[],
  definition: AnyDefinition | undefined,
  size: string,
): Finding {
  if (!definition?.migrations)
    return doubtful(
      name,
      `${size}, of a service that this release does not have.`,
      'Use the release that has it.',
    )
  const known = storageMigrations(name, definition.migrations).flatMap(({ set, steps }) =>
    Object.keys(steps).map((step) => `${set}/${step}`),
  )
  const unknown = applied.find((migration) => !known.includes(migration))
  if (unknown)
    return bad(
      name,
      `${size}, made by a newer release (${unknown}).`,
      'Use that release, or bring back an older backup.',
    )
  const pending = known.filter((migration) => !applied.includes(migration))
  if (!pending.length) return well(name, `${size}, whole and up to date`)
  const advice = 'Nothing: the next start does it. Before it, octavo backup FILE makes a way back.'
  return doubtful(name, `${size}, whole; migrations to come: ${pending.length}.`, advice)
}
