import type { Transaction } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { TokenRights } from '../database/token-rights.ts'
import type { Commit, GitRepository, RefChange } from '../git/git.ts'
import type { KeyedMutex } from './keyed-mutex.ts'

/** All updates of branches and tags go through this, so that git and the database stay consistent. */
export interface Pushes extends PushRecorder {
  /**
   * Moves refs to existing objects. The intent is stored first, then git updates its refs, then one transaction
   * stores the new refs and records the events. After a crash, the next start completes the rest. Returns `stale`,
   * and changes nothing, when a ref is not at `from` or its name conflicts with another ref. Throws
   * `RejectedRefChanges` when rules of branches or tags refuse the change.
   */
  recordRefChanges(change: RefChanges): Promise<'done' | 'stale'>
  /** For a git push, which moves the refs while the change is open. */
  open(change: GitPush): Promise<OpenChange>
  /** Registers a reader of commits that arrive on the default branch. Called during setup. */
  readCommitsWith(reader: CommitReader): void
  /** Registers a follower of branches. Called during setup. */
  followWith(follower: PushFollower): void
  /** Registers the function that completes changes with a completion of this kind. Called during setup. */
  completeWith(kind: string, complete: CompleteChange): void
  /** Registers another owner of git folders. Called during setup. */
  shareFolders(owner: FolderOwner): void
  readonly folderOwners: readonly FolderOwner[]
  /** Serializes changes per repository, from the intent to the end. */
  locks: KeyedMutex
}

/** Owns git folders beside those of repositories, with ids that no repository has. */
export interface FolderOwner {
  listIds(): Promise<number[]>
  has(id: number): Promise<boolean>
  listPushedSince(sinceMs: number): Promise<number[]>
  /** Completes changes that a crash interrupted. */
  settle(): Promise<void>
  /** Resets git to the database, after both were restored from copies made one after the other. */
  rewind(): Promise<void>
}

export interface RefChanges {
  repository: Pick<RepositoryRow, 'id'>
  actor: AccountRow
  changes: readonly RefChange[]
  /** The new default branch. */
  head?: string | undefined
  /** Runs in the transaction that stores the intent, before any ref moves. Throws to refuse the change. */
  authorize?(tx: Transaction<Tables>): Promise<void>
  /** Runs in the transaction of the change. Not repeated when a crash is repaired. */
  inTransaction?(tx: Transaction<Tables>): Promise<void>
  completion?: Completion | undefined
  origin?: RefOrigin | undefined
  /** For changes by jobs. Otherwise, the token of the request decides. */
  mayChangeWorkflows?: boolean | undefined
  /** Limits what closing keywords do. For pushes with git and changes by jobs; otherwise that of the request. */
  token?: TokenRights | undefined
}

/**
 * Changes to which some rules of branches do not apply. The merge of a pull request checks reviews and required checks
 * itself, a synchronized fork gets only commits of its parent, and a renamed branch takes its protection along.
 */
export type RefOrigin = 'pull-request' | 'fork-sync' | 'rename'

export type GitPush = Omit<RefChanges, 'inTransaction' | 'completion'> & {
  /** Sees the objects of the push, which are not in the repository yet. */
  objects: GitRepository
}

/**
 * Another database change that belongs to a change of refs. Stored with the intent, so it happens exactly once, in the
 * transaction of the change, also when a crash is repaired.
 */
export interface Completion {
  kind: string
  /** Identifies the object of the completion, to find out whether one is in progress. */
  key: number
  /** Must be serializable as JSON. */
  data: unknown
}

export type CompleteChange = (
  tx: Transaction<Tables>,
  change: { repositoryId: number; actor: AccountRow; token: TokenRights | undefined; data: unknown },
) => Promise<void>

export interface OpenChange {
  /** Completes the change with the refs that have actually moved. */
  moved(changes: readonly RefChange[]): Promise<void>
  /** Ends the change without further updates. Idempotent. */
  end(): Promise<void>
}

/**
 * Reads and writes git before the transaction of a push, and returns what the transaction does, after it has stored the
 * new refs. Repeated when a crash is repaired.
 */
export type PushFollower = (
  repositoryId: number,
  changes: readonly RefChange[],
) => Promise<FollowPush | undefined>

export type FollowPush = (tx: Transaction<Tables>, push: PushSource) => Promise<void>

export interface PushSource {
  repository: RepositoryRow
  actor: AccountRow
  /** Missing if nothing limits the actor. */
  token?: TokenRights | undefined
}

export interface CommitReader {
  /** Applies the keywords in commit messages, such as closing issues. Reads and writes with `tx` only. */
  closeByCommits(
    tx: Transaction<Tables>,
    arrived: PushSource & { commits: readonly ArrivedCommit[] },
  ): Promise<void>
}

/** A commit that is new on the default branch. Oldest first in lists. */
export interface ArrivedCommit {
  oid: string
  message: string
}

/** Stores pushes and emits their events. */
export interface PushRecorder {
  describe(repositoryId: number, changes: readonly RefChange[]): Promise<DescribedChange[]>
  /** Runs the followers before the transaction. */
  prepare(repositoryId: number, changes: readonly RefChange[]): Promise<FollowPush[]>
  record(tx: Transaction<Tables>, push: Push): Promise<void>
}

export interface Push {
  repositoryId: number
  actor: AccountRow
  token?: TokenRights | undefined
  changes: readonly DescribedChange[]
  /** The new default branch. */
  head?: string | undefined
  completion?: Completion | undefined
  /** From `prepare`. New repositories have none. */
  followUps?: readonly FollowPush[]
}

/** A ref update with the data of its events, collected before the transaction. */
export interface DescribedChange extends RefChange {
  isForced: boolean
  /** The full name of another branch at the new commit. */
  baseRef: string | null
  /** The new commits, oldest first. */
  commits: readonly PushedCommit[]
  /** The commit at the new value of the ref. */
  head: PushedCommit | null
  /** Whether events are emitted. A push of very many refs describes only some of them. */
  hasEvents: boolean
}

export interface PushedCommit {
  commit: Commit
  author: AccountRow | undefined
  committer: AccountRow | undefined
  /** Whether no other ref contained the commit before. */
  isDistinct: boolean
  files: ChangedFiles | undefined
}

export interface ChangedFiles {
  added: string[]
  removed: string[]
  modified: string[]
}
