import type { Database } from '@octavo/platform/data/database.ts'
import { findRole, higher, type Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { listInstalledAmong } from './store/installed-repositories.ts'
import { listGrantedRoles, listMemberships } from './store/repository-roles.ts'

type Owned = Pick<RepositoryRow, 'id' | 'owner_id' | 'owner_role' | 'visibility'>

export type FindRole = (viewer: Viewer, repository: Owned) => Promise<Role | null>
export type ListRoles = (viewer: Viewer, repositories: readonly Owned[]) => Promise<Map<number, Role | null>>

/** Returns the role of a viewer, or null if the viewer must not see the repository. */
export function createRoleFinder(db: Pick<Database<Tables>, 'read'>): FindRole {
  const listRoles = createRoleLister(db)
  return async (viewer, repository) => (await listRoles(viewer, [repository])).get(repository.id) ?? null
}

/** Returns the roles for a page of repositories in at most two queries. `visibleTo` is the same rule in SQL. */
export function createRoleLister({ read }: Pick<Database<Tables>, 'read'>): ListRoles {
  return async (viewer, repositories) => {
    const { user, hasScope, canAccess } = viewer
    if (viewer.installation) return rolesOfInstallation(viewer, viewer.installation.id, repositories)
    const roles = new Map<number, Role | null>()
    const unresolved: Owned[] = []
    for (const repository of repositories) {
      const isPublic = repository.visibility === 'public'
      if (!user || !canAccess(repository)) roles.set(repository.id, isPublic ? 'read' : null)
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

  /** A role in place of the permissions, for the domain. Routes check the permissions themselves. */
  async function rolesOfInstallation(
    { canAccess, hasPermission }: Viewer,
    installationId: number,
    repositories: readonly Owned[],
  ) {
    const ids = repositories.filter(canAccess).map(({ id }) => id)
    const installed = ids.length ? await listInstalledAmong(read, installationId, ids) : new Set<number>()
    const role = hasPermission('administration', 'write') ? 'admin' : 'write'
    return new Map<number, Role | null>(
      repositories.map(({ id, visibility }) => [
        id,
        installed.has(id) ? role : visibility === 'public' ? 'read' : null,
      ]),
    )
  }

  async function rolesOfUser(userId: number, repositories: readonly Owned[]) {
    const best = new Map<number, Role | null>()
    const raise = (id: number, word: string) =>
      best.set(id, higher(best.get(id) ?? null, findRole(word) ?? null))
    const ids = repositories.map(({ id }) => id)
    for (const { repository_id, role } of await listGrantedRoles(read, ids, userId))
      raise(repository_id, role)
    const organizations = repositories.filter(({ owner_role }) => owner_role === 'organization')
    const ownerIds = new Set(organizations.map(({ owner_id }) => owner_id))
    const memberships = ownerIds.size ? await listMemberships(read, [...ownerIds], userId) : new Map()
    for (const { id, owner_id } of organizations) {
      const membership = memberships.get(owner_id)
      if (membership?.state === 'active')
        raise(id, membership.role === 'admin' ? 'admin' : membership.basePermission)
    }
    return best
  }
}
