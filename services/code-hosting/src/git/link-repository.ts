import { constants } from 'node:fs'
import { copyFile, link, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import { asRecord, errorCode } from '@octavo/platform/unknown-values.ts'
import { listNames } from './repository-folder.ts'

/**
 * Hard-links or copies the objects of another repository. Objects may be repacked meanwhile, so it repeats until
 * one pass finds everything. Indexes over several packs are left out: maintenance writes them again.
 */
export async function linkObjects(from: string, to: string): Promise<void> {
  const changed = new Set<string>()
  for (let look = 0; look < maxPasses; look++) {
    // Loose objects come first, because repacking moves objects from loose files to packs.
    const looseAreWhole = await linkLoose(from, to, changed)
    if ((await linkPacks(from, to, changed)) && looseAreWhole) break
  }
  for (const folder of changed) await syncFolder(folder)
}

const maxPasses = 10

async function linkLoose(from: string, to: string, changed: Set<string>): Promise<boolean> {
  let isWhole = true
  for (const folder of await listNames(from, /^[0-9a-f]{2}$/)) {
    const names = await listNames(join(from, folder), /^[0-9a-f]{38}$/)
    if (!(await linkNames(join(from, folder), join(to, folder), names, changed))) isWhole = false
  }
  return isWhole
}

/** A pack is complete once it has an index. */
async function linkPacks(from: string, to: string, changed: Set<string>): Promise<boolean> {
  const names = await listNames(join(from, 'pack'), /^pack-.*\.(?:idx|pack|rev|bitmap)$/)
  const packs = names.filter((name) => name.endsWith('.idx')).map((name) => name.slice(0, -4))
  const files = packs.flatMap((pack) =>
    ['.pack', '.rev', '.bitmap', '.idx']
      .map((ending) => pack + ending)
      .filter((name) => names.includes(name)),
  )
  return linkNames(join(from, 'pack'), join(to, 'pack'), files, changed)
}

async function linkNames(from: string, to: string, names: string[], changed: Set<string>): Promise<boolean> {
  const there = new Set(await listNames(to, /./))
  const missing = names.filter((name) => !there.has(name))
  if (missing.length === 0) return true
  if (await mkdir(to, { recursive: true, mode: 0o700 })) changed.add(dirname(to))
  changed.add(to)
  for (const name of missing) if (!(await linkOrCopy(join(from, name), join(to, name)))) return false
  return true
}

/** Errors of other disks, link limits, and file systems without hard links. */
const unlinkable = new Set<unknown>(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/** Returns false when the file no longer exists. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    const { code } = asRecord(error)
    if (code === 'EEXIST') return true
    if (unlinkable.has(code)) return copyWhole(from, to)
    if (code !== 'ENOENT' || (await stat(from).catch(() => undefined))) throw error
    return false
  }
}

async function copyWhole(from: string, to: string): Promise<boolean> {
  const unfinished = `${to}.unfinished`
  try {
    await copyFile(from, unfinished, constants.COPYFILE_FICLONE)
    await syncFile(unfinished)
    await rename(unfinished, to)
    return true
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return false
  }
}
