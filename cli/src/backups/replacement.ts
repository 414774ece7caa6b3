import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '@octavo/platform/durable.ts'
import { claimOrExplain, listStoredServices } from '../data-directory.ts'
import { openDraft } from './drafts.ts'
import { readManifest } from './manifest.ts'

/**
 * Replaces all data of a directory with a folder on the same disk. The caller holds the lock of the directory. The first
 * rename is the commit point: before it the old data is complete, and after it `finishReplacement` completes the rest.
 */
export async function replaceData(dataDir: string, folder: string): Promise<void> {
  await rename(folder, pendingIn(dataDir))
  await syncFolder(dataDir)
  await finishReplacement(dataDir)
}

/** Returns true if a replacement was pending. The caller holds the lock of the directory. */
export async function finishReplacement(dataDir: string): Promise<boolean> {
  const pending = pendingIn(dataDir)
  if (!existsSync(pending)) return false
  const oldFolder = join(pending, '.old')
  await mkdir(oldFolder, { recursive: true })
  const { services } = await readManifest(pending)
  const outdated = (await listStoredServices(dataDir)).filter((name) => !(name in services))
  for (const name of outdated) await rename(join(dataDir, name), join(oldFolder, name))
  for (const name of await readdir(pending)) {
    if (name !== 'secret' && !(name in services)) continue
    // A name that is no longer in the pending folder has already been replaced.
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(oldFolder, name))
    await rename(join(pending, name), join(dataDir, name))
  }
  await syncFolder(dataDir)
  // One rename ends the replacement; deleting the content may take long.
  await using trash = await openDraft(dataDir)
  await rename(pending, join(trash.folder, 'replaced'))
  await syncFolder(dataDir)
  return true
}

export function isReplacementPending(dataDir: string): boolean {
  return existsSync(pendingIn(dataDir))
}

/** For callers that do not hold the lock of the directory. */
export async function finishAbandonedReplacement(dataDir: string): Promise<void> {
  if (!isReplacementPending(dataDir)) return
  const claim = await claimOrExplain(dataDir)
  try {
    await finishReplacement(dataDir)
  } finally {
    claim.release()
  }
}

const pendingIn = (dataDir: string) => join(dataDir, '.replacement')
