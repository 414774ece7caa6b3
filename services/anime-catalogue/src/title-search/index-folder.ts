import { mkdir, rm } from 'node:fs/promises'
import type { FolderBackup } from '@octavo/platform/folder-backup.ts'

/** Not part of backups; emptied by a restore, because indexes are rebuilt from the database. */
export const rebuiltFolder: FolderBackup = {
  copy: async () => {},
  async replace(_from, to) {
    await rm(to, { recursive: true, force: true })
    await mkdir(to, { recursive: true, mode: 0o700 })
  },
}
