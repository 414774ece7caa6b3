import type { Transaction } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'

/** An entry of the audit log. Webhook events and pushes are recorded without further calls. */
export interface AuditEntry {
  /** As GitHub names it, such as `protected_branch.create`. */
  action: string
  actor: AccountRow
  organization?: AccountRow
  repository?: RepositoryRow
  /** The account that the action is about. */
  user?: AccountRow
  data?: Readonly<Record<string, unknown>>
}

/** A clone or fetch, by an anonymous client if there is no actor. */
export interface GitRead {
  action: 'git.clone' | 'git.fetch'
  actor: Pick<AccountRow, 'id' | 'login'> | undefined
  repository: RepositoryRow
}

export interface Audit {
  /** The log gets the entry if and only if the transaction commits. */
  record(tx: Transaction<Tables>, entry: AuditEntry): Promise<void>
  /**
   * Stores clones and fetches in batches after the request, and equal ones of a batch as one. A crash loses the last
   * batch.
   */
  recordGitRead(read: GitRead): void
  /** Stores the clones and fetches that are still in memory. */
  flush(): Promise<void>
}
