import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import { literals, ref } from './arguments.ts'
import { GitError } from './git-error.ts'
import { isBranchName } from './ref-names.ts'
import { removeOldLocks } from './stale-locks.ts'
import type { Store } from './store.ts'

export async function readHead(store: Store): Promise<string> {
  const text = await readFile(join(store.gitDir, 'HEAD'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new GitError('missing', 'There is no such repository')
  })
  const branch = /^ref: refs\/heads\/(.+)\n?$/.exec(text)?.[1]
  if (branch === undefined) throw new GitError('failed', 'HEAD does not refer to a branch')
  return branch
}

export async function writeHead(store: Store, branch: string): Promise<void> {
  if (!isBranchName(branch)) throw new GitError('invalid', `"${branch}" is not a valid branch name`)
  await removeOldLocks(store, ['HEAD'])
  await store.run([...literals('symbolic-ref', 'HEAD'), ref(`refs/heads/${branch}`)])
}
