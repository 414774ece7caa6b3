import type { Selectable } from 'kysely'
import type { ProfileTable } from './account-tables.ts'

/** A user or an organisation. Logins of both share one namespace. */
export interface AccountRow {
  id: number
  login: string
  /** `organization`, `site_admin`, `deleted` or the default for users. */
  role: string
}

export type ProfileRow = AccountRow & {
  created_at_ms: number
  suspended_at_ms: number | null
} & Omit<
    { [Column in keyof Selectable<ProfileTable>]: Selectable<ProfileTable>[Column] | null },
    'account_id'
  >
