import type { components } from '@octokit/openapi-types'
import { findRole, wireRole } from '../../access/roles.ts'
import type { AccountCounts } from '../../accounts/store/profiles.ts'
import type { ProfileRow } from '../../database/account-rows.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { TeamRow } from '../store/teams.ts'
import { presentOrganization } from './organizations.ts'

type Schemas = components['schemas']

/** Teams are addressed by ids, so that addresses outlive new names. */
export function teamUrl({ id, organization_id }: TeamRow, { api }: Addresses): string {
  return `${api}/organizations/${organization_id}/team/${id}`
}

export function presentTeamSimple(row: TeamRow, organizationLogin: string, addresses: Addresses) {
  const url = teamUrl(row, addresses)
  return {
    id: row.id,
    node_id: nodeId('Team', row.id),
    name: row.name,
    slug: row.slug,
    description: row.description,
    privacy: row.privacy,
    notification_setting: row.notifies === 1 ? 'notifications_enabled' : 'notifications_disabled',
    permission: wireRole(findRole(row.role) ?? 'read'),
    url,
    html_url: `${addresses.html}/orgs/${organizationLogin}/teams/${row.slug}`,
    members_url: `${url}/members{/member}`,
    repositories_url: `${url}/repos`,
    type: 'organization',
    organization_id: row.organization_id,
  } as const satisfies Schemas['team-simple']
}

/** A team and the one above it. */
export function presentTeam(
  row: TeamRow,
  parent: TeamRow | undefined,
  organizationLogin: string,
  addresses: Addresses,
) {
  return {
    ...presentTeamSimple(row, organizationLogin, addresses),
    parent: parent ? presentTeamSimple(parent, organizationLogin, addresses) : null,
  } satisfies Schemas['team']
}

export interface TeamSurroundings {
  parent: TeamRow | undefined
  members: number
  repositories: number
  organization: ProfileRow
  organizationCounts: AccountCounts
}

export function presentTeamFull(row: TeamRow, around: TeamSurroundings, addresses: Addresses) {
  const { organization, organizationCounts } = around
  return {
    ...presentTeam(row, around.parent, organization.login, addresses),
    members_count: around.members,
    repos_count: around.repositories,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    organization: presentOrganization(organization, organizationCounts, 'outsider', addresses),
  } satisfies Schemas['team-full']
}
