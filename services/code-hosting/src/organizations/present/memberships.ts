import type { components } from '@octokit/openapi-types'
import { presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow, ProfileRow } from '../../database/account-rows.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { MembershipRow } from '../store/memberships.ts'
import type { InvitationRow } from '../store/organization-invitations.ts'
import type { TeamRole } from '../store/team-members.ts'
import type { TeamRow } from '../store/teams.ts'
import { presentOrganizationSimple } from './organizations.ts'
import { teamUrl } from './teams.ts'

type Schemas = components['schemas']

export function presentMembership(
  row: MembershipRow,
  organization: ProfileRow,
  user: AccountRow,
  addresses: Addresses,
) {
  const organizationUrl = `${addresses.api}/orgs/${organization.login}`
  return {
    url: `${organizationUrl}/memberships/${user.login}`,
    state: row.state,
    role: row.role,
    direct_membership: true,
    organization_url: organizationUrl,
    organization: presentOrganizationSimple(organization, addresses),
    user: presentAccount(user, addresses),
  } satisfies Schemas['org-membership']
}

export function presentTeamMembership(
  team: TeamRow,
  user: AccountRow,
  { role, isPending }: { role: TeamRole; isPending: boolean },
  addresses: Addresses,
) {
  return {
    url: `${teamUrl(team, addresses)}/memberships/${user.login}`,
    role,
    state: isPending ? 'pending' : 'active',
  } satisfies Schemas['team-membership']
}

export function presentInvitation(
  row: InvitationRow,
  { invitee, inviter }: { invitee: AccountRow; inviter: AccountRow },
  addresses: Addresses,
) {
  return {
    id: row.id,
    node_id: nodeId('OrganizationInvitation', row.id),
    login: invitee.login,
    email: null,
    role: row.role === 'admin' ? 'admin' : 'direct_member',
    created_at: presentTime(row.created_at_ms),
    failed_at: null,
    failed_reason: null,
    inviter: presentAccount(inviter, addresses),
    team_count: row.team_count,
    invitation_teams_url: `${addresses.api}/organizations/${row.organization_id}/invitations/${row.id}/teams`,
    invitation_source: 'member',
  } satisfies Schemas['organization-invitation']
}
