import type { Pushes, RefChanges } from '../../context/pushes.ts'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem, unprocessable } from '../../errors.ts'
import type { GitRepository, NewFile, TreeChange } from '../../git/git.ts'
import type { CommitPeople } from '../commits/commit-people.ts'
import { mapGitErrors } from '../commits/map-git-errors.ts'
import type { RepositoryQuota } from '../commits/repository-quota.ts'
import { signersOf } from '../commits/signers.ts'
import { asConflict, fileModeOver, malformedPath } from './file-changes.ts'

export interface BranchCommit extends Pick<RefChanges, 'authorize'> {
  repository: RepositoryRow
  actor: AccountRow
  branch: string
  /** The commit that the client expects at the branch. */
  expectedOid: string
  message: string
  additions: readonly { path: string; bytes: Buffer }[]
  deletions: readonly string[]
}

export interface BranchCommits {
  /**
   * Creates one commit with any number of changed files on an existing branch. Returns its id, or undefined if the
   * branch is not at the expected commit.
   */
  create(commit: BranchCommit): Promise<string | undefined>
}

export function createBranchCommits(
  { git, clock }: Pick<Context, 'git' | 'clock'>,
  people: CommitPeople,
  { recordRefChanges }: Pick<Pushes, 'recordRefChanges'>,
  quota: RepositoryQuota,
): BranchCommits {
  return {
    async create(commit) {
      const { repository, actor, authorize, branch, expectedOid, additions, message } = commit
      const store = git.repository(repository.id)
      const ref = `refs/heads/${branch}`
      const from = expectedOid.toLowerCase()
      const head = await store.findRef(ref)
      if (!head) throw problem('not_found', { message: `Branch ${branch} not found` })
      if (head.oid !== from) return undefined
      const bytes = additions.reduce((sum, file) => sum + file.bytes.length, message.length)
      const to = await quota.write(repository, bytes, () => write(store, from, commit))
      const change = { repository, actor, changes: [{ ref, from, to }], ...(authorize && { authorize }) }
      const outcome = await recordRefChanges(change).catch(asConflict)
      return outcome === 'done' ? to : undefined
    },
  }

  async function write(store: GitRepository, parent: string, commit: BranchCommit): Promise<string> {
    const entries = await entriesOf(store, parent, commit)
    const tree = await mapGitErrors(store.writeTree({ base: parent, entries }), {
      invalid: malformedPath,
      'too-large': () => unprocessable('The commit changes too many files.'),
    })
    const signers = await signersOf(people, clock.now(), commit)
    return store.writeCommit({ tree, parents: [parent], message: commit.message, ...signers })
  }
}

async function entriesOf(
  store: GitRepository,
  parent: string,
  { additions, deletions }: Pick<BranchCommit, 'additions' | 'deletions'>,
): Promise<(NewFile | TreeChange)[]> {
  const paths = [...additions.map(({ path }) => path), ...deletions]
  if (new Set(paths).size < paths.length) throw unprocessable('A path is changed twice.')
  const entries: (NewFile | TreeChange)[] = []
  for (const { path, bytes } of additions) {
    const current = await store.entryAt(parent, path)
    if (current && current.type !== 'blob') throw unprocessable(`The path "${path}" is not a file.`)
    entries.push({ path, mode: fileModeOver(current), content: bytes })
  }
  for (const path of deletions) {
    if ((await store.entryAt(parent, path))?.type !== 'blob')
      throw unprocessable(`The path "${path}" is not a file.`)
    entries.push({ path, oid: null })
  }
  return entries
}
