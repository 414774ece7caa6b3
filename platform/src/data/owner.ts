import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'
import { isBusy } from '../internal/data/sqlite-busy.ts'
import { explainFileError } from './file-error.ts'

export class DataDirectoryTakenError extends Error {
  constructor(directory: string, cause: unknown) {
    super(`The data directory ${directory} is in use by another Octavo`, { cause })
    this.name = 'DataDirectoryTakenError'
  }
}

export interface DataDirectoryClaim {
  release(): void
}

/** A lock that nothing refers to would be closed by the garbage collector. */
const heldLocks = new Set<DatabaseSync>()

/**
 * Makes this process the only owner of a data directory. SQLite locks its file through the operating system, so the
 * lock ends with the process, even after a crash, and leaves nothing to clean up.
 */
export async function claimDataDirectory(directory: string): Promise<DataDirectoryClaim> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const lock = openLock(directory, { timeout: 0 })
  try {
    // Nothing is written, so a journal file would serve no purpose.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error)
      ? new DataDirectoryTakenError(directory, error)
      : explainFileError(lockFileOf(directory), error)
  }
  heldLocks.add(lock)
  return {
    release() {
      heldLocks.delete(lock)
      lock.close()
    },
  }
}

const lockFileOf = (directory: string) => join(directory, 'owner.lock')

function openLock(directory: string, options: DatabaseSyncOptions): DatabaseSync {
  const file = lockFileOf(directory)
  try {
    return new DatabaseSync(file, options)
  } catch (error) {
    throw explainFileError(file, error)
  }
}

/** Reports whether a process owns the directory now. */
export function isDataDirectoryOwned(directory: string): boolean {
  if (!existsSync(lockFileOf(directory))) return false
  const lock = openLock(directory, { readOnly: true, timeout: 0 })
  try {
    lock.exec('select * from sqlite_schema')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    lock.close()
  }
}
