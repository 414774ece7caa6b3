import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '@octavo/platform/durable.ts'
import { claimOrExplain, listKept } from '../data-directory.ts'
import { openDraft } from './drafts.ts'
import { readManifest } from './manifest.ts'

/**
 * Exchanges all that a data directory keeps for what a gathered folder on the same disk holds. The caller owns
 * the directory. There is one moment, a renaming, before which the old is whole and after which the new will be:
 * whatever interrupts the rest, `finishReplacement` goes on with.
 */
export async function replaceAll(dataDir: string, gathered: string): Promise<void> {
  await rename(gathered, pendingIn(dataDir))
  await syncFolder(dataDir)
  await finishReplacement(dataDir)
}

/** True if there was one to finish. The caller owns the directory. */
export async function finishReplacement(dataDir: string): Promise<boolean> {
  const pending = pendingIn(dataDir)
  if (!existsSync(pending)) return false
  const old = join(pending, '.old')
  await mkdir(old, { recursive: true })
  const { services } = await readManifest(pending)
  const outdated = (await listKept(dataDir)).filter((name) => !(name in services))
  for (const name of outdated) await rename(join(dataDir, name), join(old, name))
  for (const name of await readdir(pending)) {
    if (name !== 'secret' && !(name in services)) continue
    // Each name is the new one's once it has left here.
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(old, name))
    await rename(join(pending, name), join(dataDir, name))
  }
  await syncFolder(dataDir)
  // To vanish at once, whatever the removal of its content takes.
  await using waste = await openDraft(dataDir)
  await rename(pending, join(waste.folder, 'replaced'))
  await syncFolder(dataDir)
  return true
}

export function isReplacementPending(dataDir: string): boolean {
  return existsSync(pendingIn(dataDir))
}

/** For whoever is about to look into a directory that it does not own. */
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
