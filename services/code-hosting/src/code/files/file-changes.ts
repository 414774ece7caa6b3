import type { Pushes } from '../../context/pushes.ts'
import { RejectedRefChanges } from '../../context/rejected-ref-changes.ts'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem, unprocessable } from '../../errors.ts'
import type { Commit, GitRepository, TreeEntry, TreeMode } from '../../git/git.ts'
import { GitError } from '../../git/git-error.ts'
import { isBranchName } from '../../git/ref-names.ts'
import { trimSlashes } from '../../wire/encoded-paths.ts'
import type { CommitPeople } from '../commits/commit-people.ts'
import { mapGitErrors } from '../commits/map-git-errors.ts'
import type { RepositoryQuota } from '../commits/repository-quota.ts'
import type { SignerBody } from '../commits/schema/git-people.ts'
import { signersOf } from '../commits/signers.ts'
import type { ContentEntry } from './contents.ts'

export interface FileChange {
  repository: RepositoryRow
  actor: AccountRow
  path: string
  /** Null deletes the file. */
  bytes: Buffer | null
  /** The blob id that the client expects at the path. */
  oid: string | undefined
  /** Default: the default branch. */
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
  /** Creates one commit with one changed file on a branch. */
  change(change: FileChange): Promise<ChangedFile>
}

/** If other files change concurrently, the change is retried on the new commit. */
const maxTries = 8

export function createFileChanges(
  { git, clock }: Pick<Context, 'git' | 'clock'>,
  people: CommitPeople,
  { recordRefChanges }: Pick<Pushes, 'recordRefChanges'>,
  quota: RepositoryQuota,
): FileChanges {
  return {
    async change(request) {
      const { repository, actor } = request
      const path = trimSlashes(request.path)
      const branch = request.branch || repository.default_branch
      const store = git.repository(repository.id)
      const ref = `refs/heads/${branch}`
      for (let tries = 1; ; tries++) {
        const head = await findHead(store, branch)
        const current = head === null ? undefined : await store.entryAt(head, path)
        requireExpected({ ...request, path }, current)
        const { commit, blob } = await quota.write(
          repository,
          (request.bytes?.length ?? 0) + request.message.length,
          () => write(store, head, { ...request, path }, current),
        )
        const outcome = await recordRefChanges({
          repository,
          actor,
          changes: [{ ref, from: head, to: commit.oid }],
        }).catch(asConflict)
        if (outcome === 'done') {
          const sizeBytes = request.bytes?.length ?? 0
          return {
            commit,
            entry: { path, kind: 'file', oid: blob ?? '', sizeBytes },
            branch,
            isNew: !current,
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
    current: TreeEntry | undefined,
  ) {
    const { path, bytes, message } = change
    const blob = bytes && (await store.writeBlob(bytes))
    const entries = [blob === null ? { path, oid: null } : { path, mode: fileModeOver(current), oid: blob }]
    const base = head === null ? {} : { base: head }
    const tree = await mapGitErrors(store.writeTree({ ...base, entries }), { invalid: malformedPath })
    const signers = await signersOf(people, clock.now(), change)
    const oid = await store.writeCommit({ tree, parents: head === null ? [] : [head], message, ...signers })
    const commit = await store.findCommit(oid)
    if (!commit) throw new GitError('missing', 'The repository was removed')
    return { commit, blob }
  }
}

/** The mode of a file that replaces an entry. Executable files stay executable. */
export function fileModeOver(current: TreeEntry | undefined): TreeMode {
  return current?.mode === '100755' ? current.mode : '100644'
}

/** GitHub's status for files that rules of the branch protect. */
export function asConflict(error: unknown): never {
  if (!(error instanceof RejectedRefChanges)) throw error
  throw problem('conflict', { message: error.message })
}

/** Null for an empty repository, where any branch may be created. */
async function findHead(store: GitRepository, branch: string): Promise<string | null> {
  const ref = isBranchName(branch) ? await store.findRef(`refs/heads/${branch}`) : undefined
  if (ref) return ref.oid
  if (isBranchName(branch) && (await store.isEmpty())) return null
  throw problem('not_found', { message: `Branch ${branch} not found` })
}

/** Prevents overwriting a version that the client has not seen. */
function requireExpected({ bytes, oid, path }: FileChange, current: TreeEntry | undefined): void {
  if (path === '') throw malformedPath()
  if (bytes === null && current?.type !== 'blob') throw problem('not_found')
  if (oid === undefined) {
    if (current) throw notSupplied('sha')
    return
  }
  if (current?.oid !== oid.toLowerCase() || current.type !== 'blob')
    throw problem('conflict', { message: `${path} does not match ${oid}` })
}

export function notSupplied(field: string) {
  return unprocessable(`Invalid request.\n\n"${field}" wasn't supplied.`)
}

export function malformedPath() {
  return unprocessable('path contains a malformed path component')
}
