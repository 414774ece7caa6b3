import { literals, numberOption, oid, symmetric } from './arguments.ts'
import { findDivergence } from './commit-chain.ts'
import { mergeByEntry, type Sides } from './entry-merge.ts'
import type { Commit, GitRepository, MergeResult, RebaseResult, Signature } from './git.ts'
import { GitError } from './git-error.ts'
import { findMergeBase, linesOf, listMergeBases } from './history.ts'
import { formatCommit, maxMessageLength } from './object-text.ts'
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
  async function merge(
    ours: string,
    theirs: string,
    { isTrial }: { isTrial: boolean },
  ): Promise<MergeResult> {
    const bases = await listMergeBases(store, objects, ours, theirs)
    const [base] = bases
    if (base === undefined) throw unrelated()
    await refuseManyChanges(store, objects, base, [ours, theirs])
    const writer = createObjectWriter(store, objects)
    // Git combines several merge bases into one.
    const merged =
      bases.length === 1 ? await mergeByEntry(writer, await readCommits({ base, ours, theirs })) : undefined
    if (merged) {
      if (!isTrial) await writer.finish()
      return merged
    }
    if (!isTrial) return mergeTrees(store, ours, theirs)
    await using quarantine = await openQuarantine(store)
    return await mergeTrees(quarantine.store, ours, theirs)
  }

  async function readCommits({ base, ours, theirs }: Sides<string>): Promise<Sides<Commit>> {
    const read = (id: string) => getCommit(objects, id)
    return { base: await read(base), ours: await read(ours), theirs: await read(theirs) }
  }

  return {
    mergeTree: (ours, theirs, { trial = false } = {}) =>
      trial
        ? store.remember(`merge ${ours} ${theirs}`, () => merge(ours, theirs, { isTrial: true }))
        : merge(ours, theirs, { isTrial: false }),
    async rebase(from, onto, { committer, trial = false }) {
      const plan = { commits: await listMissing(store, objects, from, onto), onto, committer }
      const writer = createObjectWriter(store, objects)
      const rebased = await applyCommits({ objects, writer }, plan, (change) => mergeByEntry(writer, change))
      if (!rebased) return rebaseWithGit(plan, { isTrial: trial })
      if (!trial) await writer.finish()
      return rebased
    },
  }

  async function rebaseWithGit(plan: Rebase, { isTrial }: { isTrial: boolean }): Promise<RebaseResult> {
    await using quarantine = await openQuarantine(store)
    const { store: inner } = quarantine
    const inside = createObjects(inner)
    const workspace = { objects: inside, writer: createObjectWriter(inner, inside) }
    const result = await applyCommits(
      workspace,
      plan,
      async (change) =>
        (await mergeByEntry(workspace.writer, change)) ?? mergeWithGit(inner, workspace, change),
    )
    if (!result) throw new GitError('failed', 'A commit was not merged')
    if (!isTrial && 'head' in result) {
      await workspace.writer.finish()
      await quarantine.release()
    }
    return result
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

async function refuseLargeCommits(store: Store, objects: Objects, commits: readonly Commit[]): Promise<void> {
  for (const { oid, parents } of commits) await refuseManyChanges(store, objects, parents[0] ?? null, [oid])
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
    if (!(error instanceof GitError)) throw error
    if (/unrelated histories/.test(error.message)) throw unrelated(error)
    // Git 2.39 fails for some files that one side moved to the name of a folder that the other side moved.
    if (/Assertion .* failed/.test(error.message))
      throw new GitError('invalid', 'Git cannot merge these commits', { cause: error })
    throw error
  })
  const [tree = '', ...conflicts] = stdout.toString('utf8').split('\0').filter(Boolean)
  return code === 0 ? { tree } : { conflicts: [...new Set(conflicts)] }
}

interface Rebase {
  commits: readonly Commit[]
  onto: string
  committer: Signature
}

interface Workspace {
  objects: Objects
  writer: ObjectWriter
}

/** Merges the change of one commit into the new head. Undefined means that this needs git. */
type MergeChange = (change: Sides<Commit>) => Promise<MergeResult | undefined>

/** Writes the commits again, one on top of the other. Returns undefined if one of them needs git. */
async function applyCommits(
  { objects, writer }: Workspace,
  { commits, onto, committer }: Rebase,
  merge: MergeChange,
): Promise<RebaseResult | undefined> {
  let head = await getCommit(objects, onto)
  const written: string[] = []
  for (const original of commits) {
    const [parent] = original.parents
    if (parent === undefined) throw new GitError('invalid', 'A commit without a parent cannot be rebased')
    refuseTruncatedMessage(original)
    const base = await getCommit(objects, parent)
    const merged = await merge({ base, ours: head, theirs: original })
    if (merged === undefined) return undefined
    if ('conflicts' in merged) return { ...merged, commit: original.oid }
    // The change is already in the new base.
    if (merged.tree === head.tree && original.tree !== base.tree) continue
    const { author, message } = original
    const commit = { tree: merged.tree, parents: [head.oid], author, committer, message }
    head = { ...commit, oid: writer.write('commit', formatCommit(commit)) }
    written.push(head.oid)
  }
  return { head: head.oid, commits: written }
}

/** Only the beginning of a longer message is read. */
function refuseTruncatedMessage({ message }: Commit): void {
  if (message.length >= maxMessageLength)
    throw new GitError(
      'too-large',
      'A message is too long to be rebased here. Rebase the commits in a clone.',
    )
}

/** Oldest first, without merges and without commits whose change is already there. */
async function listMissing(store: Store, objects: Objects, from: string, onto: string): Promise<Commit[]> {
  const divergence = await findDivergence(objects, onto, from)
  if (divergence?.base === onto) {
    await refuseLargeCommits(store, objects, divergence.ahead)
    return divergence.ahead.toReversed()
  }
  const common = await findMergeBase(store, objects, from, onto)
  if (common === null) throw unrelated()
  const sides = symmetric(onto, from)
  // Git compares the changes of all commits on both sides.
  const all = await store.run([
    ...literals('rev-list', '--no-merges'),
    numberOption('--max-count', maxComparedCommits + 1),
    sides,
  ])
  const commits = linesOf(all.stdout)
  if (commits.length > maxComparedCommits)
    throw new GitError('too-large', `A rebase compares at most ${maxComparedCommits} commits`)
  await refuseLargeCommits(store, objects, await objects.listCommits(commits))
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
async function mergeWithGit(
  store: Store,
  { objects, writer }: Workspace,
  { base, ours, theirs }: Sides<Commit>,
): Promise<MergeResult> {
  await writer.finish()
  await refuseManyChanges(store, objects, base.tree, [ours.tree])
  const { author, committer } = theirs
  const commit = { tree: ours.tree, parents: [base.oid], author, committer, message: '' }
  const standIn = writer.write('commit', formatCommit(commit))
  await writer.finish()
  return mergeTrees(store, standIn, theirs.oid)
}

async function getCommit(objects: Objects, id: string): Promise<Commit> {
  const commit = await objects.findCommit(id)
  if (!commit) throw new GitError('missing', `There is no commit ${id}`)
  return commit
}
