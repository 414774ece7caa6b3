import { opendir } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** The paths of image files below a folder, in the order of their names, and those that are skipped with the reason. */
export interface FoundFiles {
  images: string[]
  skipped: { path: string; reason: string }[]
}

const extensions: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.jpe', '.jfif', '.png', '.webp', '.avif'])

/** Links are not followed, because they may lead out of the folder. */
export async function findImageFiles(folder: string): Promise<FoundFiles> {
  const files: FoundFiles = { images: [], skipped: [] }
  await search(folder)
  files.images.sort()
  return files

  async function search(path: string): Promise<void> {
    for await (const entry of await opendir(path)) {
      const inner = join(path, entry.name)
      if (entry.name.startsWith('.')) continue
      if (entry.isDirectory()) await search(inner)
      else if (entry.isSymbolicLink()) files.skipped.push({ path: inner, reason: 'is a symbolic link' })
      else if (!entry.isFile()) files.skipped.push({ path: inner, reason: 'is not a file' })
      else if (extensions.has(extname(entry.name).toLowerCase())) files.images.push(inner)
      else files.skipped.push({ path: inner, reason: 'is not a JPEG, PNG, WebP or AVIF file' })
    }
  }
}
