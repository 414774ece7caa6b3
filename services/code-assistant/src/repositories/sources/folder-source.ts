import { constants } from 'node:fs'
import { type FileHandle, lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createBudget, gitHash, isIndexedPath } from './file-selection.ts'
import { maxFileBytes, type RepositorySource, SourceError, type SourceFile } from './source.ts'

/** Reads a folder of this machine. Symbolic links are not followed. */
export async function openFolder(folder: string): Promise<RepositorySource> {
  const state = await lstat(folder).catch(() => undefined)
  if (!state?.isDirectory()) throw new SourceError('The folder does not exist.')
  const paths = await listPaths(folder)
  return {
    total: paths.length,
    commit: () => undefined,
    async *files() {
      for (const path of paths) {
        const content = await readRegularFile(join(folder, path))
        if (content) yield { path, hash: gitHash(content), read: async () => content } satisfies SourceFile
      }
    },
    close: async () => {},
  }
}

async function listPaths(folder: string): Promise<string[]> {
  const paths: string[] = []
  const count = createBudget()
  const pending = ['']
  for (let below = pending.pop(); below !== undefined; below = pending.pop()) {
    const entries = await readdir(join(folder, below), { withFileTypes: true })
    for (const entry of entries) {
      const path = `${below}${entry.name}`
      if (entry.isDirectory() && isIndexedPath(`${path}/`)) pending.push(`${path}/`)
      else if (entry.isFile() && isIndexedPath(path)) {
        count(0)
        paths.push(path)
      }
    }
  }
  return paths.sort()
}

/** Returns undefined for a file that is too large, or was removed or replaced by a link meanwhile. */
async function readRegularFile(path: string): Promise<Buffer | undefined> {
  let file: FileHandle | undefined
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const state = await file.stat()
    return state.isFile() && state.size <= maxFileBytes ? await file.readFile() : undefined
  } catch {
    return undefined
  } finally {
    await file?.close()
  }
}
