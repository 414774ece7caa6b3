import type { Generated } from 'kysely'

/** Append-only. Logins and names are those at the time, and nothing references accounts or repositories. */
export interface AuditEntryTable {
  id: Generated<number>
  action: string
  operation: string
  /** Whether git events, which are deleted earlier, include this entry. */
  is_git: number
  actor_id: number | null
  actor: string | null
  organization_id: number | null
  organization: string | null
  repository_id: number | null
  /** The full name. */
  repository: string | null
  user_id: number | null
  user_login: string | null
  actor_folded: string | null
  repository_folded: string | null
  user_folded: string | null
  created_at_ms: number
  /** JSON. */
  data: string
}

/** Triggers allow the deletion of entries before these times only. */
export interface AuditRetentionTable {
  is_git: number
  before_ms: number
}

export interface AuditTables {
  audit_entry: AuditEntryTable
  audit_retention: AuditRetentionTable
}
