import type { Transaction } from 'kysely'
import { validationFailed } from '../errors.ts'
import type { Hosting } from '../hosting.ts'
import type { Role } from '../organizations/roles.ts'
import { olderRole } from '../organizations/roles.ts'
import { presentAccount } from '../present/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { isDirectCollaborator, removeCollaborator, setCollaborator } from '../store/collaborators.ts'
import {
  deleteInvitation,
  type InvitationRow,
  putInvitation,
  withdrawInvitation,
} from '../store/invitations.ts'
import { getRepositoryById, type RepositoryRow } from '../store/repositories.ts'
import { findMembership } from '../store/repository-roles.ts'
import type { Tables } from '../store/tables.ts'

export interface Collaborators {
  /** An invitation, or nothing where no leave is needed: of members, and of those who are in already. */
  invite(
    repository: RepositoryRow,
    actor: AccountRow,
    invitee: AccountRow,
    role: Role,
  ): Promise<InvitationRow | undefined>
  remove(repository: RepositoryRow, actor: AccountRow, account: AccountRow): Promise<void>
  accept(invitation: InvitationRow, invitee: AccountRow): Promise<void>
  decline(invitation: InvitationRow): Promise<void>
}

/** As long an invitation waits. */
export const invitationLastsMs = 7 * 24 * 60 * 60 * 1000

export function createCollaborators({ db, clock, activity }: Hosting): Collaborators {
  return {
    async invite(repository, actor, invitee, role) {
      if (invitee.role === 'organization') throw notInvitable('An organization cannot be a collaborator.')
      if (invitee.id === repository.owner_id || invitee.id === actor.id)
        throw notInvitable('Repository owner cannot be a collaborator')
      const isIn = await isDirectCollaborator(db.read, repository.id, invitee.id)
      const membership =
        repository.owner_role === 'organization'
          ? await findMembership(db.read, repository.owner_id, invitee.id)
          : undefined
      return db.write(async (tx) => {
        if (!isIn && membership?.state !== 'active')
          return putInvitation(tx, {
            repository_id: repository.id,
            invitee_id: invitee.id,
            inviter_id: actor.id,
            role,
            created_at_ms: clock.now(),
          })
        await setCollaborator(tx, { repositoryId: repository.id, userId: invitee.id, role })
        if (!isIn)
          await tellMember(tx, 'added', { repositoryId: repository.id, actor, member: invitee, role })
        return undefined
      })
    },
    async remove({ id: repositoryId }, actor, account) {
      await db.write(async (tx) => {
        await withdrawInvitation(tx, repositoryId, account.id)
        if (!(await removeCollaborator(tx, repositoryId, account.id))) return
        await tellMember(tx, 'removed', { repositoryId, actor, member: account })
      })
    },
    async accept({ id, repository_id, role }, invitee) {
      await db.write(async (tx) => {
        if (!(await deleteInvitation(tx, id))) return
        await setCollaborator(tx, { repositoryId: repository_id, userId: invitee.id, role })
        // The word is one that `invite` has put there.
        const told = { repositoryId: repository_id, actor: invitee, member: invitee, role: role as Role }
        await tellMember(tx, 'added', told)
      })
    },
    async decline({ id }) {
      await db.write((tx) => deleteInvitation(tx, id))
    },
  }

  async function tellMember(
    tx: Transaction<Tables>,
    action: 'added' | 'removed',
    { repositoryId, actor, member, role }: MemberNews,
  ): Promise<void> {
    await activity.tell(tx, {
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
