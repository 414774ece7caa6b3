import type { Generated } from 'kysely'

export interface AppTable {
  id: Generated<number>
  client_id: string
  /** Null for a public app, which cannot keep a secret. */
  secret_hash: string | null
  name: string
  homepage: string
  owner_id: number | null
  /** A JSON array of texts. */
  redirect_uris: string
  allows_implicit: number
  plan: string
  created_at_ms: number
}

/** What somebody allowed an app once. All tokens that stem from it are one family. */
export interface GrantTable {
  id: Generated<number>
  app_id: number | null
  user_id: number
  /** A JSON array of texts. */
  scopes: string
  created_at_ms: number
  revoked_at_ms: number | null
}

/** A used code stays until it is swept, so that its second use is known for what it is. */
export interface CodeTable {
  code_hash: string
  grant_id: number
  /** As the app asked; null when it left it out. */
  redirect_uri: string | null
  /** Of PKCE, by S256. */
  challenge: string | null
  expires_at_ms: number
  redeemed_at_ms: number | null
}

export interface RefreshTokenTable {
  secret_hash: string
  grant_id: number
  expires_at_ms: number | null
  used_at_ms: number | null
}

export interface DeviceTable {
  code_hash: string
  /** Short enough to be typed, and worth nothing without the account that confirms it. */
  user_code: string
  app_id: number
  /** A JSON array of texts. */
  scopes: string
  state: 'pending' | 'allowed' | 'denied' | 'redeemed'
  user_id: number | null
  interval_ms: number
  polled_at_ms: number | null
  expires_at_ms: number
}

export interface SessionTable {
  id_hash: string
  user_id: number
  expires_at_ms: number
}

export interface OAuthTables {
  octavo_app: AppTable
  octavo_grant: GrantTable
  octavo_code: CodeTable
  octavo_refresh_token: RefreshTokenTable
  octavo_device: DeviceTable
  octavo_session: SessionTable
}
