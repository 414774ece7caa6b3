import type { Generated } from 'kysely'

/** Opens an event that is not public to whoever has the link. */
export interface InvitationTable {
  id: Generated<number>
  event_id: number
  organization_id: number
  /** Bounds how many tickets are bought with it; orders that lapse or are refunded give theirs back. */
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
