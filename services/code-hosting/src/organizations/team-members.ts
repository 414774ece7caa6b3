import type { Hosting } from '../context/hosting.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import { problem } from '../errors.ts'
import type { Memberships } from './memberships.ts'
import { isOwner } from './organization-owners.ts'
import { findMembershipRow } from './store/memberships.ts'
import {
  findTeamInvitation,
  findTeamRole,
  putTeamInvitation,
  putTeamMember,
  removeTeamMember,
  type TeamRole,
} from './store/team-members.ts'
import type { TeamRow } from './store/teams.ts'
import { createOrganizationTeller } from './tell-organization.ts'

export interface TeamPlace {
  role: TeamRole
  isPending: boolean
}

interface Asked {
  actor: AccountRow
  organization: ProfileRow
  team: TeamRow
  user: AccountRow
}

export function createTeamMembers(
  { db, activity }: Pick<Hosting, 'db' | 'activity'>,
  memberships: Memberships,
) {
  const tell = createOrganizationTeller(activity)

  return {
    async find({ id }: TeamRow, userId: number): Promise<TeamPlace | undefined> {
      const role = await findTeamRole(db.read, id, userId)
      if (role) return { role, isPending: false }
      const invitation = await findTeamInvitation(db.read, id, userId)
      return invitation && { role: invitation.role, isPending: true }
    },

    /** Somebody from outside is invited to the organisation, which owners may do only. */
    async set(asked: Asked & { role: TeamRole }): Promise<TeamPlace> {
      const { actor, organization, team, user, role } = asked
      return db.write(async (tx) => {
        const isByOwner = await isOwner(tx, organization.id, actor.id)
        if (!isByOwner && (await findTeamRole(tx, team.id, actor.id)) !== 'maintainer')
          throw problem('needs_maintainer')
        const membership = await findMembershipRow(tx, organization.id, user.id)
        if (membership?.state === 'active') {
          const shown = membership.role === 'admin' ? 'maintainer' : role
          await putTeamMember(tx, team.id, user.id, shown)
          await tell.teamMember(tx, 'added', { actor, organization, userId: user.id, team })
          return { role: shown, isPending: false }
        }
        if (!isByOwner) throw problem('needs_owner')
        if (!membership) await memberships.setInside(tx, { actor, organization, user, role: 'member' })
        await putTeamInvitation(tx, team.id, user.id, role)
        return { role, isPending: true }
      })
    },

    async remove({ actor, organization, team, user }: Asked): Promise<void> {
      await db.write(async (tx) => {
        if (!(await removeTeamMember(tx, team.id, user.id))) throw problem('not_found')
        await tell.teamMember(tx, 'removed', { actor, organization, userId: user.id, team })
      })
    },
  }
}

export type TeamMembers = ReturnType<typeof createTeamMembers>
