import { mkdir, rm } from 'node:fs/promises'

/**
 * Copies and restores a folder that a service declares beside its database. It only needs the folders, so it works
 * with or without a running server.
 */
export interface FolderBackup {
  /** The service can work without the content, so it is not part of backups. */
  isUnsaved?: boolean
  /**
   * Copies durably while the folder is in use. Called before and after the database is copied, with the same
   * target, so that every file that the database refers to is in the copy. Empty folders are not copied.
   */
  copy(from: string, to: string): Promise<void>
  /** Restores a copy into the folder of a running service. */
  replace(from: string, to: string): Promise<void>
}

export type FolderBackups = Readonly<Record<string, FolderBackup>>

export function isFolderName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name) && name !== 'blobs'
}

/**
 * A folder that is not part of backups, because it can be rebuilt or given up. A restore may only keep files that are
 * valid for every database: those whose names contain a hash of what they were made from.
 */
export function unsavedFolder(onRestore: 'empty' | 'keep'): FolderBackup {
  return {
    isUnsaved: true,
    copy: async () => {},
    async replace(_from, to) {
      if (onRestore === 'keep') return
      await rm(to, { recursive: true, force: true })
      await mkdir(to, { recursive: true, mode: 0o700 })
    },
  }
}
