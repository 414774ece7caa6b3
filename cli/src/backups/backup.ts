import { createReadStream, existsSync, renameSync } from 'node:fs'
import { open, opendir, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import { CommandError } from '../command-error.ts'
import { UsageError } from '../usage-error.ts'
import { type ArchiveEntry, writeArchive } from './archive.ts'
import { type BackupChecksum, type ChecksumBuilder, createChecksum } from './checksum.ts'
import { copyData, type DataSource } from './copy-data.ts'
import { hasDraft, openDraft } from './drafts.ts'
import { type Manifest, manifestFileOf } from './manifest.ts'

export interface BackupOptions extends DataSource {
  file: string
  /** Overwrites an existing file. */
  replace: boolean
}

export interface Backup extends BackupChecksum {
  manifest: Manifest
  fileBytes: number
}

/** Writes all data to one file, which gets its name only when it is complete and synced. */
export async function writeBackup({ file, replace, ...source }: BackupOptions): Promise<Backup> {
  const refuseExisting = () => {
    if (!replace && existsSync(file))
      throw new UsageError(`${file} already exists. Choose another name, or overwrite it with --force.`)
  }
  if ((await stat(file).catch(() => undefined))?.isDirectory())
    throw new UsageError(`${file} is a directory. Name a file, such as ${join(file, 'octavo.tar.gz')}.`)
  refuseExisting()
  await using draft = await openDraft(source.dataDir)
  await removeUnfinished(file, source.dataDir)
  const unfinished = `${file}.${draft.id}.unfinished`
  // Before the data is copied, which takes long.
  await using handle = await open(unfinished, 'wx', 0o600).catch((error: unknown) => {
    throw new CommandError(`A backup cannot be written to ${dirname(resolve(file))}: ${errorMessage(error)}`)
  })
  try {
    const manifest = await copyData(source, draft.folder)
    const checksum = createChecksum()
    const target = handle.createWriteStream()
    // Images are already compressed; for the rest, higher levels gain little.
    await pipeline(
      writeArchive(entriesWithChecksum(draft.folder, checksum)),
      createGzip({ level: 3 }),
      target,
    )
    await syncFile(unfinished)
    const { size: fileBytes } = await stat(unfinished)
    refuseExisting()
    renameSync(unfinished, file)
    await syncFolder(dirname(resolve(file)))
    return { manifest, fileBytes, ...checksum.result() }
  } finally {
    await rm(unfinished, { force: true })
  }
}

export const checksumPath = 'seal.json'

async function* entriesWithChecksum(folder: string, checksum: ChecksumBuilder) {
  for await (const { path, size, content } of entriesOf(folder))
    yield { path, size, content: checksum.watch(path, content) }
  const bytes = Buffer.from(`${JSON.stringify(checksum.result())}\n`)
  yield { path: checksumPath, size: bytes.length, content: once(bytes) }
}

/** The manifest comes first, so that a reader can check the other entries against it. */
async function* entriesOf(folder: string): AsyncGenerator<ArchiveEntry> {
  const first = manifestFileOf(folder)
  yield await entryOf(folder, first)
  for await (const entry of await opendir(folder, { recursive: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && file !== first) yield await entryOf(folder, file)
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

/** Removes files that killed backups to the same name have left. Their drafts have been swept. */
async function removeUnfinished(file: string, dataDir: string): Promise<void> {
  const folder = dirname(resolve(file))
  const start = `${basename(file)}.`
  for (const name of await readdir(folder).catch(() => [])) {
    const id = /^[0-9a-f-]{36}(?=\.unfinished$)/.exec(name.slice(start.length))?.[0]
    if (name.startsWith(start) && id !== undefined && !hasDraft(dataDir, id))
      await rm(join(folder, name), { force: true })
  }
}
