/**
 * How what a service keeps in a folder of its own, beside its database, gets into copies and back. It works on
 * folders alone: of a service that this process runs, of one that another process runs, and of one that nobody runs.
 */
export interface FolderBackup {
  /**
   * Makes a copy have what is there, while it is in use, durably. It is called before and after the database is
   * copied, with the same target: whatever the database refers to was there at one of the two. Copies are read by
   * file, so that folders without any file in them are lost.
   */
  copy(from: string, to: string): Promise<void>
  /** Makes the folder of a service that is running have what a copy has. */
  replace(from: string, to: string): Promise<void>
}

export type FolderBackups = Readonly<Record<string, FolderBackup>>

/** Such a folder lies beside what the platform itself keeps. */
export function isFolderName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name) && name !== 'blobs'
}
