import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import { problem } from '../errors.ts'
import { followLostAccess } from '../repositories/lost-forks.ts'
import type { Memberships } from './memberships.ts'
import { createOrganizationEvents } from './organization-events.ts'
import { isManagedBy } from './organization-owners.ts'
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

export interface TeamMembershipState {
  role: TeamRole
  isPending: boolean
}

interface ActorRequest {
  actor: AccountRow
  organization: ProfileRow
  team: TeamRow
  user: AccountRow
}

export function createTeamMembers(
  { db, activity, jobs }: Pick<Context, 'db' | 'activity' | 'jobs'>,
  memberships: Memberships,
) {
  const emit = createOrganizationEvents(activity)

  return {
    async find({ id }: TeamRow, userId: number): Promise<TeamMembershipState | undefined> {
      const role = await findTeamRole(db.read, id, userId)
      if (role) return { role, isPending: false }
      const invitation = await findTeamInvitation(db.read, id, userId)
      return invitation && { role: invitation.role, isPending: true }
    },

    /** Users who are not members of the organization are invited to it, which requires an owner. */
    async set(request: ActorRequest & { viewer: Viewer; role: TeamRole }): Promise<TeamMembershipState> {
      const { actor, organization, team, user, role } = request
      return db.write(async (tx) => {
        const isManaged = await isManagedBy(tx, request)
        const mayAdd = isManaged || (await findTeamRole(tx, team.id, actor.id)) === 'maintainer'
        if (!mayAdd) throw problem('needs_maintainer')
        const membership = await findMembershipRow(tx, organization.id, user.id)
        if (membership?.state === 'active') {
          const effectiveRole = membership.role === 'admin' ? 'maintainer' : role
          await putTeamMember(tx, team.id, user.id, effectiveRole)
          await emit.teamMember(tx, 'added', { actor, organization, userId: user.id, team })
          return { role: effectiveRole, isPending: false }
        }
        if (!isManaged) throw problem('needs_owner')
        if (!membership) await memberships.setMember(tx, { actor, organization, user, role: 'member' })
        await putTeamInvitation(tx, team.id, user.id, role)
        return { role, isPending: true }
      })
    },

    async remove(request: ActorRequest & { viewer: Viewer }): Promise<void> {
      const { actor, organization, team, user } = request
      await db.write(async (tx) => {
        const mayRemove =
          user.id === actor.id ||
          (await isManagedBy(tx, request)) ||
          (await findTeamRole(tx, team.id, actor.id)) === 'maintainer'
        if (!mayRemove) throw problem('needs_maintainer')
        if (!(await removeTeamMember(tx, team.id, user.id))) throw problem('not_found')
        await emit.teamMember(tx, 'removed', { actor, organization, userId: user.id, team })
        await followLostAccess({ jobs }, tx, actor, { userId: user.id })
      })
    },
  }
}

export type TeamMembers = ReturnType<typeof createTeamMembers>
