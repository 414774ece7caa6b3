import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import { copyFiles, databaseFileOf, refuseUnknown } from '@octavo/platform/service-folder.ts'
import { type AnyDefinition, foldersOf } from '../registry.ts'
import { secretFileOf } from '../secret.ts'
import { unknownWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'
import { copyData, type DataSource } from './copy-data.ts'
import { openDraft } from './drafts.ts'
import { type Manifest, manifestFileOf, readManifest } from './manifest.ts'

export interface Snapshot extends Manifest {
  name: string
}

/** Saves a snapshot, which gets its name only when it is complete. */
export async function saveSnapshot(source: DataSource & { name: string }): Promise<Snapshot> {
  const { dataDir, name } = source
  refuseBadName(name)
  const snapshotFolder = snapshotFolderOf(dataDir, name)
  if (existsSync(snapshotFolder)) throw nameTakenError(name)
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  await using draft = await openDraft(dataDir)
  const manifest = await copyData(source, draft.folder)
  await rename(draft.folder, snapshotFolder).catch((error) => {
    throw existsSync(snapshotFolder) ? nameTakenError(name) : error
  })
  await syncFolder(folderOf(dataDir))
  return { name, ...manifest }
}

/** Sorted by age, oldest first. */
export async function listSnapshots(dataDir: string): Promise<Snapshot[]> {
  const names = existsSync(folderOf(dataDir)) ? await readdir(folderOf(dataDir)) : []
  const complete = names.filter(
    (name) => isName(name) && existsSync(manifestFileOf(snapshotFolderOf(dataDir, name))),
  )
  const snapshots = await Promise.all(
    complete.map(async (name) => ({ name, ...(await readManifest(snapshotFolderOf(dataDir, name))) })),
  )
  return snapshots.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

export async function removeSnapshot(dataDir: string, name: string): Promise<void> {
  const snapshotFolder = await findSnapshotFolder(dataDir, name)
  // One rename removes the name; deleting the content may take long.
  await using trash = await openDraft(dataDir)
  await rename(snapshotFolder, join(trash.folder, name))
  await syncFolder(folderOf(dataDir))
}

/** Copies a snapshot into a folder. */
export async function copySnapshot(
  dataDir: string,
  name: string,
  folder: string,
  definitions: readonly AnyDefinition[] = [],
): Promise<Manifest> {
  const snapshotFolder = await findSnapshotFolder(dataDir, name)
  const manifest = await readManifest(snapshotFolder)
  for (const service of Object.keys(manifest.services)) {
    const [from, to] = [join(snapshotFolder, service), join(folder, service)]
    const folders = foldersOf(definitions, service)
    await refuseUnknown(from, folders)
    await mkdir(to, { mode: 0o700 })
    await copyFiles(from, to, folders)
    await copyDurably(databaseFileOf(from), databaseFileOf(to))
    await syncFolder(to)
  }
  if (existsSync(secretFileOf(snapshotFolder)))
    await copyDurably(secretFileOf(snapshotFolder), secretFileOf(folder))
  await copyDurably(manifestFileOf(snapshotFolder), manifestFileOf(folder))
  await syncFolder(folder)
  return manifest
}

export async function listServicesInSnapshot(dataDir: string, name: string): Promise<string[]> {
  const { services } = await readManifest(await findSnapshotFolder(dataDir, name))
  return Object.keys(services)
}

/** The folder of a service in a snapshot, which a running service restores from. */
export async function findInSnapshot(dataDir: string, name: string, service: string): Promise<string> {
  return join(await findSnapshotFolder(dataDir, name), service)
}

const folderOf = (dataDir: string) => join(dataDir, 'snapshots')
const snapshotFolderOf = (dataDir: string, name: string) => join(folderOf(dataDir), name)

async function findSnapshotFolder(dataDir: string, name: string): Promise<string> {
  refuseBadName(name)
  const snapshotFolder = snapshotFolderOf(dataDir, name)
  if (existsSync(manifestFileOf(snapshotFolder))) return snapshotFolder
  const names = (await listSnapshots(dataDir)).map((snapshot) => snapshot.name)
  throw new UsageError(names.length ? unknownWord(name, 'a snapshot', names) : `No snapshots in ${dataDir}.`)
}

function isName(name: string): boolean {
  return /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/.test(name)
}

function refuseBadName(name: string): void {
  if (!isName(name))
    throw new UsageError(
      `Invalid snapshot name "${name}": use at most 64 letters, digits, dots, dashes and underscores.`,
    )
}

function nameTakenError(name: string): UsageError {
  return new UsageError(`Snapshot ${name} already exists. Choose another name, or remove it first.`)
}

/** Copy-on-write where the file system supports it. */
async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await syncFile(to)
}
