import type { Readable } from 'node:stream'
import { type Argument, literal, literals, numberOption, oid } from './arguments.ts'
import { parseDiff } from './diff-output.ts'
import type { GitRepository } from './git.ts'
import { GitError } from './git-error.ts'
import type { Objects } from './objects.ts'
import type { Store } from './store.ts'
import { hasManyChanges, listChangedFiles } from './tree-changes.ts'

export type Diffs = Pick<GitRepository, 'diff' | 'listChangedPaths' | 'diffText' | 'patchText'>

/** The id of the empty tree, which git knows in every repository. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
const maxOutput = 48 * 1024 * 1024
const maxCachedBytes = 256 * 1024
/** Requests wait for this. */
const timeoutMs = 10_000
/** The maximum of files without counted lines, as GitHub lists them. */
const maxUncountedFiles = 3_000
const maxPatchedCommits = 10_000

const plain = literals('--no-ext-diff', '--no-textconv', '--no-color')

export function createDiffs(store: Store, objects: Objects): Diffs {
  const pair = (base: string | null, head: string): Argument[] => [oid(base ?? emptyTree), oid(head)]

  async function requireFewChanges(base: string | null, head: string): Promise<void> {
    if (await hasManyChanges(store, objects, base, head))
      throw new GitError('too-large', 'Too many files differ. Compare them in a clone of the repository.')
  }

  /** Checks each commit, because a later commit may revert the changes of another one. */
  async function requireSmallCommits(base: string | null, head: string): Promise<void> {
    for (const commit of await objects.listCommits(base === null ? [head] : await listMissing(base, head)))
      await requireFewChanges(commit.parents[0] ?? null, commit.oid)
  }

  async function listMissing(base: string, head: string): Promise<string[]> {
    const limit = numberOption('--max-count', maxPatchedCommits + 1)
    const args = [...literals('rev-list', '--no-merges'), limit, oid(head), ...notIn(base)]
    const oids = (await store.run(args)).stdout.toString('latin1').split('\n').filter(Boolean)
    if (oids.length > maxPatchedCommits)
      throw new GitError('too-large', `A patch has at most ${maxPatchedCommits} commits`)
    return oids
  }

  return {
    async diff(base, head, options = {}) {
      const { withPatches = false, maxFiles = Number.POSITIVE_INFINITY, maxPatchBytes } = options
      const args = [
        ...literals('diff-tree', '-r', '-M', '-z', '--raw', '--numstat'),
        ...(withPatches ? [literal('--patch')] : []),
        ...plain,
        ...pair(base, head),
      ]
      const listFiles = () => listChangedFiles(objects, base, head, Math.min(maxFiles, maxUncountedFiles))
      if (await hasManyChanges(store, objects, base, head)) return listFiles()
      try {
        const output = await store.remember(
          `diff ${args.join(' ')}`,
          () => store.run(args, { maxBytes: maxOutput, cut: true, timeoutMs }),
          // Large diffs are not cached: they would evict many small entries.
          ({ stdout }) => (stdout.length > maxCachedBytes ? Number.POSITIVE_INFINITY : stdout.length),
        )
        return parseDiff(output.stdout, { isCut: output.isCut, maxFiles, maxPatchBytes })
      } catch (error) {
        if (!(error instanceof GitError) || error.kind !== 'timeout') throw error
        return listFiles()
      }
    },
    async listChangedPaths(base, head) {
      await requireFewChanges(base, head)
      const args = [...literals('diff-tree', '-r', '--no-renames', '--name-only', '-z'), ...pair(base, head)]
      const { stdout } = await store.run(args, { maxBytes: maxOutput, timeoutMs })
      return stdout.toString().split('\0').slice(0, -1)
    },
    async diffText(base, head): Promise<Readable> {
      await requireFewChanges(base, head)
      return store.stream([...literals('diff-tree', '-r', '-M', '-p'), ...plain, ...pair(base, head)], {
        slot: 'transfer',
      })
    },
    async patchText(base, head): Promise<Readable> {
      await requireSmallCommits(base, head)
      return store.stream(
        [
          ...literals('format-patch', '--stdout', '--no-signature'),
          ...plain,
          ...(base === null
            ? [...literals('-1', '--root'), oid(head)]
            : [literal('--root'), oid(head), ...notIn(base)]),
        ],
        { slot: 'transfer' },
      )
    },
  }
}

function notIn(base: string): Argument[] {
  return [literal('--not'), oid(base)]
}
