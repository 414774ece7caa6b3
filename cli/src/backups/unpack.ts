import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import type { FolderBackups } from '@octavo/platform/folder-backup.ts'
import { databaseFileOf } from '@octavo/platform/service-folder.ts'
import { errorCode, errorMessage } from '@octavo/platform/unknown-values.ts'
import { type AnyDefinition, foldersOf } from '../registry.ts'
import { UsageError } from '../usage-error.ts'
import { type ArchiveEntry, readArchive } from './archive.ts'
import { ArchiveError } from './archive-error.ts'
import { checksumPath } from './backup.ts'
import { type ChecksumBuilder, createChecksum } from './checksum.ts'
import { type Manifest, manifestFileOf, parseManifest } from './manifest.ts'

/** Unpacks a backup into a folder, and refuses a damaged or truncated one. */
export async function unpackBackup(
  file: string,
  folder: string,
  definitions: readonly AnyDefinition[] = [],
): Promise<Manifest> {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist.`)
  try {
    const manifest = await pipeline(
      createReadStream(file, { highWaterMark: 256 * 1024 }),
      createGunzip(),
      (bytes: AsyncIterable<Buffer>) => unpack(bytes, folder, definitions),
    )
    await syncTree(folder)
    return manifest
  } catch (error) {
    if (!isDamage(error)) throw error
    throw new UsageError(`${file} is not a complete backup, so nothing was changed. ${errorMessage(error)}.`)
  }
}

async function unpack(
  bytes: AsyncIterable<Buffer>,
  folder: string,
  definitions: readonly AnyDefinition[],
): Promise<Manifest> {
  const checksum = createChecksum()
  let manifest: Manifest | undefined
  let isVerified = false
  for await (const entry of readArchive(bytes)) {
    if (isVerified) throw new ArchiveError('It contains a file after its checksum')
    if (!manifest) {
      manifest = await unpackManifest(entry, checksum, folder)
    } else if (entry.path === checksumPath) {
      if (entry.size > maxChecksumBytes) throw new ArchiveError('Its checksum is too large')
      if (!isDeepStrictEqual(await readJson(entry.content), checksum.result()))
        throw new ArchiveError('Its content does not match its checksum')
      isVerified = true
    } else {
      refuseUnexpected(entry.path, manifest, definitions)
      await store(join(folder, entry.path), checksum.watch(entry.path, entry.content))
    }
  }
  if (!manifest || !isVerified) throw new ArchiveError('Its end is missing')
  for (const name of Object.keys(manifest.services))
    if (!existsSync(databaseFileOf(join(folder, name))))
      throw new ArchiveError(`It is incomplete: the database of ${name} is missing`)
  return manifest
}

async function unpackManifest(
  { path, size, content }: ArchiveEntry,
  checksum: ChecksumBuilder,
  folder: string,
): Promise<Manifest> {
  const file = manifestFileOf(folder)
  if (join(folder, path) !== file || size > maxManifestBytes)
    throw new ArchiveError('It does not begin with a manifest')
  const text = Buffer.concat(await Array.fromAsync(checksum.watch(path, content))).toString()
  await writeFile(file, text)
  return parse(() => parseManifest(text))
}

const maxManifestBytes = 16 * 1024 * 1024
const maxChecksumBytes = 4 * 1024

async function readJson(content: AsyncIterable<Uint8Array>): Promise<unknown> {
  const text = Buffer.concat(await Array.fromAsync(content)).toString()
  return parse(() => JSON.parse(text))
}

function parse<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new ArchiveError(`It cannot be parsed: ${errorMessage(error)}`)
  }
}

/** Refuses files that `copyData` does not write. */
function refuseUnexpected(path: string, { services }: Manifest, definitions: readonly AnyDefinition[]): void {
  const [service = '', ...rest] = path.split('/')
  const isExpected =
    Object.hasOwn(services, service) &&
    (/^(service\.db|blobs\/..\/..\/[0-9a-f]{64})$/.test(rest.join('/')) ||
      isInFolder(rest, foldersOf(definitions, service)))
  if (path !== 'secret' && !isExpected)
    throw new ArchiveError(`It contains ${path}, which belongs to no service`)
}

/** The content of declared folders is up to the service, but paths must not leave the folder. */
function isInFolder([folder = '', ...names]: string[], backups: FolderBackups): boolean {
  const isInside = names.every((name) => name !== '' && name !== '.' && name !== '..')
  return Object.hasOwn(backups, folder) && names.length > 0 && isInside
}

async function store(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // `wx` refuses a second file with the same name.
  const target = await open(file, 'wx', 0o600)
  try {
    for await (const chunk of content) await target.writeFile(chunk)
  } finally {
    await target.close()
  }
}

const maxParallelSyncs = 16

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (let start = 0; start < entries.length; start += maxParallelSyncs) {
    const batch = entries.slice(start, start + maxParallelSyncs)
    await Promise.all(
      batch.map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return entry.isDirectory() ? syncFolder(path) : syncFile(path)
      }),
    )
  }
  await syncFolder(folder)
}

/** zlib errors have codes such as Z_DATA_ERROR. */
function isDamage(error: unknown): boolean {
  const code = errorCode(error) ?? ''
  return error instanceof ArchiveError || String(code).startsWith('Z_') || code === 'EEXIST'
}
