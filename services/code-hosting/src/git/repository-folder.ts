import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFile, syncFolder } from '@octavo/platform/durable.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import { GitError } from './git-error.ts'
import { isBranchName } from './ref-names.ts'

/** Spread over 65,536 folders, so none has too many entries. */
export function repositoryPath(folder: string, id: number): string {
  if (!Number.isSafeInteger(id) || id < 0)
    throw new GitError('invalid', 'The repository id must be a non-negative integer')
  return join(folder, hex(id % 256), hex(Math.floor(id / 256) % 256), `${id}.git`)
}

export async function* listRepositories(folder: string): AsyncGenerator<{ id: number; path: string }> {
  for (const first of await listNames(folder, /^[0-9a-f]{2}$/)) {
    for (const second of await listNames(join(folder, first), /^[0-9a-f]{2}$/)) {
      const parent = join(folder, first, second)
      for (const name of await listNames(parent, /^\d{1,15}\.git$/)) {
        yield { id: Number.parseInt(name, 10), path: join(parent, name) }
      }
    }
  }
}

/** Creates the files of a bare repository. Empty folders get a marker, for copies that hold only files. */
export async function writeSkeleton(path: string, defaultBranch: string): Promise<void> {
  if (!isBranchName(defaultBranch))
    throw new GitError('invalid', `"${defaultBranch}" is not a valid branch name`)
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    await mkdir(join(path, name), { recursive: true, mode: 0o700 })
  }
  const files = {
    'objects/.keep': '',
    'refs/.keep': '',
    config: '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n',
    HEAD: `ref: refs/heads/${defaultBranch}\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(path, name), text, { mode: 0o600 })
    await syncFile(join(path, name))
  }
  for (const name of ['objects', 'refs', '.']) await syncFolder(join(path, name))
}

/** Moves a complete repository to its path with one rename. */
export async function publishRepository(temporary: string, path: string): Promise<void> {
  const parent = dirname(path)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  if (await pathExists(path)) throw new GitError('exists', 'The repository already exists')
  await rename(temporary, path)
  for (const folder of [parent, dirname(parent), dirname(dirname(parent))]) await syncFolder(folder)
}

export async function pathExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

export async function listNames(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => pattern.test(name)).sort()
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
