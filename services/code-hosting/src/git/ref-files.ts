import { readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import { isOid } from './arguments.ts'
import type { Ref } from './git.ts'
import { isRefName } from './ref-names.ts'
import { listNames } from './repository-folder.ts'

/** The refs of a repository as stored in its files: oids by name. */
export interface RefFiles {
  head: string
  refs: ReadonlyMap<string, string>
}

export async function readRefFiles(path: string): Promise<RefFiles> {
  const loose = await readLooseRefs(path)
  const refs = combine(loose, await readPackedRefs(path))
  return { head: await readFile(join(path, 'HEAD'), 'utf8'), refs }
}

/** Undefined if there are more, which git reads faster. */
export async function readFewRefs(
  path: string,
  max: number,
): Promise<ReadonlyMap<string, string> | undefined> {
  const loose = await readLooseRefs(path, max)
  const packed = await readFewPackedRefs(path)
  const refs = packed && combine(loose, packed)
  return refs && refs.size <= max ? refs : undefined
}

/** Undefined if the file is large, which git reads faster. */
export async function readFewPackedRefs(path: string): Promise<Map<string, string> | undefined> {
  const file = await stat(join(path, 'packed-refs')).catch(() => undefined)
  return file && file.size > maxPackedBytes ? undefined : readPackedRefs(path)
}

const maxPackedBytes = 64 * 1024

/** Call this before the packed refs are read, because packing moves refs from loose files to `packed-refs`. */
async function readLooseRefs(path: string, max?: number): Promise<Map<string, string>> {
  const loose = new Map<string, string>()
  await readLoose(path, 'refs', loose, max)
  return loose
}

function combine(
  loose: ReadonlyMap<string, string>,
  packed: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map([...packed, ...loose])
}

/** Replaces the refs of a repository, all of them packed. */
export async function writeRefFiles(path: string, { head, refs }: RefFiles): Promise<void> {
  const packed = formatPacked([...refs].map(([name, oid]) => ({ name, oid })))
  await writeIfOther(join(path, 'packed-refs'), packed)
  const loose = new Map<string, string>()
  await readLoose(path, 'refs', loose)
  for (const name of loose.keys()) await rm(join(path, name), { force: true })
  if (loose.size) await removeEmptyFolders(join(path, 'refs'))
  await writeIfOther(join(path, 'HEAD'), head)
}

export function formatPacked(refs: Iterable<Pick<Ref, 'name' | 'oid'>>): string {
  const lines = [...refs].map(({ name, oid }) => ({ line: `${oid} ${name}\n`, key: Buffer.from(name) }))
  lines.sort((a, b) => Buffer.compare(a.key, b.key))
  return `# pack-refs with: sorted \n${lines.map(({ line }) => line).join('')}`
}

async function readPackedRefs(path: string): Promise<Map<string, string>> {
  const refs = new Map<string, string>()
  const text = (await readIfThere(join(path, 'packed-refs'))) ?? ''
  for (const line of text.split('\n')) {
    const [oid = '', name = ''] = [line.slice(0, 40), line.slice(41)]
    if (isOid(oid) && isRefName(name)) refs.set(name, oid)
  }
  return refs
}

async function readLoose(
  path: string,
  folder: string,
  into: Map<string, string>,
  max = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (const name of await listNames(join(path, folder), /^[^.]/)) {
    if (into.size > max) return
    if (name.endsWith('.lock')) continue
    const refName = `${folder}/${name}`
    const stats = await stat(join(path, refName)).catch(() => undefined)
    if (stats?.isDirectory()) await readLoose(path, refName, into, max)
    const oid = stats?.isFile() ? (await readIfThere(join(path, refName)))?.trim() : undefined
    if (oid && isOid(oid)) into.set(refName, oid)
  }
}

/** A branch may later need the name of the folder. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    await removeEmptyFolders(join(folder, entry.name))
    const isKept = folder.endsWith('refs') && (entry.name === 'heads' || entry.name === 'tags')
    if (!isKept) await rmdirIfEmpty(join(folder, entry.name))
  }
}

async function rmdirIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error) ?? '')) throw error
  })
}

export async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
}

/** Writes the file atomically. */
async function writeIfOther(file: string, text: string): Promise<void> {
  if ((await readIfThere(file)) === text) return
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, text, { mode: 0o600 })
  await syncFile(unfinished)
  await rename(unfinished, file)
  await syncFolder(join(file, '..'))
}
