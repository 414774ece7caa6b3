import { literals, oid, symmetric } from './arguments.ts'
import { mergeByEntry } from './entry-merge.ts'
import type { Commit, GitRepository, MergeResult, RebaseResult, Signature } from './git.ts'
import { GitError } from './git-error.ts'
import { linesOf } from './history.ts'
import { formatCommit } from './object-text.ts'
import { createObjectWriter, type ObjectWriter } from './object-writer.ts'
import { createObjects, type Objects } from './objects.ts'
import { openQuarantine } from './quarantine.ts'
import type { Store } from './store.ts'

export type Merging = Pick<GitRepository, 'mergeTree' | 'rebase'>

export function createMerging(store: Store): Merging {
  return {
    mergeTree(ours, theirs, { trial = false } = {}) {
      if (!trial) return mergeTrees(store, ours, theirs)
      return store.remember(`merge ${ours} ${theirs}`, async () => {
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

async function mergeTrees(store: Store, ours: string, theirs: string): Promise<MergeResult> {
  const args = [
    ...literals('merge-tree', '--write-tree', '-z', '--name-only', '--no-messages'),
    oid(ours),
    oid(theirs),
  ]
  const { code, stdout } = await store.run(args, { accept: [0, 1] }).catch((error: unknown) => {
    if (!(error instanceof GitError) || !/unrelated histories/.test(error.message)) throw error
    throw new GitError('invalid', 'These commits have no common history', { cause: error })
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
    const merged = await mergeOne(store, writer, original, parent, head)
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
  const [common, { stdout }] = await Promise.all([
    store.run([...literals('merge-base'), oid(from), oid(onto)], { accept: [0, 1] }),
    store.run([
      ...literals('rev-list', '--reverse', '--topo-order', '--no-merges', '--cherry-pick', '--right-only'),
      symmetric(onto, from),
    ]),
  ])
  if (common.stdout.length === 0) throw new GitError('invalid', 'These commits have no common history')
  return objects.listCommits(linesOf(stdout))
}

/**
 * Git 2.39 has no option for the merge base. A temporary commit with the content of the new head, whose only
 * parent is that of the original commit, determines the base.
 */
async function mergeOne(
  store: Store,
  writer: ObjectWriter,
  original: Commit,
  parent: Commit | undefined,
  head: Commit,
): Promise<MergeResult> {
  if (parent?.tree === head.tree) return { tree: original.tree }
  if (!parent) throw new GitError('invalid', 'A commit without a parent cannot be rebased')
  const trees = { base: parent.tree, ours: head.tree, theirs: original.tree }
  const tree = await mergeByEntry(writer, trees)
  if (tree !== undefined) return { tree }
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
