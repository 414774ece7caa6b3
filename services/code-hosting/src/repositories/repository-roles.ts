import type { Database } from '@octavo/platform/data/database.ts'
import { findRole, higher, type Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { listInstalledAmong } from './store/installed-repositories.ts'
import { listGrantedRoles } from './store/repository-roles.ts'

type Owned = Pick<RepositoryRow, 'id' | 'owner_id' | 'owner_role' | 'visibility'>

export type FindRole = (viewer: Viewer, repository: Owned) => Promise<Role | null>
export type ListRoles = (viewer: Viewer, repositories: readonly Owned[]) => Promise<Map<number, Role | null>>

export interface RepositoryAccess {
  role: Role
  /** Tokens with permissions reach selected repositories. In other public ones they can read only. */
  isReached: boolean
}

/** Returns the role of a viewer, or null if the viewer must not see the repository. */
export function createRoleFinder(db: Pick<Database<Tables>, 'read'>): FindRole {
  const listRoles = createRoleLister(db)
  return async (viewer, repository) => (await listRoles(viewer, [repository])).get(repository.id) ?? null
}

export function createRoleLister(db: Pick<Database<Tables>, 'read'>): ListRoles {
  const listAccess = createAccessLister(db)
  return async (viewer, repositories) => {
    const accesses = await listAccess(viewer, repositories)
    return new Map(repositories.map(({ id }) => [id, accesses.get(id)?.role ?? null]))
  }
}

/** Returns undefined if the viewer must not see the repository. */
export function createAccessFinder(db: Pick<Database<Tables>, 'read'>) {
  const listAccess = createAccessLister(db)
  return async (viewer: Viewer, repository: Owned): Promise<RepositoryAccess | undefined> =>
    (await listAccess(viewer, [repository])).get(repository.id)
}

/** The visible repositories of a page, in at most three queries. `visibleTo` is the same rule in SQL. */
export function createAccessLister({ read }: Pick<Database<Tables>, 'read'>) {
  return async (
    viewer: Viewer,
    repositories: readonly Owned[],
  ): Promise<ReadonlyMap<number, RepositoryAccess>> => {
    const reached = await listReached(viewer, repositories)
    const roles = await rolesOf(viewer, repositories, reached)
    return new Map(
      [...roles].flatMap(([id, role]) => (role ? [[id, { role, isReached: reached.has(id) }]] : [])),
    )
  }

  async function listReached({ canAccess, installations }: Viewer, repositories: readonly Owned[]) {
    const ids = repositories.filter(canAccess).map(({ id }) => id)
    return installations && ids.length ? listInstalledAmong(read, installations, ids) : new Set(ids)
  }

  async function rolesOf(viewer: Viewer, repositories: readonly Owned[], reached: ReadonlySet<number>) {
    const { user, hasScope, hasPermission, installation } = viewer
    const roles = new Map<number, Role | null>()
    const unresolved: Owned[] = []
    for (const repository of repositories) {
      const isPublic = repository.visibility === 'public'
      if (!user || !reached.has(repository.id)) roles.set(repository.id, isPublic ? 'read' : null)
      // A role instead of the permissions, for the domain. Routes check the permissions themselves.
      else if (installation)
        roles.set(repository.id, hasPermission('administration', 'write') ? 'admin' : 'write')
      else if (!isPublic && !hasScope('repo')) roles.set(repository.id, null)
      else if (repository.owner_id === user.id) roles.set(repository.id, 'admin')
      else unresolved.push(repository)
    }
    if (!user || unresolved.length === 0) return roles
    const granted = await rolesOfUser(user.id, unresolved)
    for (const { id, visibility } of unresolved) {
      const floor: Role | null = visibility === 'private' ? null : 'read'
      roles.set(id, higher(floor, granted.get(id) ?? null))
    }
    return roles
  }

  async function rolesOfUser(userId: number, repositories: readonly Owned[]) {
    const best = new Map<number, Role | null>()
    const ids = repositories.map(({ id }) => id)
    for (const { repository_id, role } of await listGrantedRoles(read, ids, userId))
      best.set(repository_id, higher(best.get(repository_id) ?? null, findRole(role) ?? null))
    return best
  }
}
