import type { Generated } from 'kysely'
import type { OAuthTables } from './oauth/tables.ts'

export interface UserTable {
  id: Generated<number>
  login: string
  /** `normalizeLogin(login)`: unique. */
  login_folded: string
  role: string
  plan: string
  created_at_ms: number
  suspended_at_ms: number | null
}

/** Separate from `octavo_user`, so that user queries cannot expose a hash. */
export interface PasswordTable {
  user_id: number
  hash: string
  changed_at_ms: number
}

export interface TokenTable {
  id: Generated<number>
  /** `hashSecret(secret)`: unique. */
  secret_hash: string
  prefix: string
  user_id: number | null
  app_id: number | null
  /** The OAuth grant of the token, whose revocation revokes the token. Null for tokens without OAuth. */
  grant_id: Generated<number | null>
  kind: string
  plan: string
  /** A JSON array of strings. */
  scopes: string
  label: string
  created_at_ms: number
  expires_at_ms: number | null
  revoked_at_ms: number | null
  last_used_at_ms: number | null
}

export interface AuthTables extends OAuthTables {
  octavo_user: UserTable
  octavo_password: PasswordTable
  octavo_token: TokenTable
}
