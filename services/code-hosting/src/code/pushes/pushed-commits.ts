import type { ChangedFiles, DescribedChange, PushedCommit } from '../../context/pushes.ts'
import type { Commit, GitRepository, RefChange, TreeEntry } from '../../git/git.ts'
import type { CommitPeople } from '../commits/commit-people.ts'

/** GitHub's maximum of commits in a push event. */
export const maxCommitsOfPush = 2048
/** Older commits of a push have no list of files. */
const maxWithFiles = 200
/** More branches are ignored when looking for new commits. */
const maxOtherHeads = 300

export async function describeChange(
  repository: GitRepository,
  people: CommitPeople,
  change: RefChange,
  { isOfThisPush = () => false, maxCommits = maxCommitsOfPush }: DescribeOptions = {},
): Promise<DescribedChange> {
  const { ref, from, to } = change
  const isBranch = ref.startsWith('refs/heads/')
  const empty = { ...undescribed(change), hasEvents: true }
  const tip = to === null ? undefined : await repository.resolve(to)
  if (tip === undefined) return empty
  const branches = await repository.listRefs('refs/heads/')
  const others = branches.filter(({ name }) => name !== ref && !isOfThisPush(name))
  const otherHeads = [...new Set(others.slice(0, maxOtherHeads).map(({ oid }) => oid))]
  const baseRef = from === null ? (others.find(({ oid }) => oid === tip)?.name ?? null) : null
  const before = from === null ? undefined : await repository.resolve(from)
  const isForced = before !== undefined && isBranch && !(await repository.isAncestor(before, tip))
  const list = (not: readonly string[]) => repository.log({ from: tip, not, limit: maxCommits })
  const [arrived, distinct] = await listArrived()
  const isDistinct = new Set(distinct.map(({ oid }) => oid))
  const newest = arrived[0]?.oid === tip ? arrived : [...(await repository.listCommits([tip])), ...arrived]
  const accounts = await people.findByAddress(
    newest.flatMap(({ author, committer }) => [author.email, committer.email]),
  )
  const described: PushedCommit[] = []
  for (const [at, commit] of newest.entries()) {
    described.push({
      commit,
      author: accounts.get(commit.author.email),
      committer: accounts.get(commit.committer.email),
      isDistinct: isDistinct.has(commit.oid),
      files: at < maxWithFiles ? await changedFiles(repository, commit) : undefined,
    })
  }
  const head = described[0] ?? null
  const commits = described.slice(newest.length - arrived.length).reverse()
  return { ...change, isForced, baseRef, commits, head, hasEvents: true }

  async function listArrived(): Promise<[Commit[], Commit[]]> {
    if (!isBranch || before === tip) return [[], []]
    const arriving = list(before === undefined ? otherHeads : [before])
    if (before !== undefined && otherHeads.length)
      return Promise.all([arriving, list([before, ...otherHeads])])
    const all = await arriving
    return [all, all]
  }
}

/** For pushes of very many refs, which are recorded without details. */
export function undescribed(change: RefChange): DescribedChange {
  return { ...change, isForced: false, baseRef: null, commits: [], head: null, hasEvents: false }
}

interface DescribeOptions {
  /** Refs of the same push that are described later. */
  isOfThisPush?: (ref: string) => boolean
  maxCommits?: number
}

/** Compares with the first parent, using cached trees and no process per commit. */
async function changedFiles(repository: GitRepository, { tree, parents }: Commit): Promise<ChangedFiles> {
  const files: ChangedFiles = { added: [], removed: [], modified: [] }
  const [parent] = parents[0] === undefined ? [] : await repository.listCommits([parents[0]])
  let folders = 0
  await walk(parent?.tree, tree, '')
  return files

  async function walk(before: string | undefined, after: string | undefined, folder: string): Promise<void> {
    // Folders without files may contain each other, so that they have billions of paths.
    if (before === after || ++folders > maxListedFiles) return
    const [old, next] = await Promise.all([entriesOf(before), entriesOf(after)])
    for (const name of new Set([...old.keys(), ...next.keys()])) {
      const was = old.get(name)
      const is = next.get(name)
      if (was?.oid === is?.oid && was?.mode === is?.mode) continue
      const path = folder + name
      const treeBefore = was?.type === 'tree' ? was.oid : undefined
      const treeAfter = is?.type === 'tree' ? is.oid : undefined
      if (treeBefore !== undefined || treeAfter !== undefined) await walk(treeBefore, treeAfter, `${path}/`)
      const isFileBefore = was !== undefined && treeBefore === undefined
      const isFileAfter = is !== undefined && treeAfter === undefined
      if (isFileBefore && isFileAfter) files.modified.push(path)
      else if (isFileAfter) files.added.push(path)
      else if (isFileBefore) files.removed.push(path)
      if (files.added.length + files.removed.length + files.modified.length >= maxListedFiles) return
    }
  }

  async function entriesOf(oid: string | undefined): Promise<Map<string, TreeEntry>> {
    const entries = oid === undefined ? [] : await repository.findTree(oid)
    return new Map((entries ?? []).map((entry) => [entry.path, entry]))
  }
}

/** The maximum of files listed per commit. */
const maxListedFiles = 3000
