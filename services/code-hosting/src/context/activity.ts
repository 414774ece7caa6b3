import type { Transaction } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'

/** Something that happened, as webhooks and the feeds of events tell it. */
export interface Happening {
  /** The name of the webhook event, such as `issues`, and what happened, such as `opened`. */
  event: string
  action?: string
  actor: AccountRow
  repository?: RepositoryRow
  organization?: AccountRow
  /**
   * What is particular to the event, without `action`, `sender`, `repository` and `organization`. Addresses are those
   * given. Reads with `tx` only, since it runs inside the transaction of the change.
   */
  payload(tx: Transaction<Tables>, addresses: Addresses): Promise<object> | object
  /** Where the feeds of events tell of it too: its type there, and what of the payload they show. */
  feed?: { type: string; payload?(tx: Transaction<Tables>, addresses: Addresses): Promise<object> | object }
}

export interface Activity {
  /** Told exactly when the transaction commits. */
  tell(tx: Transaction<Tables>, happening: Happening): Promise<void>
  /** Deletes the webhooks of a repository, with their deliveries, before the repository is deleted. */
  removeWebhooks(tx: Transaction<Tables>, repository: Pick<RepositoryRow, 'id'>): Promise<void>
}
