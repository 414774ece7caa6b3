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
import { listStoredServices } from '../data-directory.ts'
import { type AnyDefinition, foldersOf } from '../registry.ts'
import { secretFileOf } from '../secret.ts'
import { type Manifest, manifestFileOf } from './manifest.ts'

/** A service that can be copied: a running one, or a folder. */
export interface CopyableService {
  name: string
  copyTo(folder: string): Promise<void>
}

export interface DataSource {
  dataDir: string
  /** The services of this process. Others are copied from the disk, where another process may be using them. */
  services?: readonly CopyableService[] | undefined
  /** Used for the declared folders of services that this process does not run. */
  definitions?: readonly AnyDefinition[] | undefined
  clock: Clock
}

/** Copies all data into a folder. Each service is copied as of one moment; the moments differ. */
export async function copyData(
  { dataDir, services = [], definitions = [], clock }: DataSource,
  folder: string,
): Promise<Manifest> {
  for (const name of await listStoredServices(dataDir)) {
    const service =
      services.find((candidate) => candidate.name === name) ??
      onDisk(dataDir, name, foldersOf(definitions, name))
    await service.copyTo(join(folder, name))
  }
  // Demo credentials are derived from the secret.
  if (existsSync(secretFileOf(dataDir))) {
    await copyFile(secretFileOf(dataDir), secretFileOf(folder))
    await syncFile(secretFileOf(folder))
  }
  const names = await listStoredServices(folder)
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

function onDisk(dataDir: string, name: string, backups: FolderBackups): CopyableService {
  return { name, copyTo: (folder) => copyServiceFolder(join(dataDir, name), folder, backups) }
}

function migrationsIn(folder: string, name: string): string[] {
  const database = new DatabaseSync(databaseFileOf(join(folder, name)), { readOnly: true })
  try {
    return readAppliedMigrations(database)
  } finally {
    database.close()
  }
}
