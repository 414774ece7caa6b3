import type { Kysely, Selectable, Transaction } from 'kysely'
import type { PullRequestTable } from '../database/pull-tables.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'

type PullRow = Selectable<PullRequestTable>

export type PullChange = 'opened' | 'reopened' | 'ready' | 'head moved' | 'base moved'

/** Runs in the transaction of the change, before its events are emitted. Not called for pushes to the base branch. */
export type PullFollower = (tx: Transaction<Tables>, pull: PullRow, change: PullChange) => Promise<void>

/** Decides what `mergeable_state` shows. May start a merge test whose result is not known. */
export type ReadMergeableState = (
  db: Kysely<Tables>,
  pull: PullRow,
  repository: RepositoryRow,
) => Promise<string>

/** Lets the issues subject use pull requests, and later subjects follow them. */
export interface PullRequests {
  /** The fields `number` and `pull_request` of event payloads, with the current state. */
  presentPayload(
    tx: Kysely<Tables>,
    repository: RepositoryRow,
    issueId: number,
    addresses: Addresses,
  ): Promise<{ number: number; pull_request: object }>
  /** Throws if the pull request cannot be reopened. Runs in the transaction that reopens its issue. */
  refuseReopening(tx: Transaction<Tables>, issueId: number): Promise<void>
  /** Registers a function for changes of open pull requests. Called during setup. */
  followWith(follower: PullFollower): void
  /** Calls all followers. */
  follow(tx: Transaction<Tables>, issueId: number, change: PullChange): Promise<void>
  /** Registers the function behind `mergeableState`. Called during setup. */
  readMergeableStateWith(read: ReadMergeableState): void
  mergeableState: ReadMergeableState
}
