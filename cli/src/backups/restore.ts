import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { syncFolder } from '@octavo/platform/durable.ts'
import { storageMigrations } from '@octavo/platform/storage-migrations.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import { claimOrExplain } from '../data-directory.ts'
import type { AnyDefinition } from '../registry.ts'
import { UsageError } from '../usage-error.ts'
import { openDraft } from './drafts.ts'
import type { Manifest } from './manifest.ts'
import { finishReplacement, replaceData } from './replacement.ts'

export interface DataReplacement {
  dataDir: string
  /** Replaces existing data. */
  replace: boolean
  /** Used to migrate databases of older releases and to refuse those of newer ones. */
  definitions: readonly AnyDefinition[]
  fill(folder: string): Promise<Manifest>
}

/**
 * Replaces the data of a directory that no server uses with the folder that `fill` writes. Changes nothing until that
 * folder is complete, synced and migrated to this release.
 */
export async function replaceDataDirectory({
  dataDir,
  replace,
  definitions,
  fill,
}: DataReplacement): Promise<Manifest> {
  const isNew = !existsSync(dataDir)
  const claim = await claimOrExplain(dataDir)
  try {
    await finishReplacement(dataDir)
    if (!replace) await refuseNonEmpty(dataDir)
    await using draft = await openDraft(dataDir)
    const manifest = await fill(draft.folder)
    await migrate(draft.folder, manifest, definitions)
    await replaceData(dataDir, draft.folder)
    if (isNew) await syncFolder(dirname(resolve(dataDir)))
    return manifest
  } catch (error) {
    if (isNew) await rm(dataDir, { recursive: true, force: true })
    throw error
  } finally {
    claim.release()
  }
}

/** Files that do not count as data. */
const incidental = new Set(['owner.lock', 'owner.lock-journal', 'octavo.json', '.drafts', 'snapshots'])

async function refuseNonEmpty(dataDir: string): Promise<void> {
  const name = (await readdir(dataDir)).find((file) => !incidental.has(file))
  if (name)
    throw new UsageError(
      `${dataDir} is not empty: it contains ${name}. Choose another directory with --data DIR, or replace its data with --force.`,
    )
}

async function migrate(
  folder: string,
  { services }: Manifest,
  definitions: readonly AnyDefinition[],
): Promise<void> {
  for (const { name, migrations } of definitions) {
    if (!migrations || !(name in services)) continue
    try {
      const database = await openDatabase({
        name,
        dataDir: folder,
        migrations: storageMigrations(name, migrations),
      })
      await database.close()
    } catch (error) {
      throw new UsageError(
        `The data of ${name} cannot be migrated to this release, so nothing was changed. ${errorMessage(error)}.`,
      )
    }
  }
}
