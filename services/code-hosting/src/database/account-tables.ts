import type { Generated } from 'kysely'

/** What an account says of itself. Accounts made on the command line have none until somebody changes it. */
export interface ProfileTable {
  account_id: number
  name: string | null
  email: string | null
  bio: string | null
  company: string | null
  blog: string | null
  location: string | null
  twitter_username: string | null
  hireable: number | null
  /** Of organisations: what members may do; JSON. */
  settings: Generated<string>
  updated_at_ms: number
}

export interface FollowTable {
  follower_id: number
  followed_id: number
}

export interface MembershipTable {
  organization_id: number
  user_id: number
  role: 'admin' | 'member'
  state: 'active' | 'pending'
  is_public: number
  created_at_ms: number
}

export interface TeamTable {
  id: Generated<number>
  organization_id: number
  slug: string
  name: string
  description: string | null
  privacy: 'secret' | 'closed'
  notifies: number
  /** What its repositories get where nothing else was said. */
  role: string
  parent_id: number | null
  created_at_ms: number
  updated_at_ms: number
}

export interface TeamMemberTable {
  team_id: number
  user_id: number
  role: 'member' | 'maintainer'
}

/** Each team beside itself and all above it: what those above were given, the teams below have too. */
export interface TeamAncestorTable {
  team_id: number
  ancestor_id: number
}

/** Beside a membership that is still pending. */
export interface OrganizationInvitationTable {
  id: Generated<number>
  organization_id: number
  invitee_id: number
  inviter_id: number
  created_at_ms: number
}

/** Becomes a membership of the team together with that of the organisation. */
export interface TeamInvitationTable {
  team_id: number
  user_id: number
  role: 'member' | 'maintainer'
}

export interface TeamRepositoryTable {
  team_id: number
  repository_id: number
  role: string
}

export interface UserKeyTable {
  id: Generated<number>
  user_id: number
  kind: 'authentication' | 'signing'
  title: string
  key: string
  created_at_ms: number
}

export interface EmailTable {
  user_id: number
  address: string
  is_primary: number
  is_public: number
}

/** Where a renamed account is found under its old name, until somebody else takes it. */
export interface AccountRedirectTable {
  login_folded: string
  account_id: number
}

export interface AccountTables {
  profile: ProfileTable
  follow: FollowTable
  membership: MembershipTable
  team: TeamTable
  team_member: TeamMemberTable
  team_ancestor: TeamAncestorTable
  organization_invitation: OrganizationInvitationTable
  team_invitation: TeamInvitationTable
  team_repository: TeamRepositoryTable
  user_key: UserKeyTable
  email: EmailTable
  account_redirect: AccountRedirectTable
}
