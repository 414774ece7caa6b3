import type { Transaction } from 'kysely'
import type { Role } from '../access/roles.ts'
import { olderRole } from '../access/roles.ts'
import { refuseBlocked } from '../accounts/blocked-users.ts'
import { presentAccount } from '../accounts/present/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import type { Writer } from './authorized-writes.ts'
import { followLostAccess } from './lost-forks.ts'
import { getAdministered, isAdministrator } from './repository-administrators.ts'
import { isDirectCollaborator, removeCollaborator, setCollaborator } from './store/collaborators.ts'
import {
  changeInvitation,
  deleteInvitation,
  type InvitationRow,
  putInvitation,
  takeInvitation,
  withdrawInvitation,
} from './store/invitations.ts'
import { getRepositoryById } from './store/repositories.ts'
import { findMembership } from './store/repository-roles.ts'

export interface Collaborators {
  /**
   * Returns the invitation, or undefined if the invitee needs none: organization members and existing
   * collaborators.
   */
  invite(
    repository: RepositoryRow,
    actor: AccountRow,
    invitee: AccountRow,
    role: Role,
  ): Promise<InvitationRow | undefined>
  changeInvitation(invitation: InvitationRow, actor: AccountRow, role: string): Promise<InvitationRow>
  /** Removes a collaborator, or an invitation. Users may remove themselves. */
  remove(writer: Writer, account: AccountRow): Promise<void>
  accept(invitation: InvitationRow, invitee: AccountRow): Promise<void>
  decline(invitation: InvitationRow): Promise<void>
}

/** Invitations expire after this time. */
export const invitationLifetimeMs = 7 * 24 * 60 * 60 * 1000

export function createCollaborators({ db, clock, activity, jobs }: Context): Collaborators {
  return {
    async invite({ id: repositoryId }, actor, invitee, role) {
      if (invitee.role === 'organization') throw notInvitable('An organization cannot be a collaborator.')
      return db.write(async (tx) => {
        const repository = await getAdministered(tx, repositoryId, actor.id)
        if (invitee.id === repository.owner_id || invitee.id === actor.id)
          throw notInvitable('Repository owner cannot be a collaborator')
        const isIn = await isDirectCollaborator(tx, repositoryId, invitee.id)
        const isMember =
          repository.owner_role === 'organization' &&
          (await findMembership(tx, repository.owner_id, invitee.id))?.state === 'active'
        if (!isIn && !isMember) {
          await refuseBlocked(tx, { owner_id: invitee.id }, actor)
          return putInvitation(tx, {
            repository_id: repositoryId,
            invitee_id: invitee.id,
            inviter_id: actor.id,
            role,
            created_at_ms: clock.now(),
          })
        }
        // An invitation from before the user became a member may have another role.
        await withdrawInvitation(tx, repositoryId, invitee.id)
        await setCollaborator(tx, { repositoryId, userId: invitee.id, role })
        if (!isIn) await emitMemberEvent(tx, 'added', { repositoryId, actor, member: invitee, role })
        return undefined
      })
    },
    async changeInvitation(invitation, actor, role) {
      return db.write(async (tx) => {
        await getAdministered(tx, invitation.repository_id, actor.id)
        const changed = await changeInvitation(tx, invitation.id, { role, inviterId: actor.id })
        if (!changed) throw problem('not_found')
        return changed
      })
    },
    async remove({ repository: { id: repositoryId }, actor, requireRole }, account) {
      await db.write(async (tx) => {
        if (account.id !== actor.id) await requireRole?.(tx)
        await withdrawInvitation(tx, repositoryId, account.id)
        if (!(await removeCollaborator(tx, repositoryId, account.id))) return
        await emitMemberEvent(tx, 'removed', { repositoryId, actor, member: account })
        await followLostAccess({ jobs }, tx, actor, { userId: account.id })
      })
    },
    async accept({ id }, invitee) {
      await db.write(async (tx) => {
        const invitation = await takeInvitation(tx, id)
        if (!invitation || clock.now() > invitation.created_at_ms + invitationLifetimeMs)
          throw problem('not_found')
        const { repository_id: repositoryId, inviter_id, role } = invitation
        const repository = await getRepositoryById(tx, repositoryId)
        // The inviter may have lost the right meanwhile.
        if (!(await isAdministrator(tx, inviter_id, repository))) throw problem('not_found')
        await refuseBlocked(tx, repository, invitee)
        await setCollaborator(tx, { repositoryId, userId: invitee.id, role })
        // `invite` stores only roles.
        const member = { repositoryId, actor: invitee, member: invitee, role: role as Role }
        await emitMemberEvent(tx, 'added', member)
      })
    },
    async decline({ id }) {
      await db.write((tx) => deleteInvitation(tx, id))
    },
  }

  async function emitMemberEvent(
    tx: Transaction<Tables>,
    action: 'added' | 'removed',
    { repositoryId, actor, member, role }: MemberNews,
  ): Promise<void> {
    await activity.emit(tx, {
      event: 'member',
      action,
      actor,
      repository: await getRepositoryById(tx, repositoryId),
      payload: (_tx, addresses) => ({
        member: presentAccount(member, addresses),
        ...(role ? { changes: { permission: { to: olderRole(role) }, role_name: { to: role } } } : {}),
      }),
      ...(action === 'added'
        ? {
            feed: {
              type: 'MemberEvent',
              payload: (_tx, addresses) => ({ member: presentAccount(member, addresses), action }),
            },
          }
        : {}),
    })
  }
}

interface MemberNews {
  repositoryId: number
  actor: AccountRow
  member: AccountRow
  role?: Role
}

function notInvitable(message: string) {
  return validationFailed({ resource: 'Repository', code: 'custom', field: 'user', message })
}
