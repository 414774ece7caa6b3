import type { Transaction } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Hosting } from '../context/hosting.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { isOwner } from './organization-owners.ts'
import {
  deleteMembership,
  findMembershipRow,
  hasOtherOwner,
  type MembershipRow,
  putMembership,
  setPublic,
} from './store/memberships.ts'
import {
  findInvitation,
  findInvitationOf,
  type InvitationRow,
  putInvitation,
  takeUpInvitation,
} from './store/organization-invitations.ts'
import { keepTeamGrants, removeCollaborations } from './store/outside-collaborators.ts'
import { putTeamInvitation } from './store/team-members.ts'
import { findTeamById } from './store/teams.ts'
import { createOrganizationTeller } from './tell-organization.ts'

type Tx = Transaction<Tables>

interface Asked {
  actor: AccountRow
  organization: ProfileRow
}

/** Who is in an organisation, and how they come and go. */
export function createMemberships({ db, clock, activity }: Pick<Hosting, 'db' | 'clock' | 'activity'>) {
  const tell = createOrganizationTeller(activity)

  /** Whoever is not in the organisation yet is invited, and is in it once they say so. */
  async function setInside(
    tx: Tx,
    { actor, organization, user, role }: Asked & { user: AccountRow; role: MembershipRow['role'] },
  ): Promise<MembershipRow> {
    if (!(await isOwner(tx, organization.id, actor.id))) throw problem('needs_owner')
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
    if (before?.state === 'active') return row
    const invitation = { organization_id: organization.id, invitee_id: user.id, inviter_id: actor.id }
    await putInvitation(tx, { ...invitation, created_at_ms })
    if (before) return row
    await tell.invited(tx, { actor, organization, user })
    return row
  }

  async function leave(tx: Tx, asked: Asked & { user: AccountRow }): Promise<void> {
    const before = await findMembershipRow(tx, asked.organization.id, asked.user.id)
    if (!before) throw problem('not_found')
    if (before.role === 'admin') await requireOtherOwner(tx, before)
    if (before.state === 'active') await tell.member(tx, 'member_removed', asked)
    await deleteMembership(tx, asked.organization.id, asked.user.id)
  }

  return {
    setInside,

    set: (asked: Asked & { user: AccountRow; role: MembershipRow['role'] }) =>
      db.write((tx) => setInside(tx, asked)),

    async accept(organization: ProfileRow, user: AccountRow): Promise<MembershipRow> {
      return db.write(async (tx) => {
        const before = await findMembershipRow(tx, organization.id, user.id)
        if (!before) throw problem('not_found')
        if (before.state === 'active') return before
        const invitation = await findInvitationOf(tx, organization.id, user.id)
        // Nobody gives away a right that they have lost since.
        if (invitation && !(await isOwner(tx, organization.id, invitation.inviter_id)))
          throw problem('not_found')
        const row = await putMembership(tx, { ...before, state: 'active' })
        const asked = { actor: user, organization }
        const teams = await takeUpInvitation(tx, organization.id, user.id)
        await tell.member(tx, 'member_added', { ...asked, user })
        for (const id of teams) {
          const team = await findTeamById(tx, id)
          if (team) await tell.teamMember(tx, 'added', { ...asked, userId: user.id, team })
        }
        return row
      })
    },

    /** Out of the organisation, its teams and its repositories; or the invitation is taken back. */
    remove: (asked: Asked & { user: AccountRow }) =>
      db.write(async (tx) => {
        await leave(tx, asked)
        await removeCollaborations(tx, asked.organization.id, asked.user.id)
      }),

    /** Out of the organisation, but not out of the repositories that they worked in. */
    makeOutside: (asked: Asked & { user: AccountRow }) =>
      db.write(async (tx) => {
        await keepTeamGrants(tx, asked.organization.id, asked.user.id)
        await leave(tx, asked)
      }),

    removeOutside: ({ id }: ProfileRow, user: AccountRow) =>
      db.write(async (tx) => {
        if ((await findMembershipRow(tx, id, user.id))?.state === 'active')
          throw problem('unprocessable', {
            message: 'You cannot specify an organization member to remove as an outside collaborator.',
          })
        await removeCollaborations(tx, id, user.id)
      }),

    show: ({ id }: ProfileRow, user: AccountRow, isPublic: boolean) =>
      db.write(async (tx) => {
        if ((await findMembershipRow(tx, id, user.id))?.state !== 'active') throw problem('not_found')
        await setPublic(tx, id, user.id, isPublic ? 1 : 0)
      }),

    async invite(
      asked: Asked & { inviteeId: number; role: MembershipRow['role']; teamIds: readonly number[] },
    ): Promise<InvitationRow> {
      const { organization, inviteeId, teamIds } = asked
      return db.write(async (tx) => {
        const user = (await findAccounts(tx, [inviteeId])).get(inviteeId)
        if (!user || user.role === 'organization') throw flawedInvitation('Invitee is not a user')
        if (await findMembershipRow(tx, organization.id, user.id))
          throw flawedInvitation('Invitee is already a part of this organization')
        await setInside(tx, { ...asked, user })
        for (const id of teamIds) {
          const team = await findTeamById(tx, id)
          if (team?.organization_id !== organization.id)
            throw flawedInvitation('Team is not of this organization')
          await putTeamInvitation(tx, id, user.id, 'member')
        }
        const made = await findInvitationOf(tx, organization.id, user.id)
        if (!made) throw new Error('The invitation is gone')
        return made
      })
    },

    async cancelInvitation({ id: organizationId }: ProfileRow, id: number): Promise<void> {
      await db.write(async (tx) => {
        const invitation = await findInvitation(tx, organizationId, id)
        if (!invitation) throw problem('not_found')
        await deleteMembership(tx, organizationId, invitation.invitee_id)
      })
    },
  }
}

export type Memberships = ReturnType<typeof createMemberships>

async function requireOtherOwner(tx: Tx, { organization_id, user_id, state }: MembershipRow): Promise<void> {
  if (state === 'active' && !(await hasOtherOwner(tx, organization_id, user_id))) throw problem('last_owner')
}

function flawedInvitation(message: string) {
  return validationFailed({ resource: 'OrganizationInvitation', field: 'data', code: 'custom', message })
}
