import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { claimDataDirectory } from '@octavo/platform/data/owner.ts'

/** A folder on the disk of the data directory in which something is made, to be moved to its place when it is whole. */
export interface Draft extends AsyncDisposable {
  folder: string
}

/** Whatever a process that was killed has left half-made is removed on the way. */
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
      claim.release()
      await rm(place, { recursive: true, force: true })
    },
  }
}

async function claimPlace(drafts: string, triesLeft = 5) {
  const place = join(drafts, randomUUID())
  try {
    return { place, claim: await claimDataDirectory(place) }
  } catch (error) {
    // Somebody else's sweep came between the folder and its lock.
    if (triesLeft === 0) throw error
    return claimPlace(drafts, triesLeft - 1)
  }
}

/** Who makes a draft owns it; what can be claimed is nobody's any more. */
async function sweep(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const place = join(drafts, name)
    try {
      const claim = await claimDataDirectory(place)
      claim.release()
      await rm(place, { recursive: true, force: true })
    } catch {
      // It is in use, or its owner is removing it at this moment.
    }
  }
}
