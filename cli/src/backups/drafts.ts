import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { claimDataDirectory } from '@octavo/platform/data/owner.ts'

/** A temporary folder on the disk of the data directory. Its content is moved to its final location when it is complete. */
export interface Draft extends AsyncDisposable {
  id: string
  folder: string
}

/** Also removes drafts of processes that were killed. */
export async function openDraft(dataDir: string): Promise<Draft> {
  const drafts = draftsIn(dataDir)
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  const { draft, claim } = await claimDraft(drafts)
  await sweep(drafts)
  const folder = join(draft, 'content')
  await mkdir(folder)
  return {
    id: basename(draft),
    folder,
    async [Symbol.asyncDispose]() {
      // The lock is held until the folder is gone, so that nobody sweeps it meanwhile.
      await rm(draft, { recursive: true, force: true })
      claim.release()
    },
  }
}

/** Returns whether the process that opened the draft still runs. Sweep the drafts first. */
export function hasDraft(dataDir: string, id: string): boolean {
  return existsSync(join(draftsIn(dataDir), id))
}

const draftsIn = (dataDir: string) => join(dataDir, '.drafts')

async function claimDraft(drafts: string, triesLeft = 5) {
  const draft = join(drafts, randomUUID())
  try {
    return { draft, claim: await claimDataDirectory(draft) }
  } catch (error) {
    // Another process swept the folder before it was locked.
    if (triesLeft === 0) throw error
    return claimDraft(drafts, triesLeft - 1)
  }
}

/** The creator of a draft holds its lock, so a draft that can be locked is abandoned. */
async function sweep(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = join(drafts, name)
    try {
      const claim = await claimDataDirectory(draft)
      await rm(draft, { recursive: true, force: true }).finally(claim.release)
    } catch {
      // In use, or its owner is removing it.
    }
  }
}
