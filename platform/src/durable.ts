import { open } from 'node:fs/promises'

/** Resolves when the content of the file is on disk. */
export async function syncFile(path: string): Promise<void> {
  await sync(path, 'r+')
}

/** Resolves when the entries of the folder are on disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder to sync it.
  if (process.platform !== 'win32') await sync(path, 'r')
}

async function sync(path: string, flags: string): Promise<void> {
  const file = await open(path, flags)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
