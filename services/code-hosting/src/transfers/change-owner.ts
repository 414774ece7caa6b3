import type { Transaction } from 'kysely'
import { presentAccount } from '../accounts/present/accounts.ts'
import type { Context } from '../context.ts'
import { findForkOf } from '../creation/store.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { unprocessable, validationFailed } from '../errors.ts'
import { clearIssueTypes } from '../issues/store/issue-types.ts'
import { limitAssignees } from '../issues/store/repository-assignees.ts'
import { followLostAccess } from '../repositories/lost-forks.ts'
import { emitRepositoryEvent } from '../repositories/repository-events.ts'
import {
  limitCollaborators,
  removeCollaborator,
  setCollaborator,
} from '../repositories/store/collaborators.ts'
import { deleteInvitationsOf } from '../repositories/store/invitations.ts'
import { isNameTaken } from '../repositories/store/new-repositories.ts'
import { findRepositoryById, getRepositoryById } from '../repositories/store/repositories.ts'
import { moveRepository } from '../repositories/store/repository-changes.ts'
import { dropTeams, grantTeam, listTeamIds } from '../repositories/store/repository-teams.ts'
import { deleteTransferOf } from './store.ts'

export interface OwnerChange {
  owner: AccountRow
  name: string
  teamIds: readonly number[]
  actor: AccountRow
}

/** Checks that the repository can move to that account. Also runs in the transaction that moves it. */
export async function requireMovable(
  tx: Transaction<Tables>,
  repository: RepositoryRow,
  { owner, name, teamIds }: Omit<OwnerChange, 'actor'>,
): Promise<void> {
  const isOrganization = owner.role === 'organization'
  if (owner.id === repository.owner_id || owner.role === 'deleted') throw invalidOwner()
  if (repository.visibility === 'internal' && !isOrganization) throw invalidOwner()
  if (repository.parent_id !== null && repository.visibility !== 'public')
    throw unprocessable('Private forks cannot be transferred.')
  const source =
    repository.source_id === null ? undefined : await findRepositoryById(tx, repository.source_id)
  if (source?.owner_id === owner.id || (await findForkOf(tx, repository, owner.id)))
    throw unprocessable(`${owner.login} already has a repository in this network.`)
  if (await isNameTaken(tx, owner.id, name))
    throw validationFailed({
      resource: 'Repository',
      code: 'custom',
      field: 'name',
      message: 'name already exists on this account',
    })
  if (teamIds.length && (await listTeamIds(tx, owner.id, teamIds)).length !== new Set(teamIds).size)
    throw unprocessable('The teams must belong to the new owner.')
}

/**
 * Collaborators stay. Open invitations are deleted, because only the previous owner agreed to them. Collaborators
 * lose the role `admin` if the new owner is a user. Issues lose the types of the previous owner.
 */
export async function changeOwner(
  { activity, jobs }: Pick<Context, 'activity' | 'jobs'>,
  tx: Transaction<Tables>,
  before: RepositoryRow,
  { owner, name, teamIds, actor }: OwnerChange,
): Promise<RepositoryRow> {
  const wasOrganization = before.owner_role === 'organization'
  await deleteTransferOf(tx, before.id)
  await deleteInvitationsOf(tx, before.id)
  await moveRepository(tx, before, { ownerId: owner.id, name })
  if (wasOrganization) await clearIssueTypes(tx, before.id)
  await dropTeams(tx, before.id)
  for (const teamId of teamIds) await grantTeam(tx, teamId, before.id)
  await removeCollaborator(tx, before.id, owner.id)
  if (!wasOrganization)
    await setCollaborator(tx, { repositoryId: before.id, userId: before.owner_id, role: 'write' })
  if (owner.role === 'organization') await limitAssignees(tx, before.id, { memberOf: owner.id })
  else {
    await limitCollaborators(tx, before.id)
    if (wasOrganization) await limitAssignees(tx, before.id, { userId: owner.id })
  }
  const after = await getRepositoryById(tx, before.id)
  await followLostAccess({ jobs }, tx, actor, { repositoryId: before.id })
  const kind = wasOrganization ? 'organization' : 'user'
  const formerOwner = { id: before.owner_id, login: before.owner_login, role: before.owner_role }
  await emitRepositoryEvent(tx, activity, {
    action: 'transferred',
    repository: after,
    actor,
    changes: (addresses) => ({ owner: { from: { [kind]: presentAccount(formerOwner, addresses) } } }),
  })
  return after
}

export function invalidOwner() {
  return validationFailed({ resource: 'Repository', code: 'invalid', field: 'new_owner' })
}
