import type { Transaction } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import { refuseBlocked } from '../accounts/blocked-users.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable, validationFailed } from '../errors.ts'
import { followLostAccess } from '../repositories/lost-forks.ts'
import { createOrganizationEvents } from './organization-events.ts'
import { isManagedBy, mayInvite } from './organization-owners.ts'
import {
  deleteMembership,
  findMembershipRow,
  hasOtherOwner,
  type MembershipRow,
  putMembership,
  setPublic,
} from './store/memberships.ts'
import {
  acceptInvitation,
  findInvitation,
  findInvitationOf,
  type InvitationRow,
  putInvitation,
} from './store/organization-invitations.ts'
import { keepTeamGrants, removeCollaborations } from './store/outside-collaborators.ts'
import { putTeamInvitation } from './store/team-members.ts'
import { findTeamById } from './store/teams.ts'

type Tx = Transaction<Tables>

interface ActorRequest {
  actor: AccountRow
  organization: ProfileRow
}

export function createMemberships({
  db,
  clock,
  activity,
  audit,
  jobs,
}: Pick<Context, 'db' | 'clock' | 'activity' | 'audit' | 'jobs'>) {
  const emit = createOrganizationEvents(activity)

  /** Invites users who are not members yet. They become members when they accept. */
  async function setMember(
    tx: Tx,
    { actor, organization, user, role }: ActorRequest & { user: AccountRow; role: MembershipRow['role'] },
  ): Promise<MembershipRow> {
    if (!(await isManagedBy(tx, { actor, organization }))) throw problem('needs_owner')
    const before = await findMembershipRow(tx, organization.id, user.id)
    if (before?.role === 'admin' && role !== 'admin') await requireOtherOwner(tx, before)
    const created_at_ms = before?.created_at_ms ?? clock.now()
    const row = await putMembership(tx, {
      organization_id: organization.id,
      user_id: user.id,
      role,
      state: before?.state ?? 'pending',
      is_public: before?.is_public ?? 0,
      created_at_ms,
    })
    if (before?.state === 'active') {
      if (before.role !== role)
        await audit.record(tx, {
          action: 'org.update_member',
          actor,
          organization,
          user,
          data: { old_permission: before.role, permission: role },
        })
      return row
    }
    const invitation = { organization_id: organization.id, invitee_id: user.id, inviter_id: actor.id }
    await putInvitation(tx, { ...invitation, created_at_ms })
    if (before) return row
    await emit.invited(tx, { actor, organization, user })
    return row
  }

  async function leave(tx: Tx, request: ActorRequest & { user: AccountRow }): Promise<void> {
    const before = await findMembershipRow(tx, request.organization.id, request.user.id)
    if (!before) throw problem('not_found')
    if (before.role === 'admin') await requireOtherOwner(tx, before)
    if (before.state === 'active') await emit.member(tx, 'member_removed', request)
    await deleteMembership(tx, request.organization.id, request.user.id)
    await followLostAccess({ jobs }, tx, request.actor, { userId: request.user.id })
  }

  return {
    setMember,

    set: (request: ActorRequest & { user: AccountRow; role: MembershipRow['role'] }) =>
      db.write((tx) => setMember(tx, request)),

    async accept(organization: ProfileRow, user: AccountRow): Promise<MembershipRow> {
      return db.write(async (tx) => {
        const before = await findMembershipRow(tx, organization.id, user.id)
        if (!before) throw problem('not_found')
        if (before.state === 'active') return before
        const invitation = await findInvitationOf(tx, organization.id, user.id)
        // The inviter may have lost the right meanwhile.
        if (invitation && !(await mayInvite(tx, organization.id, invitation.inviter_id)))
          throw problem('not_found')
        await refuseBlocked(tx, { owner_id: organization.id }, user)
        const row = await putMembership(tx, { ...before, state: 'active' })
        const request = { actor: user, organization }
        const teams = await acceptInvitation(tx, organization.id, user.id)
        await emit.member(tx, 'member_added', { ...request, user })
        for (const id of teams) {
          const team = await findTeamById(tx, id)
          if (team) await emit.teamMember(tx, 'added', { ...request, userId: user.id, team })
        }
        return row
      })
    },

    /** Removes a member from the organization, its teams and its repositories, or cancels the invitation. */
    remove: (request: ActorRequest & { viewer: Viewer; user: AccountRow }) =>
      db.write(async (tx) => {
        if (request.user.id !== request.actor.id && !(await isManagedBy(tx, request)))
          throw problem('needs_owner')
        await leave(tx, request)
        await removeCollaborations(tx, request.organization.id, request.user.id)
      }),

    /** Removes a member from the organization, but not from the repositories they had access to. */
    convertToOutsideCollaborator: (request: ActorRequest & { user: AccountRow }) =>
      db.write(async (tx) => {
        await keepTeamGrants(tx, request.organization.id, request.user.id)
        await leave(tx, request)
      }),

    removeOutside: ({ actor, organization, user }: ActorRequest & { user: AccountRow }) =>
      db.write(async (tx) => {
        if ((await findMembershipRow(tx, organization.id, user.id))?.state === 'active')
          throw unprocessable(
            'You cannot specify an organization member to remove as an outside collaborator.',
          )
        await removeCollaborations(tx, organization.id, user.id)
        await followLostAccess({ jobs }, tx, actor, { userId: user.id })
        await audit.record(tx, {
          action: 'org.remove_outside_collaborator',
          actor,
          organization,
          user,
        })
      }),

    show: ({ id }: ProfileRow, user: AccountRow, isPublic: boolean) =>
      db.write(async (tx) => {
        if ((await findMembershipRow(tx, id, user.id))?.state !== 'active') throw problem('not_found')
        await setPublic(tx, id, user.id, isPublic ? 1 : 0)
      }),

    async invite(
      request: ActorRequest & { inviteeId: number; role: MembershipRow['role']; teamIds: readonly number[] },
    ): Promise<InvitationRow> {
      const { organization, inviteeId, teamIds } = request
      return db.write(async (tx) => {
        const user = (await findAccounts(tx, [inviteeId])).get(inviteeId)
        if (!user || user.role === 'organization' || user.role === 'deleted')
          throw invalidInvitation('Invitee is not a user')
        if (await findMembershipRow(tx, organization.id, user.id))
          throw invalidInvitation('Invitee is already a part of this organization')
        await setMember(tx, { ...request, user })
        for (const id of teamIds) {
          const team = await findTeamById(tx, id)
          if (team?.organization_id !== organization.id)
            throw invalidInvitation('Team is not of this organization')
          await putTeamInvitation(tx, id, user.id, 'member')
        }
        const created = await findInvitationOf(tx, organization.id, user.id)
        if (!created) throw new Error('The invitation was deleted concurrently')
        return created
      })
    },

    async cancelInvitation({ actor, organization }: ActorRequest, id: number): Promise<void> {
      await db.write(async (tx) => {
        const invitation = await findInvitation(tx, organization.id, id)
        if (!invitation) throw problem('not_found')
        await deleteMembership(tx, organization.id, invitation.invitee_id)
        const user = (await findAccounts(tx, [invitation.invitee_id])).get(invitation.invitee_id)
        await audit.record(tx, {
          action: 'org.cancel_invitation',
          actor,
          organization,
          ...(user && { user }),
        })
      })
    },
  }
}

export type Memberships = ReturnType<typeof createMemberships>

async function requireOtherOwner(tx: Tx, { organization_id, user_id, state }: MembershipRow): Promise<void> {
  if (state === 'active' && !(await hasOtherOwner(tx, organization_id, user_id))) throw problem('last_owner')
}

function invalidInvitation(message: string) {
  return validationFailed({ resource: 'OrganizationInvitation', field: 'data', code: 'custom', message })
}
