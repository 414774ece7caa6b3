import type { Readable } from 'node:stream'
import { type Argument, literal, literals, oid } from './arguments.ts'
import { parseDiff } from './diff-output.ts'
import type { GitRepository } from './git.ts'
import type { Store } from './store.ts'

export type Diffs = Pick<GitRepository, 'diff' | 'diffText' | 'patchText'>

/** The id of the empty tree, which git knows in every repository. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
const maxOutput = 48 * 1024 * 1024
const maxCachedBytes = 256 * 1024

const plain = literals('--no-ext-diff', '--no-textconv', '--no-color')

export function createDiffs(store: Store): Diffs {
  const pair = (base: string | null, head: string): Argument[] => [oid(base ?? emptyTree), oid(head)]

  return {
    async diff(base, head, options = {}) {
      const { withPatches = false, maxFiles = Number.POSITIVE_INFINITY, maxPatchBytes } = options
      const args = [
        ...literals('diff-tree', '-r', '-M', '-z', '--raw', '--numstat'),
        ...(withPatches ? [literal('--patch')] : []),
        ...plain,
        ...pair(base, head),
      ]
      const output = await store.remember(
        `diff ${args.join(' ')}`,
        () => store.run(args, { maxBytes: maxOutput, cut: true }),
        // Large diffs are not cached: they would evict many small entries.
        ({ stdout }) => (stdout.length > maxCachedBytes ? Number.POSITIVE_INFINITY : stdout.length),
      )
      return parseDiff(output.stdout, { isCut: output.isCut, maxFiles, maxPatchBytes })
    },
    diffText: (base, head): Readable =>
      store.stream([...literals('diff-tree', '-r', '-M', '-p'), ...plain, ...pair(base, head)], {
        slot: 'transfer',
      }),
    patchText: (base, head): Readable =>
      store.stream(
        [
          ...literals('format-patch', '--stdout', '--no-signature'),
          ...plain,
          ...(base === null
            ? [...literals('-1', '--root'), oid(head)]
            : [literal('--root'), oid(head), ...notIn(base)]),
        ],
        { slot: 'transfer' },
      ),
  }
}

function notIn(base: string): Argument[] {
  return [literal('--not'), oid(base)]
}
