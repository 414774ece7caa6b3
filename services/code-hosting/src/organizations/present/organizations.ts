import type { components } from '@octokit/openapi-types'
import type { components as toldComponents } from '@octokit/openapi-webhooks-types'
import { readOrganizationSettings } from '../../accounts/organization-settings.ts'
import type { AccountCounts } from '../../accounts/store/profiles.ts'
import type { ProfileRow } from '../../database/account-rows.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'

type Schemas = components['schemas']
type Told = toldComponents['schemas']

/** What an organisation says of itself stands where a user's biography does. */
export function presentOrganizationSimple(
  { id, login, bio }: Pick<ProfileRow, 'id' | 'login' | 'bio'>,
  { api, html }: Addresses,
) {
  const url = `${api}/orgs/${login}`
  return {
    login,
    id,
    node_id: nodeId('Organization', id),
    url,
    repos_url: `${url}/repos`,
    events_url: `${url}/events`,
    hooks_url: `${url}/hooks`,
    issues_url: `${url}/issues`,
    members_url: `${url}/members{/member}`,
    public_members_url: `${url}/public_members{/member}`,
    avatar_url: `${html}/_avatars/${id}?v=4`,
    description: bio,
  } satisfies Schemas['organization-simple'] & Told['organization-simple-webhooks']
}

/** As it is shown by itself. Its members learn more than others, its owners most. */
export function presentOrganization(
  row: ProfileRow,
  counts: AccountCounts,
  standing: 'outsider' | 'member' | 'owner',
  addresses: Addresses,
) {
  const { billing_email, has_organization_projects, has_repository_projects, ...settings } =
    readOrganizationSettings(row)
  return {
    ...presentOrganizationSimple(row, addresses),
    ...(row.name !== null && { name: row.name }),
    ...(row.company !== null && { company: row.company }),
    blog: row.blog ?? '',
    ...(row.location !== null && { location: row.location }),
    ...(row.email !== null && { email: row.email }),
    twitter_username: row.twitter_username,
    is_verified: false,
    has_organization_projects,
    has_repository_projects,
    public_repos: counts.publicRepositories,
    public_gists: 0,
    followers: counts.followers,
    following: counts.following,
    html_url: `${addresses.html}/${row.login}`,
    type: 'Organization',
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms ?? row.created_at_ms),
    archived_at: null,
    ...(standing !== 'outsider' && {
      total_private_repos: counts.privateRepositories,
      owned_private_repos: counts.privateRepositories,
      private_gists: 0,
      disk_usage: counts.sizeKb,
      collaborators: counts.collaborators,
      ...settings,
    }),
    ...(standing === 'owner' && {
      billing_email,
      two_factor_requirement_enabled: false,
      members_allowed_repository_creation_type: creationType(settings),
    }),
  } satisfies Schemas['organization-full']
}

function creationType(settings: {
  members_can_create_public_repositories: boolean
  members_can_create_private_repositories: boolean
}): string {
  if (!settings.members_can_create_private_repositories) return 'none'
  return settings.members_can_create_public_repositories ? 'all' : 'private'
}
