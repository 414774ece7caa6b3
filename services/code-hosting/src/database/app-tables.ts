import type { Generated } from 'kysely'

/** An app with installations, a “GitHub App”. */
export interface AppTable {
  id: Generated<number>
  slug: string
  name: string
  owner_id: number
  /** The account that acts for all installations: `slug[bot]`. */
  bot_id: number
  description: string | null
  external_url: string
  /** The page that users see after an installation. */
  setup_url: string | null
  /** Other accounts than the owner can install it. */
  is_public: number
  client_id: string
  /** Its client, for the OAuth flows. The platform stores it. */
  oauth_app_id: number | null
  /** PEM. The private key is shown once and not stored. */
  public_key: string
  /** JSON: the levels by permission. */
  permissions: string
  /** JSON array. */
  events: string
  webhook_id: number | null
  created_at_ms: number
  updated_at_ms: number
}

/** A manifest that a user confirmed, until the app exchanges its code. */
export interface AppManifestTable {
  code_hash: string
  owner_id: number
  /** JSON of `Manifest`. */
  manifest: string
  expires_at_ms: number
}

export interface InstallationTable {
  id: Generated<number>
  app_id: number
  account_id: number
  repository_selection: 'all' | 'selected'
  /** JSON: the permissions of the app at the time of the installation. */
  permissions: string
  events: string
  suspended_at_ms: number | null
  suspended_by_id: number | null
  created_at_ms: number
  updated_at_ms: number
}

/** The repositories of an installation with selected ones. */
export interface InstallationRepositoryTable {
  installation_id: number
  repository_id: number
}

export interface AppTables {
  app: AppTable
  app_manifest: AppManifestTable
  installation: InstallationTable
  installation_repository: InstallationRepositoryTable
}
