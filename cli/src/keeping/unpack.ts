import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import type { FolderBackups } from '@octavo/platform/folder-backup.ts'
import { type AnyDefinition, keepersOf } from '../registry.ts'
import { UsageError } from '../usage-error.ts'
import { type ArchiveEntry, readArchive } from './archive.ts'
import { ArchiveError } from './archive-error.ts'
import { sealPath } from './backup.ts'
import { type Manifest, manifestFileOf, parseManifest } from './manifest.ts'
import { createSealing, type Sealing } from './seal.ts'

/** Fills a folder with what a backup holds, and refuses whatever is not the whole of one. */
export async function unpackBackup(
  file: string,
  folder: string,
  definitions: readonly AnyDefinition[] = [],
): Promise<Manifest> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
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
    throw new UsageError(`${file} is not a whole backup, so nothing was touched. ${Object(error).message}.`)
  }
}

async function unpack(
  bytes: AsyncIterable<Buffer>,
  folder: string,
  definitions: readonly AnyDefinition[],
): Promise<Manifest> {
  const sealing = createSealing()
  let manifest: Manifest | undefined
  let isSealed = false
  for await (const entry of readArchive(bytes)) {
    if (isSealed) throw new ArchiveError('There is a file behind its seal')
    if (!manifest) {
      manifest = await unpackManifest(entry, sealing, folder)
    } else if (entry.path === sealPath) {
      if (!isDeepStrictEqual(await readJson(entry.content), sealing.seal()))
        throw new ArchiveError('Its content is not what its seal says')
      isSealed = true
    } else {
      refuseUnexpected(entry.path, manifest, definitions)
      await store(join(folder, entry.path), sealing.watch(entry.path, entry.content))
    }
  }
  if (!manifest || !isSealed) throw new ArchiveError('Its end is missing')
  return manifest
}

async function unpackManifest(
  { path, size, content }: ArchiveEntry,
  sealing: Sealing,
  folder: string,
): Promise<Manifest> {
  const file = manifestFileOf(folder)
  if (join(folder, path) !== file || size > mostOfManifest)
    throw new ArchiveError('It does not begin as a backup does')
  const text = Buffer.concat(await Array.fromAsync(sealing.watch(path, content))).toString()
  await writeFile(file, text)
  return parse(() => parseManifest(text))
}

const mostOfManifest = 16 * 1024 * 1024

async function readJson(content: AsyncIterable<Uint8Array>): Promise<unknown> {
  const text = Buffer.concat(await Array.fromAsync(content)).toString()
  return parse(() => JSON.parse(text))
}

function parse<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new ArchiveError(`It cannot be understood: ${Object(error).message}`)
  }
}

/** Nothing else than what `gather` makes. */
function refuseUnexpected(path: string, { services }: Manifest, definitions: readonly AnyDefinition[]): void {
  const [service = '', ...rest] = path.split('/')
  const isKept =
    service in services &&
    (/^(service\.db|blobs\/..\/..\/[0-9a-f]{64})$/.test(rest.join('/')) ||
      isInFolder(rest, keepersOf(definitions, service)))
  if (path !== 'secret' && !isKept) throw new ArchiveError(`It holds ${path}, which belongs to no service`)
}

/** What stands there is the service's own affair, as long as it stays in there. */
function isInFolder([folder = '', ...names]: string[], keepers: FolderBackups): boolean {
  const isInside = names.every((name) => name !== '' && name !== '.' && name !== '..')
  return Object.hasOwn(keepers, folder) && names.length > 0 && isInside
}

async function store(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Of the same name there is only one.
  const target = await open(file, 'wx', 0o600)
  try {
    for await (const chunk of content) await target.writeFile(chunk)
  } finally {
    await target.close()
  }
}

const syncsAtOnce = 16

async function syncTree(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  for (let start = 0; start < found.length; start += syncsAtOnce) {
    const some = found.slice(start, start + syncsAtOnce)
    await Promise.all(
      some.map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return entry.isDirectory() ? syncFolder(path) : syncFile(path)
      }),
    )
  }
  await syncFolder(folder)
}

/** Errors of gzip have codes such as Z_DATA_ERROR. */
function isDamage(error: unknown): boolean {
  const code = Object(error).code ?? ''
  return error instanceof ArchiveError || String(code).startsWith('Z_') || code === 'EEXIST'
}
