import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { claimDataDirectory } from '@octavo/platform/data/owner.ts'

/** A temporary folder on the disk of the data directory. Its content is moved to its final place when it is complete. */
export interface Draft extends AsyncDisposable {
  folder: string
}

/** Also removes drafts of processes that were killed. */
export async function openDraft(dataDir: string): Promise<Draft> {
  const drafts = join(dataDir, '.drafts')
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  const { place, claim } = await claimPlace(drafts)
  await sweep(drafts)
  const folder = join(place, 'content')
  await mkdir(folder)
  return {
    folder,
    async [Symbol.asyncDispose]() {
      // The lock is held until the folder is gone, so that nobody sweeps it meanwhile.
      await rm(place, { recursive: true, force: true })
      claim.release()
    },
  }
}

async function claimPlace(drafts: string, triesLeft = 5) {
  const place = join(drafts, randomUUID())
  try {
    return { place, claim: await claimDataDirectory(place) }
  } catch (error) {
    // Another process swept the folder before it was locked.
    if (triesLeft === 0) throw error
    return claimPlace(drafts, triesLeft - 1)
  }
}

/** The creator of a draft holds its lock, so a draft that can be locked is abandoned. */
async function sweep(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const place = join(drafts, name)
    try {
      const claim = await claimDataDirectory(place)
      await rm(place, { recursive: true, force: true }).finally(claim.release)
    } catch {
      // In use, or its owner is removing it.
    }
  }
}
