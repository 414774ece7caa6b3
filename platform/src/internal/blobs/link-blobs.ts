import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFile, syncFolder } from '../../durable.ts'

/**
 * Adds the blobs missing from `target` as hard links to those in `source`, or as copies where links are not possible.
 * Sharing is safe because a blob never changes. Blobs that another process removes meanwhile are skipped.
 */
export async function linkBlobs(source: string, target: string): Promise<void> {
  const changedFolders = new Set<string>()
  for (const first of await list(source, /^[0-9a-f]{2}$/)) {
    for (const second of await list(join(source, first), /^[0-9a-f]{2}$/)) {
      const subfolder = join(first, second)
      const hashes = await list(join(source, subfolder), /^[0-9a-f]{64}$/)
      const existing = new Set(await list(join(target, subfolder), /./))
      const missing = hashes.filter((hash) => !existing.has(hash))
      if (missing.length === 0) continue
      await makeFolder(join(target, subfolder), changedFolders)
      await Promise.all(
        missing.map((hash) => linkOrCopy(join(source, subfolder, hash), join(target, subfolder, hash))),
      )
      changedFolders.add(join(target, subfolder))
    }
  }
  for (const folder of changedFolders) await syncFolder(folder)
}

async function list(folder: string, names: RegExp): Promise<string[]> {
  const files = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  return files.filter((name) => names.test(name))
}

/** Adds folders with new entries to `changed`, so that they can be synced. */
async function makeFolder(path: string, changedFolders: Set<string>): Promise<void> {
  const topmost = await mkdir(path, { recursive: true, mode: 0o700 })
  if (topmost === undefined) return
  for (let folder = path; folder.length >= topmost.length; ) {
    folder = dirname(folder)
    changedFolders.add(folder)
  }
}

/** Another disk, too many links to one file, or a file system without hard links. */
const unlinkableCodes = new Set<unknown>(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    if (unlinkableCodes.has(codeOf(error))) await copy(source, target)
    // EEXIST: another process added the blob first. Gone: the blob was removed.
    else if (codeOf(error) !== 'EEXIST' && !(await isGone(source))) throw error
  }
}

/** Renames the copy to its final name only when it is complete. */
async function copy(source: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`
  await copyFile(source, unfinished, constants.COPYFILE_FICLONE)
  await syncFile(unfinished)
  await rename(unfinished, target)
}

async function isGone(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    () => true,
  )
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
