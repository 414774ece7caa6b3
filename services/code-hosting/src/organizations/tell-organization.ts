import type { components } from '@octokit/openapi-webhooks-types'
import type { Transaction } from 'kysely'
import { presentAccount } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Activity } from '../context/activity.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { presentInvitation, presentMembership } from './present/memberships.ts'
import { presentTeam } from './present/teams.ts'
import { findMembershipRow } from './store/memberships.ts'
import { findInvitationOf } from './store/organization-invitations.ts'
import { findTeamById, type TeamRow } from './store/teams.ts'

type Tx = Transaction<Tables>
type Schemas = components['schemas']

interface Happened {
  actor: AccountRow
  organization: ProfileRow
}

/** Says of organisations and teams what webhooks are told. */
export function createOrganizationTeller({ tell }: Activity) {
  return {
    member(
      tx: Tx,
      action: 'member_added' | 'member_removed',
      { actor, organization, user }: Happened & { user: AccountRow },
    ) {
      return tell(tx, {
        event: 'organization',
        action,
        actor,
        organization,
        async payload(_, addresses) {
          const row = (await findMembershipRow(tx, organization.id, user.id)) ?? {
            organization_id: organization.id,
            user_id: user.id,
            role: 'member' as const,
            state: 'active' as const,
            is_public: 0,
            created_at_ms: 0,
          }
          const { organization: _organization, ...membership } = presentMembership(
            row,
            organization,
            user,
            addresses,
          )
          return { membership: membership satisfies Schemas['webhooks_membership'] }
        },
      })
    },

    invited(tx: Tx, { actor, organization, user }: Happened & { user: AccountRow }) {
      return tell(tx, {
        event: 'organization',
        action: 'member_invited',
        actor,
        organization,
        async payload(_, addresses) {
          const invitation = await findInvitationOf(tx, organization.id, user.id)
          if (!invitation) return {}
          return {
            invitation: presentInvitation(invitation, { invitee: user, inviter: actor }, addresses),
            user: presentAccount(user, addresses),
          }
        },
      })
    },

    renamed(tx: Tx, { actor, organization, from }: Happened & { from: string }) {
      const changes = { login: { from } } satisfies Schemas['webhook-organization-renamed']['changes']
      return tell(tx, {
        event: 'organization',
        action: 'renamed',
        actor,
        organization,
        payload: () => ({ changes }),
      })
    },

    async teamMember(
      tx: Tx,
      action: 'added' | 'removed',
      { actor, organization, userId, team }: Happened & { userId: number; team: TeamRow },
    ) {
      const user = (await findAccounts(tx, [userId])).get(userId)
      if (!user) return
      await tell(tx, {
        event: 'membership',
        action,
        actor,
        organization,
        async payload(_, addresses) {
          return {
            scope: 'team',
            member: presentAccount(user, addresses),
            team: presentTeam(team, await findParent(tx, team), organization.login, addresses),
          }
        },
      })
    },

    team(
      tx: Tx,
      action: 'created' | 'deleted' | 'edited' | 'added_to_repository' | 'removed_from_repository',
      happened: Happened & {
        team: TeamRow
        repository?: RepositoryRow
        changes?: Schemas['webhook-team-edited']['changes']
      },
    ) {
      const { actor, organization, team, repository, changes } = happened
      return tell(tx, {
        event: 'team',
        action,
        actor,
        organization,
        ...(repository && { repository }),
        async payload(_, addresses) {
          const parent = await findParent(tx, team)
          return {
            ...(changes && { changes }),
            team: presentTeam(team, parent, organization.login, addresses) satisfies Schemas['webhooks_team'],
          }
        },
      })
    },
  }
}

async function findParent(tx: Tx, { parent_id }: TeamRow): Promise<TeamRow | undefined> {
  return parent_id === null ? undefined : findTeamById(tx, parent_id)
}
