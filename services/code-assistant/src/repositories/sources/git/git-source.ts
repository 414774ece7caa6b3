import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import type { Outgoing } from '@octavo/platform/outgoing/outgoing.ts'
import { createBudget, isIndexedPath } from '../file-selection.ts'
import { maxFileBytes, type RepositorySource, SourceError } from '../source.ts'
import { startGitRelay } from './git-relay.ts'
import { openObjects } from './read-objects.ts'
import { runGit } from './run-git.ts'

const timeoutMs = 120_000

/** A branch, tag or commit, which git cannot take for an option or another repository. */
export function isRef(ref: string): boolean {
  return /^[A-Za-z0-9][\w./+-]{0,199}$/.test(ref) && !/\.\.|\/\/|\.lock$|\/$/.test(ref)
}

interface RemoteOptions {
  ref: string
  signal: AbortSignal
  outgoing: Outgoing
  ids: Ids
}

/** Fetches one commit of a remote repository into a temporary folder. */
export async function openRemote(
  url: URL,
  { ref, signal, ...network }: RemoteOptions,
): Promise<RepositorySource> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-index-'))
  const relay = await startGitRelay(url, network)
  const limits = { timeoutMs, signal }
  try {
    await runGit(folder, ['init', '--quiet', '--bare', '--template='], limits)
    const fetch = [
      'fetch',
      '--quiet',
      '--depth=1',
      '--no-tags',
      '--no-recurse-submodules',
      '--end-of-options',
    ]
    await runGit(folder, [...fetch, relay.url, `+${ref}:refs/heads/indexed`], limits)
    const source = await openGitFolder(folder, 'refs/heads/indexed', signal)
    return { ...source, close: () => rm(folder, { recursive: true, force: true }) }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error instanceof SourceError && relay.failure ? new SourceError(relay.failure) : error
  } finally {
    relay.close()
  }
}

/** The git folder of a work tree on this machine, if it has one with commits. */
export async function findGitFolder(folder: string, ref: string): Promise<string | undefined> {
  const gitDir = join(folder, '.git')
  if (!(await stat(gitDir).catch(() => undefined))?.isDirectory()) return undefined
  const commit = await runGit(
    gitDir,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    {
      timeoutMs,
    },
  ).catch(() => undefined)
  return commit && gitDir
}

/** Reads the files of a commit, without checking them out. Links and submodules are skipped. */
export async function openGitFolder(
  gitDir: string,
  ref: string,
  signal?: AbortSignal,
): Promise<RepositorySource> {
  const limits = { timeoutMs, signal }
  const resolved = await runGit(
    gitDir,
    ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`],
    limits,
  )
  const commit = resolved.toString('latin1').trim()
  const listing = await runGit(gitDir, ['ls-tree', '-r', '-z', '--long', '--full-tree', commit], limits)
  const entries = await listEntries(listing)
  return {
    total: entries.length,
    commit: () => commit,
    async *files() {
      const objects = openObjects(gitDir)
      try {
        for (const { path, hash } of entries)
          yield { path, hash, read: () => objects.read(hash, maxFileBytes) }
      } finally {
        objects.close()
      }
    },
    close: async () => {},
  }
}

/** A commit can have a million files that are not indexed. */
async function listEntries(listing: Buffer): Promise<{ path: string; hash: string }[]> {
  const count = createBudget()
  const entries: { path: string; hash: string }[] = []
  for (let start = 0, end = 0; start < listing.length; start = end + 1) {
    await yieldIfBusy()
    end = listing.indexOf(0, start)
    if (end === -1) end = listing.length
    const line = listing.toString('utf8', start, end)
    const [, mode = '', hash = '', size = ''] = /^(\d+) blob ([\da-f]{40,64}) +(\d+)\t/.exec(line) ?? []
    const path = line.slice(line.indexOf('\t') + 1)
    if (!mode.startsWith('100') || Number(size) > maxFileBytes || !isIndexedPath(path)) continue
    count(Number(size))
    entries.push({ path, hash })
  }
  return entries
}
