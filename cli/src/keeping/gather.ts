import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Clock } from '@octavo/platform/clock.ts'
import { readAppliedMigrations } from '@octavo/platform/data/applied-migrations.ts'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import type { FolderBackups } from '@octavo/platform/folder-backup.ts'
import { copyServiceFolder, databaseFileOf } from '@octavo/platform/service-folder.ts'
import manifestOfCli from '../../package.json' with { type: 'json' }
import { listKept } from '../data-directory.ts'
import { type AnyDefinition, keepersOf } from '../registry.ts'
import { secretFileOf } from '../secret.ts'
import { type Manifest, manifestFileOf } from './manifest.ts'

/** One service that can be copied: a running one is, and so is a folder. */
export interface Part {
  name: string
  copyTo(folder: string): Promise<void>
}

export interface Gathering {
  dataDir: string
  /** The services of this process. Others are taken from the disk, where another process may be serving them. */
  parts?: readonly Part[] | undefined
  /** Of this release: they know what the others keep beside their databases. */
  definitions?: readonly AnyDefinition[] | undefined
  clock: Clock
}

/** Fills a folder with all that a data directory keeps. Each service is copied as it is at one moment of its own. */
export async function gather(
  { dataDir, parts = [], definitions = [], clock }: Gathering,
  folder: string,
): Promise<Manifest> {
  for (const name of await listKept(dataDir)) {
    const part =
      parts.find((candidate) => candidate.name === name) ??
      onDisk(dataDir, name, keepersOf(definitions, name))
    await part.copyTo(join(folder, name))
  }
  // Demo credentials are derived from it: without it, the ones in the databases would open nothing.
  if (existsSync(secretFileOf(dataDir))) {
    await copyFile(secretFileOf(dataDir), secretFileOf(folder))
    await syncFile(secretFileOf(folder))
  }
  const names = await listKept(folder)
  const manifest: Manifest = {
    format: 1,
    octavo: manifestOfCli.version,
    createdAt: new Date(clock.now()).toISOString(),
    services: Object.fromEntries(names.map((name) => [name, { migrations: migrationsIn(folder, name) }])),
  }
  await writeFile(manifestFileOf(folder), `${JSON.stringify(manifest, null, 2)}\n`)
  await syncFile(manifestFileOf(folder))
  await syncFolder(folder)
  return manifest
}

function onDisk(dataDir: string, name: string, keepers: FolderBackups): Part {
  return { name, copyTo: (folder) => copyServiceFolder(join(dataDir, name), folder, keepers) }
}

function migrationsIn(folder: string, name: string): string[] {
  const database = new DatabaseSync(databaseFileOf(join(folder, name)), { readOnly: true })
  try {
    return readAppliedMigrations(database)
  } finally {
    database.close()
  }
}
