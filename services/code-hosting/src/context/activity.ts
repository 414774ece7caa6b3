import type { Transaction } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'

/** An event for webhooks and event feeds. */
export interface ActivityEvent {
  /** The webhook event, such as `issues`, and its action, such as `opened`. */
  event: string
  action?: string
  actor: AccountRow
  repository?: RepositoryRow
  organization?: AccountRow
  /** The rows that the event is about. The texts of an issue and of a comment are given if they need not be read. */
  about?: {
    issueId: number
    isPull: boolean
    commentId?: number
    issueText?(): Promise<{ title: string; body: string | null }>
    commentBody?: string
  }
  /**
   * The fields particular to the event, without `action`, `sender`, `repository` and `organization`. Uses the
   * given addresses, and reads with `tx` only, because it runs in the transaction of the change.
   */
  payload(tx: Transaction<Tables>, addresses: Addresses): Promise<object> | object
  /** The type of the event in feeds, and its payload there if that differs. */
  feed?: { type: string; payload?(tx: Transaction<Tables>, addresses: Addresses): Promise<object> | object }
}

export type ActivityObserver = (tx: Transaction<Tables>, activityEvent: ActivityEvent) => Promise<void>

export interface Activity {
  /** Webhooks and feeds get the event if and only if the transaction commits. */
  emit(tx: Transaction<Tables>, activityEvent: ActivityEvent): Promise<void>
  /** Registers a function that runs in the transaction of every event, together with others. Called during setup. */
  observe(observer: ActivityObserver): void
  /** The same for a function that may emit events. It runs last, so that its events follow their cause. */
  observeLast(observer: ActivityObserver): void
  /** Deletes the webhooks of a repository, with their deliveries, before the repository is deleted. */
  removeWebhooks(tx: Transaction<Tables>, repository: Pick<RepositoryRow, 'id'>): Promise<void>
}
