import type { Transaction } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Commit, RefChange } from '../git/git.ts'
import type { Turns } from './turns.ts'

/** How every branch and tag is changed, whoever asks for it: git and the database go together, or catch up. */
export interface Pushes extends PushRecorder {
  /**
   * Moves refs to objects that exist already. First the intent is kept, then git is asked, then one transaction keeps
   * the new refs and tells of them; a crash in between is repaired at the next start. `stale` when a ref was not at
   * `from`, or its name collides with another: then nothing has changed.
   */
  recordRefChanges(change: RefChanges): Promise<'done' | 'stale'>
  /** For git itself, which moves the refs while the change is open. */
  open(change: Omit<RefChanges, 'alongside'>): Promise<OpenChange>
  /** Has a part of the service read the commits that come to a default branch. Called while the service is set up. */
  readCommitsWith(reader: CommitReader): void
  /** One change at a time in each repository, from the intent to its end. */
  turns: Turns
}

export interface RefChanges {
  repository: Pick<RepositoryRow, 'id'>
  actor: AccountRow
  changes: readonly RefChange[]
  /** The default branch from now on. */
  head?: string | undefined
  /** What else belongs to the change; runs in its transaction, and not again when a crash is repaired. */
  alongside?(tx: Transaction<Tables>): Promise<void>
}

export interface OpenChange {
  /** The refs have moved as far as these say. */
  moved(changes: readonly RefChange[]): Promise<void>
  /** Nothing moves any more. Does nothing the second time. */
  end(): Promise<void>
}

export interface CommitReader {
  /** Does what the words of commits ask for, such as to close issues. Reads and writes with `tx` only. */
  closeByCommits(
    tx: Transaction<Tables>,
    arrived: { repository: RepositoryRow; actor: AccountRow; commits: readonly ArrivedCommit[] },
  ): Promise<void>
}

/** A commit that is new on the default branch; the oldest comes first. */
export interface ArrivedCommit {
  oid: string
  message: string
}

/** Writes down what happened to refs, and tells everybody who wants to know. */
export interface PushRecorder {
  describe(repositoryId: number, changes: readonly RefChange[]): Promise<DescribedChange[]>
  record(tx: Transaction<Tables>, push: Push): Promise<void>
}

export interface Push {
  repositoryId: number
  actor: AccountRow
  changes: readonly DescribedChange[]
  /** The default branch that comes with it. */
  head?: string | undefined
}

/** A change of a ref with all that is told of it, found out before anything is written. */
export interface DescribedChange extends RefChange {
  isForced: boolean
  /** The other branch that stood at the new commit already, by its full name. */
  baseRef: string | null
  /** Those that came with it, the oldest first. */
  commits: readonly PushedCommit[]
  /** The commit that the ref is at now. */
  head: PushedCommit | null
  /** Whether webhooks and feeds hear of it: of very many refs at once only some are described. */
  isTold: boolean
}

export interface PushedCommit {
  commit: Commit
  author: AccountRow | undefined
  committer: AccountRow | undefined
  /** Whether no other ref had it before. */
  isDistinct: boolean
  files: ChangedFiles | undefined
}

export interface ChangedFiles {
  added: string[]
  removed: string[]
  modified: string[]
}
