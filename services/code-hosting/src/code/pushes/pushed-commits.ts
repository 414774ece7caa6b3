import type { ChangedFiles, DescribedChange, PushedCommit } from '../../context/pushes.ts'
import type { Commit, GitRepository, RefChange, TreeEntry } from '../../git/git.ts'
import type { CommitPeople } from '../commits/commit-people.ts'

/** As many as upstream tells of one push. */
export const maxCommitsOfPush = 2048
/** Files are told of so many of the newest; the others have none. */
const maxWithFiles = 200
/** More branches than these are not looked at to find out what is new. */
const mostHeads = 300

export async function describeChange(
  repository: GitRepository,
  people: CommitPeople,
  change: RefChange,
  { isOfThisPush = () => false, maxCommits = maxCommitsOfPush }: DescribeOptions = {},
): Promise<DescribedChange> {
  const { ref, from, to } = change
  const isBranch = ref.startsWith('refs/heads/')
  const nothing = { ...undescribed(change), isTold: true }
  const tip = to === null ? undefined : await repository.resolve(to)
  if (tip === undefined) return nothing
  const heads = await repository.listRefs('refs/heads/')
  const others = heads.filter(({ name }) => name !== ref && !isOfThisPush(name))
  const otherHeads = [...new Set(others.slice(0, mostHeads).map(({ oid }) => oid))]
  const baseRef = from === null ? (others.find(({ oid }) => oid === tip)?.name ?? null) : null
  const before = from === null ? undefined : await repository.resolve(from)
  const not = before === undefined ? otherHeads : [before]
  const isForced = before !== undefined && isBranch && !(await repository.isAncestor(before, tip))
  const arrived =
    isBranch && before !== tip ? await repository.log({ from: tip, not, limit: maxCommits }) : []
  const distinct =
    before === undefined || arrived.length === 0 || otherHeads.length === 0
      ? arrived
      : await repository.log({ from: tip, not: [before, ...otherHeads], limit: maxCommits })
  const isDistinct = new Set(distinct.map(({ oid }) => oid))
  const newest = arrived[0]?.oid === tip ? arrived : [...(await repository.listCommits([tip])), ...arrived]
  const accounts = await people.findByAddress(
    newest.flatMap(({ author, committer }) => [author.email, committer.email]),
  )
  const told: PushedCommit[] = []
  for (const [at, commit] of newest.entries()) {
    told.push({
      commit,
      author: accounts.get(commit.author.email),
      committer: accounts.get(commit.committer.email),
      isDistinct: isDistinct.has(commit.oid),
      files: at < maxWithFiles ? await changedFiles(repository, commit) : undefined,
    })
  }
  const head = told[0] ?? null
  const commits = told.slice(newest.length - arrived.length).reverse()
  return { ...change, isForced, baseRef, commits, head, isTold: true }
}

/** One of very many, of which is kept that it happened. */
export function undescribed(change: RefChange): DescribedChange {
  return { ...change, isForced: false, baseRef: null, commits: [], head: null, isTold: false }
}

interface DescribeOptions {
  /** The other refs of the same push that are described later. */
  isOfThisPush?: (ref: string) => boolean
  maxCommits?: number
}

/** Against the first parent, from trees that are remembered anyway: no process for each commit. */
async function changedFiles(repository: GitRepository, { tree, parents }: Commit): Promise<ChangedFiles> {
  const files: ChangedFiles = { added: [], removed: [], modified: [] }
  const [parent] = parents[0] === undefined ? [] : await repository.listCommits([parents[0]])
  await walk(parent?.tree, tree, '')
  return files

  async function walk(before: string | undefined, after: string | undefined, folder: string): Promise<void> {
    if (before === after) return
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
      if (files.added.length + files.removed.length + files.modified.length >= mostFiles) return
    }
  }

  async function entriesOf(oid: string | undefined): Promise<Map<string, TreeEntry>> {
    const entries = oid === undefined ? [] : await repository.findTree(oid)
    return new Map((entries ?? []).map((entry) => [entry.path, entry]))
  }
}

/** As many files of one commit are told of. */
const mostFiles = 3000
