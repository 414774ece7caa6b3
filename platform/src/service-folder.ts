import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { linkBlobs } from './blobs/link-blobs.ts'
import { copySqliteFile } from './data/snapshot.ts'

/** What a service keeps, below its own folder of the data directory, and below that of a copy. */
export const databaseFileOf = (folder: string) => join(folder, 'service.db')
export const blobFolderOf = (folder: string) => join(folder, 'blobs')

export interface CopySource {
  blobs: string
  copyDatabase(file: string): Promise<void>
}

/** Blobs are taken before and after the database: whatever its copy refers to was there at one of the two. */
export async function copyService({ blobs, copyDatabase }: CopySource, target: string): Promise<void> {
  await linkBlobs(blobs, blobFolderOf(target))
  await copyDatabase(databaseFileOf(target))
  await linkBlobs(blobs, blobFolderOf(target))
}

/** Copies a service that another process may be serving. */
export async function copyServiceFolder(folder: string, target: string): Promise<void> {
  await refuseUnknown(folder)
  const source = {
    blobs: blobFolderOf(folder),
    copyDatabase: (file: string) => copySqliteFile(databaseFileOf(folder), file),
  }
  await copyService(source, target)
}

/** Whatever a service keeps beside these would be missing in the copy, and nobody would notice until it is needed. */
async function refuseUnknown(folder: string): Promise<void> {
  const names = await readdir(folder)
  const unknown = names.find((name) => !/^(service\.db(-.*|\..*)?|blobs|owner\.lock|\..*)$/.test(name))
  if (unknown) throw new Error(`Nothing is copied: ${join(folder, unknown)} is nothing that copies know of`)
}
