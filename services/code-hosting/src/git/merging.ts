import { figure, literals, oid, symmetric } from './arguments.ts'
import { mergeByEntry } from './entry-merge.ts'
import type { Commit, GitRepository, MergeResult, RebaseResult, Signature } from './git.ts'
import { GitError } from './git-error.ts'
import { findMergeBase, linesOf } from './history.ts'
import { formatCommit } from './object-text.ts'
import { createObjectWriter, type ObjectWriter } from './object-writer.ts'
import { createObjects, type Objects } from './objects.ts'
import { openQuarantine } from './quarantine.ts'
import type { Store } from './store.ts'
import { hasManyChanges } from './tree-changes.ts'

export type Merging = Pick<GitRepository, 'mergeTree' | 'rebase'>

/** Requests wait for this. */
const timeoutMs = 30_000
const maxComparedCommits = 10_000

export function createMerging(store: Store, objects: Objects): Merging {
  async function requireFewChanges(ours: string, theirs: string): Promise<void> {
    const base = await findMergeBase(store, ours, theirs)
    if (base === null) throw unrelated()
    await refuseManyChanges(store, objects, base, [ours, theirs])
  }

  return {
    async mergeTree(ours, theirs, { trial = false } = {}) {
      if (!trial) {
        await requireFewChanges(ours, theirs)
        return mergeTrees(store, ours, theirs)
      }
      return store.remember(`merge ${ours} ${theirs}`, async () => {
        await requireFewChanges(ours, theirs)
        await using quarantine = await openQuarantine(store)
        return await mergeTrees(quarantine.store, ours, theirs)
      })
    },
    async rebase(from, onto, { committer, trial = false }) {
      await using quarantine = await openQuarantine(store)
      const result = await rebaseIn(quarantine.store, { from, onto, committer })
      if ('head' in result && !trial) await quarantine.release()
      return result
    },
  }
}

/** Git visits every changed path of both sides, and a few small trees can have billions of paths. */
async function refuseManyChanges(
  store: Store,
  objects: Objects,
  base: string | null,
  sides: readonly string[],
): Promise<void> {
  for (const side of sides)
    if (await hasManyChanges(store, objects, base, side))
      throw new GitError('too-large', 'Too many files differ to be merged here. Merge them in a clone.')
}

function unrelated(cause?: unknown) {
  return new GitError('invalid', 'These commits have no common history', { cause })
}

async function mergeTrees(store: Store, ours: string, theirs: string): Promise<MergeResult> {
  const args = [
    ...literals('merge-tree', '--write-tree', '-z', '--name-only', '--no-messages'),
    oid(ours),
    oid(theirs),
  ]
  const { code, stdout } = await store.run(args, { accept: [0, 1], timeoutMs }).catch((error: unknown) => {
    if (!(error instanceof GitError) || !/unrelated histories/.test(error.message)) throw error
    throw unrelated(error)
  })
  const [tree = '', ...conflicts] = stdout.toString('utf8').split('\0').filter(Boolean)
  return code === 0 ? { tree } : { conflicts: [...new Set(conflicts)] }
}

interface Rebase {
  from: string
  onto: string
  committer: Signature
}

async function rebaseIn(store: Store, { from, onto, committer }: Rebase): Promise<RebaseResult> {
  const objects = createObjects(store)
  const writer = createObjectWriter(store, objects)
  let head = await getCommit(objects, onto)
  const commits: string[] = []
  for (const original of await listMissing(store, objects, from, onto)) {
    const parent = original.parents[0] ? await getCommit(objects, original.parents[0]) : undefined
    const merged = await mergeOne({ store, objects, writer }, original, parent, head)
    if ('conflicts' in merged) return { ...merged, commit: original.oid }
    // The change is already in the new base.
    if (merged.tree === head.tree && original.tree !== parent?.tree) continue
    const { author, message } = original
    const commit = { tree: merged.tree, parents: [head.oid], author, committer, message }
    head = { ...commit, oid: writer.write('commit', formatCommit(commit)) }
    commits.push(head.oid)
  }
  await writer.finish()
  return { head: head.oid, commits }
}

/** Oldest first, without merges and without commits whose change is already there. */
async function listMissing(store: Store, objects: Objects, from: string, onto: string): Promise<Commit[]> {
  const common = await findMergeBase(store, from, onto)
  if (common === null) throw unrelated()
  const sides = symmetric(onto, from)
  // Git compares the changes of all commits on both sides.
  const all = await store.run([
    ...literals('rev-list', '--no-merges'),
    figure('--max-count', maxComparedCommits + 1),
    sides,
  ])
  const commits = linesOf(all.stdout)
  if (commits.length > maxComparedCommits)
    throw new GitError('too-large', `A rebase compares at most ${maxComparedCommits} commits`)
  for (const { oid, parents } of await objects.listCommits(commits))
    await refuseManyChanges(store, objects, parents[0] ?? null, [oid])
  const { stdout } = await store.run(
    [
      ...literals('rev-list', '--reverse', '--topo-order', '--no-merges', '--cherry-pick', '--right-only'),
      sides,
    ],
    { timeoutMs },
  )
  return objects.listCommits(linesOf(stdout))
}

/**
 * Git 2.39 has no option for the merge base. A temporary commit with the content of the new head, whose only
 * parent is that of the original commit, determines the base.
 */
async function mergeOne(
  { store, objects, writer }: { store: Store; objects: Objects; writer: ObjectWriter },
  original: Commit,
  parent: Commit | undefined,
  head: Commit,
): Promise<MergeResult> {
  if (parent?.tree === head.tree) return { tree: original.tree }
  if (!parent) throw new GitError('invalid', 'A commit without a parent cannot be rebased')
  const trees = { base: parent.tree, ours: head.tree, theirs: original.tree }
  const tree = await mergeByEntry(writer, trees)
  if (tree !== undefined) return { tree }
  await writer.finish()
  await refuseManyChanges(store, objects, parent.tree, [head.tree])
  const { author, committer } = original
  const stand = writer.write(
    'commit',
    formatCommit({ tree: head.tree, parents: [parent.oid], author, committer, message: '' }),
  )
  await writer.finish()
  return mergeTrees(store, stand, original.oid)
}

async function getCommit(objects: Objects, id: string): Promise<Commit> {
  const commit = await objects.findCommit(id)
  if (!commit) throw new GitError('missing', `There is no commit ${id}`)
  return commit
}
