import type { Generated } from 'kysely'

export interface RepositoryTable {
  id: Generated<number>
  owner_id: number
  name: string
  /** In lower case. Unique per owner. */
  name_folded: string
  description: string | null
  homepage: string | null
  visibility: 'public' | 'private' | 'internal'
  /** The parent of a fork, and the root of its network. */
  parent_id: number | null
  source_id: number | null
  template_id: number | null
  is_template: Generated<number>
  is_archived: Generated<number>
  default_branch: string
  /** A JSON array. */
  topics: Generated<string>
  language: string | null
  license: string | null
  has_issues: Generated<number>
  /** Settings that no query filters by. JSON of `RepositorySettings`. */
  settings: Generated<string>
  size_kb: Generated<number>
  /** Denormalized counts, updated with the rows that they count. */
  stars: Generated<number>
  watchers: Generated<number>
  forks: Generated<number>
  open_issues: Generated<number>
  closed_issues: Generated<number>
  /** The number of the next issue or pull request. */
  next_number: Generated<number>
  /** Counters for ETags, incremented by every change of their kind. */
  version: Generated<number>
  issues_version: Generated<number>
  git_version: Generated<number>
  created_at_ms: number
  updated_at_ms: number
  pushed_at_ms: number | null
}

/** Redirects of renamed and transferred repositories, until the old name is taken. */
export interface RepositoryRedirectTable {
  owner_id: number
  name_folded: string
  repository_id: number
}

export interface CollaboratorTable {
  repository_id: number
  user_id: number
  role: string
}

export interface InvitationTable {
  id: Generated<number>
  repository_id: number
  invitee_id: number
  inviter_id: number
  role: string
  created_at_ms: number
}

/** Pending transfers. The repository keeps its owner until the recipient accepts. */
export interface RepositoryTransferTable {
  id: Generated<number>
  repository_id: number
  initiator_id: number
  recipient_id: number
  /** Null keeps the name. */
  new_name: string | null
  created_at_ms: number
}

export interface StarTable {
  user_id: number
  repository_id: number
  starred_at_ms: number
}

export interface SubscriptionTable {
  user_id: number
  repository_id: number
  is_ignored: number
  created_at_ms: number
}

export interface DeployKeyTable {
  id: Generated<number>
  repository_id: number
  title: string
  key: string
  is_read_only: number
  created_at_ms: number
}

export interface AutolinkTable {
  id: Generated<number>
  repository_id: number
  key_prefix: string
  url_template: string
  is_alphanumeric: number
}

/** The refs of all repositories, which the reconciler compares with git. */
export interface RefTable {
  repository_id: number
  name: string
  oid: string
}

/** Redirects of renamed branches. An existing branch with the old name takes precedence. */
export interface BranchRedirectTable {
  repository_id: number
  name: string
  new_name: string
}

/** Keeps groups of users from interacting for a time. Without a repository, in all public ones of the owner. */
export interface InteractionLimitTable {
  id: Generated<number>
  owner_id: number
  repository_id: number | null
  group_name: InteractionGroup
  expires_at_ms: number
}

/** The users who may still interact. */
export type InteractionGroup = 'existing_users' | 'contributors_only' | 'collaborators_only'

export interface RepositoryTables {
  interaction_limit: InteractionLimitTable
  repository: RepositoryTable
  repository_redirect: RepositoryRedirectTable
  collaborator: CollaboratorTable
  invitation: InvitationTable
  repository_transfer: RepositoryTransferTable
  star: StarTable
  subscription: SubscriptionTable
  deploy_key: DeployKeyTable
  autolink: AutolinkTable
  ref: RefTable
  branch_redirect: BranchRedirectTable
}
