import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { InvitationRow } from '../store/invitations.ts'
import { presentRepository } from './repositories.ts'

export interface InvitationParties {
  repository: RepositoryRow
  invitee: AccountRow | undefined
  inviter: AccountRow | undefined
  isExpired: boolean
}

export function presentInvitation(
  { id, role, created_at_ms }: InvitationRow,
  { repository, invitee, inviter, isExpired }: InvitationParties,
  addresses: Addresses,
) {
  return {
    id,
    node_id: nodeId('RepositoryInvitation', id),
    repository: presentRepository(repository, addresses),
    invitee: presentAccount(invitee ?? ghost, addresses),
    inviter: presentAccount(inviter ?? ghost, addresses),
    // The word is one that the invitation was made with.
    permissions: role as 'read' | 'triage' | 'write' | 'maintain' | 'admin',
    created_at: presentTime(created_at_ms),
    expired: isExpired,
    url: `${addresses.api}/user/repository_invitations/${id}`,
    html_url: `${addresses.html}/${repository.owner_login}/${repository.name}/invitations`,
  } satisfies components['schemas']['repository-invitation']
}
