import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Blobs } from '../blobs/blobs.ts'
import { createDiskBlobs } from '../blobs/disk-blobs.ts'
import { parseS3Location } from '../blobs/s3-location.ts'
import { dataReplaced } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import { createMutex } from '../concurrency/mutex.ts'
import type { Migration } from '../data/migrate.ts'
import { openDatabase } from '../data/open.ts'
import { type FolderBackups, isFolderName } from '../folder-backup.ts'
import type { Ids } from '../ids.ts'
import type { Logger } from '../log.ts'
import type { ServiceContext } from '../service.ts'
import { blobFolderOf, copyService, databaseFileOf } from '../service-folder.ts'
import { storageMigrations } from '../storage-migrations.ts'
import { createAuth } from './auth/create.ts'
import type { Argon2Cost } from './auth/phc.ts'
import type { AuthTables } from './auth/tables.ts'
import { linkBlobs } from './blobs/link-blobs.ts'
import { createBus } from './bus/create.ts'
import { createJobs } from './jobs/create.ts'
import type { JobTables } from './jobs/tables.ts'
import { createLimits } from './limits/create.ts'
import { isSeeded, type SeedTables, seedOnce } from './seed.ts'

export type StorageContext<DB> = Pick<
  ServiceContext<unknown, DB>,
  'db' | 'auth' | 'limits' | 'jobs' | 'bus' | 'blobs' | 'folder'
>

export interface OpenStorage<DB> {
  storage: StorageContext<DB>
  /** Rejects when the database cannot be reached. */
  check(): Promise<void>
  isSeeded(): Promise<boolean>
  seedOnce(seed: () => Promise<void>): Promise<void>
  /** Writes a consistent backup of the service's data to a folder. Safe while the service runs. */
  copyTo(folder: string): Promise<void>
  /**
   * Restores the service's data from a backup and publishes `dataReplaced` on the bus. Safe while the service runs.
   * Blobs that the backup lacks are kept, because open requests may still read them.
   */
  restoreFrom(folder: string): Promise<void>
  close(): Promise<void>
}

export interface StorageOptions {
  name: string
  dataDir: string | undefined
  databaseUrl: string | undefined
  blobs: string | undefined
  migrations: Record<string, Migration>
  folders: FolderBackups
  enforceLimits: boolean
  clock: Clock
  ids: Ids
  log: Logger
  passwordCost?: Argon2Cost | undefined
  isRepeatable?: boolean | undefined
}

type PlatformTables = AuthTables & JobTables & SeedTables

/** Opens the database of a service and the platform modules that store their tables in it. */
export async function openStorage<DB>(options: StorageOptions): Promise<OpenStorage<DB>> {
  const { name, databaseUrl, migrations, folders, enforceLimits, clock, ids, log, passwordCost } = options
  await using closing = new AsyncDisposableStack()
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'octavo-')))
  const isTemporary = options.dataDir === undefined
  if (isTemporary) closing.defer(() => rm(dataDir, { recursive: true, force: true }))
  const database = await openDatabase<PlatformTables>({
    name,
    dataDir,
    ...(databaseUrl
      ? { url: databaseUrl }
      : { ephemeral: isTemporary, isRepeatable: options.isRepeatable ?? false }),
    migrations: storageMigrations(name, migrations),
    log,
  })
  closing.defer(() => database.close())
  const bus = await createBus({ db: database, url: databaseUrl, name, log })
  closing.defer(() => bus.close())
  const auth = createAuth({ db: database, clock, ids, log, passwordCost })
  closing.defer(() => auth.close())
  const limits = createLimits({ db: database, clock, enforce: enforceLimits })
  closing.defer(() => limits.close())
  const jobs = createJobs({ db: database, clock, ids, log, bus })
  closing.defer(() => jobs.close())
  const ownFolder = join(dataDir, name)
  const blobs = await openBlobs(options, blobFolderOf(ownFolder))
  closing.defer(async () => blobs.close?.())
  await makeFolders(ownFolder, folders)
  // Concurrent restores would write the same temporary database file.
  const restoring = createMutex()
  // The service sees the same database with its own table types.
  const db = database as unknown as StorageContext<DB>['db']
  const resources = closing.move()
  return {
    storage: {
      db,
      auth,
      limits,
      jobs,
      bus,
      blobs,
      folder(folder) {
        if (!Object.hasOwn(folders, folder)) throw new Error(`${name} declares no folder ${folder}.`)
        return join(ownFolder, folder)
      },
    },
    async check() {
      await sql`select 1`.execute(database.read)
    },
    isSeeded: () => isSeeded(database),
    seedOnce: (seed) => seedOnce(database, clock, seed),
    async copyTo(folder) {
      refuseCopies(options)
      await limits.settle()
      const source = { folder: ownFolder, backups: folders, copyDatabase: database.copyTo }
      await copyService(source, folder)
    },
    restoreFrom: (folder) =>
      restoring.run(async () => {
        refuseCopies(options)
        await linkBlobs(blobFolderOf(folder), blobFolderOf(ownFolder))
        for (const [folderName, backup] of Object.entries(folders)) {
          await backup.replace(join(folder, folderName), join(ownFolder, folderName))
        }
        await limits.reloadAfter(() => database.restoreFrom(databaseFileOf(folder)))
        await bus.publish(dataReplaced, null)
      }),
    close: () => resources.disposeAsync(),
  }
}

async function openBlobs(
  { name, blobs, log }: StorageOptions,
  folder: string,
): Promise<Blobs & { close?(): void }> {
  if (blobs === undefined) return createDiskBlobs(folder)
  const { createS3Blobs } = await import('../blobs/s3-blobs.ts')
  const location = parseS3Location(blobs)
  return createS3Blobs({ location, folder: name, uploads: join(folder, 'uploads'), log })
}

/** The copy would silently lack the blobs. */
function refuseCopies({ blobs }: StorageOptions): void {
  if (blobs !== undefined) throw new Error('A service whose blobs are in S3 cannot be copied or restored')
}

async function makeFolders(ownFolder: string, folders: FolderBackups): Promise<void> {
  for (const folder of Object.keys(folders)) {
    if (!isFolderName(folder)) throw new Error(`"${folder}" is not a valid folder name`)
    await mkdir(join(ownFolder, folder), { recursive: true, mode: 0o700 })
  }
}
