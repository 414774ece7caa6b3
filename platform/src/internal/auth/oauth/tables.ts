import type { Generated } from 'kysely'

export interface AppTable {
  id: Generated<number>
  client_id: string
  /** Null for a public app, which cannot keep a secret. */
  secret_hash: string | null
  name: string
  homepage: string
  owner_id: number | null
  /** A JSON array of strings. */
  redirect_uris: string
  allows_implicit: number
  plan: string
  created_at_ms: number
}

/** A user's consent for an app. All tokens issued for it are revoked together. */
export interface GrantTable {
  id: Generated<number>
  app_id: number | null
  user_id: number
  /** A JSON array of strings. */
  scopes: string
  created_at_ms: number
  revoked_at_ms: number | null
}

/** A used code is kept until the sweep, so that its reuse is detected. */
export interface CodeTable {
  code_hash: string
  grant_id: number
  /** The `redirect_uri` parameter of the authorization request, or null. */
  redirect_uri: string | null
  /** The PKCE code challenge (S256). */
  challenge: string | null
  expires_at_ms: number
  redeemed_at_ms: number | null
}

export interface RefreshTokenTable {
  secret_hash: string
  grant_id: number
  expires_at_ms: number | null
  used_at_ms: number | null
  /** Uses after the first, within the grace period. */
  reuses: Generated<number>
}

export interface DeviceTable {
  code_hash: string
  /** Stored in plain text, because it grants nothing without a signed-in user's confirmation. */
  user_code: string
  app_id: number
  /** A JSON array of strings. */
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
