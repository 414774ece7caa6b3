import type { Readable } from 'node:stream'
import { literals, oid, option } from './arguments.ts'
import { GitError } from './git-error.ts'
import type { Store } from './store.ts'

const timeoutMs = 15 * 60_000

const maxPaths = 1_000_000

export async function archive(
  store: Store,
  commit: string,
  format: 'tar.gz' | 'zip',
  prefix: string,
): Promise<Readable> {
  // Git holds all paths in memory before it writes the first one.
  if (await store.remember(`many paths ${oid(commit)}`, () => hasManyPaths(store, commit)))
    throw new GitError('too-large', 'This commit has too many files for an archive')
  return store.stream(
    [
      ...literals('archive'),
      ...(format === 'zip' ? literals('--format=zip') : literals('--format=tar.gz')),
      option('--prefix', prefix),
      oid(commit),
    ],
    { timeoutMs, slot: 'transfer' },
  )
}

async function hasManyPaths(store: Store, commit: string): Promise<boolean> {
  const args = [...literals('ls-tree', '-r', '-t', '-z', '--name-only'), oid(commit)]
  let paths = 0
  for await (const chunk of store.stream(args)) {
    for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, at + 1)) paths++
    // Leaving the loop ends the process.
    if (paths > maxPaths) return true
  }
  return false
}
