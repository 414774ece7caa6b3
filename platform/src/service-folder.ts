import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FolderBackups } from './folder-backup.ts'
import { linkBlobs } from './internal/blobs/link-blobs.ts'
import { copySqliteFile } from './internal/data/snapshot.ts'

export const databaseFileOf = (folder: string) => join(folder, 'service.db')
export const blobFolderOf = (folder: string) => join(folder, 'blobs')

export interface CopySource {
  folder: string
  backups: FolderBackups
  copyDatabase(file: string): Promise<void>
}

/** Copies files before and after the database, so the copy has every file that its database refers to. */
export async function copyService(
  { folder, backups, copyDatabase }: CopySource,
  target: string,
): Promise<void> {
  await copyFiles(folder, target, backups)
  await copyDatabase(databaseFileOf(target))
  await copyFiles(folder, target, backups)
}

export async function copyFiles(folder: string, target: string, backups: FolderBackups): Promise<void> {
  await linkBlobs(blobFolderOf(folder), blobFolderOf(target))
  for (const [name, backup] of Object.entries(backups)) {
    await backup.copy(join(folder, name), join(target, name))
  }
}

/** Copies a service's folder, even while another process serves it. */
export async function copyServiceFolder(
  folder: string,
  target: string,
  backups: FolderBackups = {},
): Promise<void> {
  await refuseUnknown(folder, backups)
  const copyDatabase = (file: string) => copySqliteFile(databaseFileOf(folder), file)
  await copyService({ folder, backups, copyDatabase }, target)
}

/** Rejects entries that no declared folder covers, because the copy would silently omit them. */
export async function refuseUnknown(folder: string, backups: FolderBackups): Promise<void> {
  const names = await readdir(folder)
  const unknown = names.find(
    (name) =>
      !/^(service\.db(-.*|\..*)?|blobs|owner\.lock|\..*)$/.test(name) && !Object.hasOwn(backups, name),
  )
  if (unknown)
    throw new Error(`The service does not declare ${join(folder, unknown)}, so it cannot be copied`)
}
