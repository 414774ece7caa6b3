import type { Generated } from 'kysely'

export interface RepositoryTable {
  id: Generated<number>
  owner_id: number
  name: string
  /** In lower case: unique beside the owner. */
  name_folded: string
  description: string | null
  homepage: string | null
  visibility: 'public' | 'private' | 'internal'
  /** The repository that this is a fork of, and the first of that network. */
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
  /** Switches and merge settings that nothing selects by; JSON of `RepositorySettings`. */
  settings: Generated<string>
  size_kb: Generated<number>
  /** Counted by whoever changes what they count. */
  stars: Generated<number>
  watchers: Generated<number>
  forks: Generated<number>
  open_issues: Generated<number>
  closed_issues: Generated<number>
  /** The next issue or pull request gets this number. */
  next_number: Generated<number>
  /** Raised by every change of what the name says: validators are made of them. */
  version: Generated<number>
  issues_version: Generated<number>
  git_version: Generated<number>
  created_at_ms: number
  updated_at_ms: number
  pushed_at_ms: number | null
}

/** Where a renamed or transferred repository is found under its old name, until somebody takes it. */
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

/** Waits for the new owner; the repository stays where it is until then. */
export interface RepositoryTransferTable {
  id: Generated<number>
  repository_id: number
  initiator_id: number
  recipient_id: number
  /** The name that it gets there, if another one. */
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

/** What was pushed, one row for each ref: what the reconciler compares with git. */
export interface RefTable {
  repository_id: number
  name: string
  oid: string
}

/** Where a renamed branch is found now; a branch that exists under the old name comes first. */
export interface BranchRedirectTable {
  repository_id: number
  name: string
  new_name: string
}

export interface RepositoryTables {
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
