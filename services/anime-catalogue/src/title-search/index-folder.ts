import { mkdir, rm } from 'node:fs/promises'
import type { FolderBackup } from '@octavo/platform/folder-backup.ts'

/** For what can be made anew from the database: no copy has it, and after a copy was put back it is of something else. */
export const rebuiltKeeper: FolderBackup = {
  copy: async () => {},
  async replace(_from, to) {
    await rm(to, { recursive: true, force: true })
    await mkdir(to, { recursive: true, mode: 0o700 })
  },
}
