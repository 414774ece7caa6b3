import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import { copyFiles, databaseFileOf, refuseUnknown } from '@octavo/platform/service-folder.ts'
import { type AnyDefinition, keepersOf } from '../registry.ts'
import { secretFileOf } from '../secret.ts'
import { unknownWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'
import { openDraft } from './drafts.ts'
import { type Gathering, gather } from './gather.ts'
import { type Manifest, manifestFileOf, readManifest } from './manifest.ts'

export interface Snapshot extends Manifest {
  name: string
}

/** Keeps all that the data directory holds, under a name that it gets only when it is whole. */
export async function saveSnapshot(gathering: Gathering & { name: string }): Promise<Snapshot> {
  const { dataDir, name } = gathering
  refuseBadName(name)
  const place = placeOf(dataDir, name)
  if (existsSync(place)) throw taken(name)
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  await using draft = await openDraft(dataDir)
  const manifest = await gather(gathering, draft.folder)
  await rename(draft.folder, place).catch((error) => {
    throw existsSync(place) ? taken(name) : error
  })
  await syncFolder(folderOf(dataDir))
  return { name, ...manifest }
}

/** The oldest first. */
export async function listSnapshots(dataDir: string): Promise<Snapshot[]> {
  const names = existsSync(folderOf(dataDir)) ? await readdir(folderOf(dataDir)) : []
  const whole = names.filter((name) => isName(name) && existsSync(manifestFileOf(placeOf(dataDir, name))))
  const snapshots = await Promise.all(
    whole.map(async (name) => ({ name, ...(await readManifest(placeOf(dataDir, name))) })),
  )
  return snapshots.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

export async function removeSnapshot(dataDir: string, name: string): Promise<void> {
  const place = await findPlace(dataDir, name)
  // First its name goes, at once; then what it held, which takes a while.
  await using waste = await openDraft(dataDir)
  await rename(place, join(waste.folder, name))
  await syncFolder(folderOf(dataDir))
}

/** Fills a folder with what a snapshot holds, for a life of its own. */
export async function copySnapshot(
  dataDir: string,
  name: string,
  folder: string,
  definitions: readonly AnyDefinition[] = [],
): Promise<Manifest> {
  const place = await findPlace(dataDir, name)
  const manifest = await readManifest(place)
  for (const service of Object.keys(manifest.services)) {
    const [from, to] = [join(place, service), join(folder, service)]
    const keepers = keepersOf(definitions, service)
    await refuseUnknown(from, keepers)
    await mkdir(to, { mode: 0o700 })
    await copyFiles(from, to, keepers)
    await copyDurably(databaseFileOf(from), databaseFileOf(to))
    await syncFolder(to)
  }
  if (existsSync(secretFileOf(place))) await copyDurably(secretFileOf(place), secretFileOf(folder))
  await copyDurably(manifestFileOf(place), manifestFileOf(folder))
  await syncFolder(folder)
  return manifest
}

/** Where what a service had at that time is: for a service that is running, to restore itself from. */
export async function findInSnapshot(dataDir: string, name: string, service: string): Promise<string> {
  return join(await findPlace(dataDir, name), service)
}

const folderOf = (dataDir: string) => join(dataDir, 'snapshots')
const placeOf = (dataDir: string, name: string) => join(folderOf(dataDir), name)

async function findPlace(dataDir: string, name: string): Promise<string> {
  refuseBadName(name)
  const place = placeOf(dataDir, name)
  if (existsSync(manifestFileOf(place))) return place
  const known = (await listSnapshots(dataDir)).map((snapshot) => snapshot.name)
  throw new UsageError(
    known.length ? unknownWord(name, 'a snapshot', known) : `There are no snapshots in ${dataDir}.`,
  )
}

function isName(name: string): boolean {
  return /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/.test(name)
}

function refuseBadName(name: string): void {
  if (!isName(name))
    throw new UsageError(
      `"${name}" cannot name a snapshot: letters, digits, dots, dashes and underscores can, 64 at most.`,
    )
}

function taken(name: string): UsageError {
  return new UsageError(`There is a snapshot ${name} already. Choose another name, or remove that one first.`)
}

/** On disks that can do so, the copy shares the bytes of the original until one of them changes. */
async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await syncFile(to)
}
