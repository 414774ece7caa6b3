import type { Generated } from 'kysely'

/** Grants access to a private event to the holder of its link. */
export interface InvitationTable {
  id: Generated<number>
  event_id: number
  organization_id: number
  /** Limits the tickets bought with it. Expired and refunded orders return theirs. */
  pool_id: number
  name: string
  email: string
  email_folded: string
  secret_hash: string
  created_by: number | null
  created_at_ms: number
  expires_at_ms: number | null
  revoked_at_ms: number | null
}

export interface InvitationTables {
  invitation: InvitationTable
}
