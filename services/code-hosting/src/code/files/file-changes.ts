import type { Hosting } from '../../context/hosting.ts'
import type { Pushes } from '../../context/pushes.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem } from '../../errors.ts'
import type { Commit, GitRepository, TreeEntry } from '../../git/git.ts'
import { isBranchName } from '../../git/ref-names.ts'
import { trimSlashes } from '../../wire/encoded-paths.ts'
import type { CommitPeople } from '../commits/commit-people.ts'
import { orProblem } from '../commits/git-problems.ts'
import type { SignerBody } from '../commits/schema/git-people.ts'
import { signersOf } from '../commits/signers.ts'
import type { ContentEntry } from './contents.ts'

export interface FileChange {
  repository: RepositoryRow
  actor: AccountRow
  path: string
  /** Null takes the file away. */
  bytes: Buffer | null
  /** The blob that the client believes to stand there. */
  oid: string | undefined
  /** By default the default branch. */
  branch: string | undefined
  message: string
  author?: SignerBody | undefined
  committer?: SignerBody | undefined
}

export interface ChangedFile {
  commit: Commit
  entry: ContentEntry
  branch: string
  isNew: boolean
}

export interface FileChanges {
  /** One commit with one file changed on top of a branch. */
  change(change: FileChange): Promise<ChangedFile>
}

/** Others may commit in between, to other files; then the same change is made on top of theirs. */
const maxTries = 8

export function createFileChanges(
  { git, clock }: Pick<Hosting, 'git' | 'clock'>,
  people: CommitPeople,
  { recordRefChanges }: Pick<Pushes, 'recordRefChanges'>,
): FileChanges {
  return {
    async change(wanted) {
      const { repository, actor } = wanted
      const path = trimSlashes(wanted.path)
      const branch = wanted.branch || repository.default_branch
      const store = git.repository(repository.id)
      const ref = `refs/heads/${branch}`
      for (let tries = 1; ; tries++) {
        const head = await findHead(store, branch)
        const standing = head === null ? undefined : await store.entryAt(head, path)
        requireExpected({ ...wanted, path }, standing)
        const { commit, blob } = await write(store, head, { ...wanted, path }, standing)
        const outcome = await recordRefChanges({
          repository,
          actor,
          changes: [{ ref, from: head, to: commit.oid }],
        })
        if (outcome === 'done') {
          const sizeBytes = wanted.bytes?.length ?? 0
          return {
            commit,
            entry: { path, kind: 'file', oid: blob ?? '', sizeBytes },
            branch,
            isNew: !standing,
          }
        }
        if (tries === maxTries)
          throw problem('conflict', { message: `${branch} was changed concurrently. Try again.` })
      }
    },
  }

  async function write(
    store: GitRepository,
    head: string | null,
    change: FileChange,
    standing: TreeEntry | undefined,
  ) {
    const { path, bytes, message } = change
    const blob = bytes && (await store.writeBlob(bytes))
    // A file that can be run stays one.
    const mode = standing?.mode === '100755' ? standing.mode : '100644'
    const entries = [blob === null ? { path, oid: null } : ({ path, mode, oid: blob } as const)]
    const base = head === null ? {} : { base: head }
    const tree = await orProblem(store.writeTree({ ...base, entries }), { invalid: malformedPath })
    const signers = await signersOf(people, clock.now(), change)
    const oid = await store.writeCommit({ tree, parents: head === null ? [] : [head], message, ...signers })
    const commit = await store.findCommit(oid)
    if (!commit) throw new Error('A commit that was just written is not there')
    return { commit, blob }
  }
}

/** Null for a repository without anything in it, where any branch may be the first. */
async function findHead(store: GitRepository, branch: string): Promise<string | null> {
  const found = isBranchName(branch) ? await store.findRef(`refs/heads/${branch}`) : undefined
  if (found) return found.oid
  if (isBranchName(branch) && (await store.isEmpty())) return null
  throw problem('not_found', { message: `Branch ${branch} not found` })
}

/** Nobody shall overwrite what they have not seen. */
function requireExpected({ bytes, oid, path }: FileChange, standing: TreeEntry | undefined): void {
  if (path === '') throw malformedPath()
  if (bytes === null && standing?.type !== 'blob') throw problem('not_found')
  if (oid === undefined) {
    if (standing) throw notSupplied('sha')
    return
  }
  if (standing?.oid !== oid.toLowerCase() || standing.type !== 'blob')
    throw problem('conflict', { message: `${path} does not match ${oid}` })
}

export function notSupplied(field: string) {
  return problem('unprocessable', { message: `Invalid request.\n\n"${field}" wasn't supplied.` })
}

function malformedPath() {
  return problem('unprocessable', { message: 'path contains a malformed path component' })
}
