import type { Generated } from 'kysely'

/** Profiles of accounts. Accounts created on the command line have none until the first update. */
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
  /** JSON of `OrganizationSettings`. */
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
  /** The default role in repositories of the team. */
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

/** Each team with itself and all of its ancestors, for inherited permissions. */
export interface TeamAncestorTable {
  team_id: number
  ancestor_id: number
}

/** Accompanies a pending membership. */
export interface OrganizationInvitationTable {
  id: Generated<number>
  organization_id: number
  invitee_id: number
  inviter_id: number
  created_at_ms: number
}

/** Becomes a team membership when the organization membership is accepted. */
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

/** Redirects of renamed accounts, until the old login is taken. */
export interface AccountRedirectTable {
  login_folded: string
  account_id: number
}

/** Users who may not take part in repositories of the owner. */
export interface UserBlockTable {
  owner_id: number
  user_id: number
  created_at_ms: number
}

export interface GpgKeyTable {
  id: Generated<number>
  user_id: number
  name: string | null
  /** 16 hex digits in upper case. */
  key_id: string
  /** The text that the user supplied. */
  raw_key: string
  /** JSON of `GpgKey`. */
  content: string
  created_at_ms: number
}

export interface SocialAccountTable {
  id: Generated<number>
  user_id: number
  url: string
}

/** Assignments of organization roles. Each role has a role in all repositories of the organization. */
export interface OrganizationRoleUserTable {
  organization_id: number
  role_id: number
  user_id: number
  repository_role: string
}

export interface OrganizationRoleTeamTable {
  organization_id: number
  role_id: number
  team_id: number
  repository_role: string
}

/** The site administrator who created the impersonation token of a user. */
export interface ImpersonationTable {
  user_id: number
  administrator_id: number
}

export interface AccountTables {
  impersonation: ImpersonationTable
  organization_role_user: OrganizationRoleUserTable
  organization_role_team: OrganizationRoleTeamTable
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
  user_block: UserBlockTable
  gpg_key: GpgKeyTable
  social_account: SocialAccountTable
}
