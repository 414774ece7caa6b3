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

export interface Audit {
  /** The log gets the entry if and only if the transaction commits. */
  record(tx: Transaction<Tables>, entry: AuditEntry): Promise<void>
}
