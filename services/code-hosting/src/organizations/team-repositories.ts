import type { Transaction } from 'kysely'
import { findRole, higher, includes, type Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { followLostAccess } from '../repositories/lost-forks.ts'
import { getAdministered, isAdministrator } from '../repositories/repository-administrators.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepository, findRepositoryById } from '../repositories/store/repositories.ts'
import { listRepositories } from '../repositories/store/repository-lists.ts'
import { visibleTo } from '../repositories/store/visible-repositories.ts'
import type { Page } from '../wire/links.ts'
import { sliceOf } from '../wire/links.ts'
import { createOrganizationEvents } from './organization-events.ts'
import { findMembershipRow } from './store/memberships.ts'
import { findTeamRole } from './store/team-members.ts'
import {
  findRolesOfTeam,
  findTeamRoles,
  putTeamRepository,
  removeTeamRepository,
  selectRepositoriesOfTeam,
} from './store/team-repositories.ts'
import type { TeamRow } from './store/teams.ts'

export interface TeamRepository {
  row: RepositoryRow
  /** The role of the team in the repository. */
  role: Role
}

interface ActorRequest {
  actor: AccountRow
  viewer: Viewer
  organization: ProfileRow
  team: TeamRow
  owner: string
  name: string
}

export function createTeamRepositories({ db, activity, jobs }: Pick<Context, 'db' | 'activity' | 'jobs'>) {
  const roleOf = createRoleFinder(db)
  const emit = createOrganizationEvents(activity)

  async function getVisible(viewer: Viewer, owner: string, name: string) {
    const row = (await findRepository(db.read, owner, name))?.row
    const role = row && (await roleOf(viewer, row))
    if (!row || !role) throw problem('not_found')
    return { row, role }
  }

  return {
    async list(
      viewer: Viewer,
      team: TeamRow,
      page: Page,
    ): Promise<{ rows: TeamRepository[]; total: number }> {
      const isVisible = visibleTo(db.read, viewer)
      const { rows, total } = await listRepositories(db.read, {
        where: (eb) =>
          eb.and([isVisible(eb), eb('repository.id', 'in', selectRepositoriesOfTeam(db.read, team.id))]),
        sort: 'created',
        direction: 'asc',
        ...sliceOf(page),
      })
      const ids = rows.map(({ id }) => id)
      const best = new Map<number, Role | null>()
      for (const { repository_id, role } of await findRolesOfTeam(db.read, team.id, ids))
        best.set(repository_id, higher(best.get(repository_id) ?? null, findRole(role) ?? null))
      return { rows: rows.map((row) => ({ row, role: best.get(row.id) ?? 'read' })), total }
    },

    async get(viewer: Viewer, { id }: TeamRow, owner: string, name: string): Promise<TeamRepository> {
      const { row } = await getVisible(viewer, owner, name)
      const roles = await findTeamRoles(db.read, id, row.id)
      const role = roles.map((word) => findRole(word) ?? null).reduce(higher, null)
      if (!role) throw problem('not_found')
      return { row, role }
    },

    async put(request: ActorRequest & { role: Role | undefined }): Promise<void> {
      const { actor, viewer, organization, team, owner, name } = request
      const { row, role } = await getVisible(viewer, owner, name)
      if (row.owner_id !== organization.id) throw ownedElsewhere()
      if (!includes(role, 'admin')) throw problem('needs_admin')
      await db.write(async (tx) => {
        const repository = await getAdministered(tx, row.id, actor.id)
        if (repository.owner_id !== organization.id) throw ownedElsewhere()
        await putTeamRepository(tx, team.id, row.id, request.role ?? team.role)
        await emit.team(tx, 'added_to_repository', { actor, organization, team, repository: row })
      })
    },

    async remove(request: ActorRequest & { isMaintained: boolean }): Promise<void> {
      const { actor, viewer, organization, team, owner, name } = request
      const { row, role } = await getVisible(viewer, owner, name)
      if (!includes(role, 'admin') && !request.isMaintained) throw problem('needs_admin')
      await db.write(async (tx) => {
        const repository = await findRepositoryById(tx, row.id)
        if (!repository) throw problem('not_found')
        const mayRemove =
          (await isAdministrator(tx, actor.id, repository)) || (await maintains(tx, team, actor.id))
        if (!mayRemove) throw problem('needs_admin')
        if (!(await removeTeamRepository(tx, team.id, row.id))) return
        await emit.team(tx, 'removed_from_repository', { actor, organization, team, repository: row })
        await followLostAccess({ jobs }, tx, actor, { repositoryId: row.id })
      })
    },
  }
}

/** As an owner of the organization, or as a maintainer of the team who is still a member. */
async function maintains(tx: Transaction<Tables>, team: TeamRow, userId: number): Promise<boolean> {
  const membership = await findMembershipRow(tx, team.organization_id, userId)
  if (membership?.state !== 'active') return false
  return membership.role === 'admin' || (await findTeamRole(tx, team.id, userId)) === 'maintainer'
}

function ownedElsewhere() {
  return problem('validation_failed', {
    data: { errors: [{ resource: 'TeamMember', field: 'repository', code: 'not_owned_by_org' }] },
  })
}

export type TeamRepositories = ReturnType<typeof createTeamRepositories>
