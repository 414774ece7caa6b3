import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import { problem, validationFailed } from '../errors.ts'
import type { Hosting } from '../hosting.ts'
import { type AccountRow, findAccount } from '../store/accounts.ts'
import { setCollaborator } from '../store/collaborators.ts'
import { getRepositoryById, type RepositoryRow } from '../store/repositories.ts'
import { moveRepository } from '../store/repository-changes.ts'
import { dropTeams, grantTeam, listTeamIds } from '../store/repository-teams.ts'
import { repositoryName } from './repository-names.ts'
import { createOwnerRule } from './repository-owners.ts'
import { writeTo } from './repository-writes.ts'
import { tellRepository } from './tell-repository.ts'

export interface WantedTransfer {
  newOwner: string
  newName?: string | undefined
  teamIds: readonly number[]
}

/** Gives a repository to another account. A user need not accept it first. */
export function createTransfer(hosting: Hosting) {
  const { db, activity } = hosting
  const requireMayOwn = createOwnerRule(db)

  return async (
    repository: RepositoryRow,
    actor: AccountRow,
    { newOwner, newName, teamIds }: WantedTransfer,
  ): Promise<RepositoryRow> => {
    const owner = await findAccount(db.read, newOwner)
    if (!owner || owner.id === repository.owner_id) throw invalidOwner()
    if (owner.role === 'organization') await requireMayOwn(actor, owner, repository.visibility)
    else if (repository.visibility === 'internal') throw invalidOwner()
    if (teamIds.length && (await listTeamIds(db.read, owner.id, teamIds)).length !== new Set(teamIds).size)
      throw problem('unprocessable', { message: 'The teams are to be those of the new owner.' })
    const name = newName === undefined ? repository.name : repositoryName(newName)
    return writeTo(hosting, repository.id, async (tx) => {
      const before = await getRepositoryById(tx, repository.id)
      await moveRepository(tx, before, { ownerId: owner.id, name })
      await dropTeams(tx, before.id)
      for (const teamId of teamIds) await grantTeam(tx, teamId, before.id)
      // Whoever gives it away may go on working on it.
      if (before.owner_role !== 'organization')
        await setCollaborator(tx, { repositoryId: before.id, userId: before.owner_id, role: 'write' })
      const after = await getRepositoryById(tx, before.id)
      const kind = before.owner_role === 'organization' ? 'organization' : 'user'
      const from = { [kind]: { login: before.owner_login, id: before.owner_id } }
      const changes = { owner: { from } }
      await tellRepository(tx, activity, { action: 'transferred', repository: after, actor, changes })
      return after
    }).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      const message = 'name already exists on this account'
      throw validationFailed({ resource: 'Repository', code: 'custom', field: 'name', message })
    })
  }
}

function invalidOwner() {
  return validationFailed({ resource: 'Repository', code: 'invalid', field: 'new_owner' })
}
