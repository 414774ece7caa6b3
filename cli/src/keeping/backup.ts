import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import { UsageError } from '../usage-error.ts'
import { type ArchiveEntry, writeArchive } from './archive.ts'
import { openDraft } from './drafts.ts'
import { type Gathering, gather } from './gather.ts'
import { type Manifest, manifestFileOf } from './manifest.ts'
import { createSealing, type Seal, type Sealing } from './seal.ts'

export interface BackupOptions extends Gathering {
  file: string
  /** Whether a file of this name may be replaced. */
  replace: boolean
}

export interface Backup extends Seal {
  manifest: Manifest
  fileBytes: number
}

/** One file with all that a data directory keeps. It has its name only once it is whole and on the disk. */
export async function writeBackup({ file, replace, ...gathering }: BackupOptions): Promise<Backup> {
  if (!replace && existsSync(file))
    throw new UsageError(`${file} exists already. Choose another name, or replace it with --force.`)
  await removeUnfinished(file)
  const unfinished = `${file}.${randomUUID()}.unfinished`
  await using draft = await openDraft(gathering.dataDir)
  try {
    const manifest = await gather(gathering, draft.folder)
    const sealing = createSealing()
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 })
    // The pictures are compressed already, and the rest gains most of what there is to gain.
    await pipeline(writeArchive(sealedEntries(draft.folder, sealing)), createGzip({ level: 3 }), target)
    await syncFile(unfinished)
    const { size: fileBytes } = await stat(unfinished)
    await rename(unfinished, file)
    await syncFolder(dirname(resolve(file)))
    return { manifest, fileBytes, ...sealing.seal() }
  } finally {
    await rm(unfinished, { force: true })
  }
}

export const sealPath = 'seal.json'

async function* sealedEntries(folder: string, sealing: Sealing) {
  for await (const { path, size, content } of entriesOf(folder))
    yield { path, size, content: sealing.watch(path, content) }
  const seal = Buffer.from(`${JSON.stringify(sealing.seal())}\n`)
  yield { path: sealPath, size: seal.length, content: once(seal) }
}

/** The manifest comes first, so that a reader knows what to expect. */
async function* entriesOf(folder: string): AsyncGenerator<ArchiveEntry> {
  const first = manifestFileOf(folder)
  yield await entryOf(folder, first)
  for await (const found of await opendir(folder, { recursive: true })) {
    const file = join(found.parentPath, found.name)
    if (found.isFile() && file !== first) yield await entryOf(folder, file)
  }
}

async function entryOf(folder: string, file: string): Promise<ArchiveEntry> {
  const { size } = await stat(file)
  const path = relative(folder, file).replaceAll(sep, '/')
  return { path, size, content: createReadStream(file, { highWaterMark: 256 * 1024 }) }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** What a backup to the same name left that was killed. */
async function removeUnfinished(file: string): Promise<void> {
  const folder = dirname(resolve(file))
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.startsWith(`${basename(file)}.`) && name.endsWith('.unfinished'))
      await rm(join(folder, name), { force: true })
  }
}
