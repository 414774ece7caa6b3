import type { SecretTables } from '@octavo/platform/data/service-secrets.ts'
import type { Generated } from 'kysely'

export type MemberRole = 'owner' | 'admin' | 'manager' | 'finance' | 'door'

export interface AccountsTables extends SecretTables {
  profile: {
    user_id: number
    first_name: string
    last_name: string
    email: string
    email_folded: string
    is_email_verified: number
    image_id: number | null
    is_public: number
  }
  organization: {
    id: Generated<number>
    name: string
    vertical: string
    image_id: number | null
    locale: string
    owner_id: number
    created_at_ms: number
    changed_at_ms: number
  }
  member: {
    organization_id: number
    user_id: number
    role: MemberRole
    /** 1 until the user accepts. Pending members have no permissions. */
    is_pending: Generated<number>
    /** The member who invited the user or changed the role last. */
    invited_by: number | null
    created_at_ms: number
  }
}
