import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { syncFolder } from '@octavo/platform/durable.ts'
import { storageMigrations } from '@octavo/platform/storage-migrations.ts'
import { claimOrExplain } from '../data-directory.ts'
import type { AnyDefinition } from '../registry.ts'
import { UsageError } from '../usage-error.ts'
import { openDraft } from './drafts.ts'
import type { Manifest } from './manifest.ts'
import { finishReplacement, replaceAll } from './replacement.ts'

export interface Exchange {
  dataDir: string
  /** Whether what is there may be replaced. */
  replace: boolean
  /** Of this release: databases of an older one are brought up to date, those of a newer one refused. */
  definitions: readonly AnyDefinition[]
  fill(folder: string): Promise<Manifest>
}

/**
 * Makes a data directory that nobody serves hold what `fill` puts into a folder. Until that is whole, on the disk
 * and fit for this release, nothing is touched.
 */
export async function exchangeAll({ dataDir, replace, definitions, fill }: Exchange): Promise<Manifest> {
  const isNew = !existsSync(dataDir)
  const claim = await claimOrExplain(dataDir)
  try {
    await finishReplacement(dataDir)
    if (!replace) await refuseFilled(dataDir)
    await using draft = await openDraft(dataDir)
    const manifest = await fill(draft.folder)
    await bringUpToDate(draft.folder, manifest, definitions)
    await replaceAll(dataDir, draft.folder)
    if (isNew) await syncFolder(dirname(resolve(dataDir)))
    return manifest
  } catch (error) {
    if (isNew) await rm(dataDir, { recursive: true, force: true })
    throw error
  } finally {
    claim.release()
  }
}

/** What a directory may hold and still be empty. */
const incidental = new Set(['owner.lock', 'owner.lock-journal', 'octavo.json', '.drafts', 'snapshots'])

async function refuseFilled(dataDir: string): Promise<void> {
  const found = (await readdir(dataDir)).find((name) => !incidental.has(name))
  if (found)
    throw new UsageError(
      `${dataDir} is not empty: there is ${found}. Choose another directory with --data DIR, or replace what is there with --force.`,
    )
}

async function bringUpToDate(
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
      throw new UsageError(`${name} does not fit, so nothing was touched. ${Object(error).message}.`)
    }
  }
}
