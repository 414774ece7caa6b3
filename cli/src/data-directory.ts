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

/** The services with a database here, including those of other releases. */
export async function listStoredServices(dataDir: string): Promise<string[]> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : []
  return names.filter((name) => isServiceName(name) && existsSync(databaseFileOf(join(dataDir, name)))).sort()
}

/** Other entries of a data directory. */
const reservedNames = new Set(['secret', 'snapshots'])

export function isServiceName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name) && !reservedNames.has(name)
}

/** Locks the data directory for this process. The error names the process that has the lock. */
export async function claimOrExplain(dataDir: string): Promise<DataDirectoryClaim> {
  try {
    return await claimDataDirectory(dataDir)
  } catch (error) {
    if (!(error instanceof DataDirectoryTakenError)) throw error
    const deployment = findDeployment(dataDir)
    const owner = deployment ? `, process ${deployment.pid} at ${deployment.portal}` : ''
    throw new UsageError(`${error.message}${owner}. Stop it, or choose another directory with --data DIR.`)
  }
}
