import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  claimDataDirectory,
  type DataDirectoryClaim,
  DataDirectoryTakenError,
} from '@octavo/platform/data/owner.ts'
import { databaseFileOf } from '@octavo/platform/service-folder.ts'
import { findDeployment } from './deployment.ts'
import { UsageError } from './usage-error.ts'

/** The names of the services that keep something here, whether or not this release knows them. */
export async function listKept(dataDir: string): Promise<string[]> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : []
  return names.filter((name) => isServiceName(name) && existsSync(databaseFileOf(join(dataDir, name)))).sort()
}

export function isServiceName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name)
}

/** Makes this process the owner, or says who is. */
export async function claimOrExplain(dataDir: string): Promise<DataDirectoryClaim> {
  try {
    return await claimDataDirectory(dataDir)
  } catch (error) {
    if (!(error instanceof DataDirectoryTakenError)) throw error
    const owner = findDeployment(dataDir)
    const who = owner ? `, process ${owner.pid} at ${owner.portal}` : ''
    throw new UsageError(
      `${error.message}${who}. Stop that one, or choose another directory with --data DIR.`,
    )
  }
}
