import type { Database } from '@octavo/platform/data/database.ts'
import { findRole, higher, type Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { listGrantedRoles, listMemberships } from './store/repository-roles.ts'

type Owned = Pick<RepositoryRow, 'id' | 'owner_id' | 'owner_role' | 'visibility'>

export type FindRole = (viewer: Viewer, repository: Owned) => Promise<Role | null>
export type ListRoles = (viewer: Viewer, repositories: readonly Owned[]) => Promise<Map<number, Role | null>>

/** What a viewer may do in a repository; null where they must not even learn that it exists. */
export function createRoleFinder(db: Pick<Database<Tables>, 'read'>): FindRole {
  const listRoles = createRoleLister(db)
  return async (viewer, repository) => (await listRoles(viewer, [repository])).get(repository.id) ?? null
}

/** The same for all repositories of a page, in two queries at most. `visibleTo` says in SQL who gets null here. */
export function createRoleLister({ read }: Pick<Database<Tables>, 'read'>): ListRoles {
  return async ({ user, hasScope, reaches }, repositories) => {
    const roles = new Map<number, Role | null>()
    const asked: Owned[] = []
    for (const repository of repositories) {
      const isPublic = repository.visibility === 'public'
      if (!user || !reaches(repository)) roles.set(repository.id, isPublic ? 'read' : null)
      else if (!isPublic && !hasScope('repo')) roles.set(repository.id, null)
      else if (repository.owner_id === user.id) roles.set(repository.id, 'admin')
      else asked.push(repository)
    }
    if (!user || asked.length === 0) return roles
    const granted = await rolesOfUser(user.id, asked)
    for (const { id, visibility } of asked) {
      const floor: Role | null = visibility === 'private' ? null : 'read'
      roles.set(id, higher(floor, granted.get(id) ?? null))
    }
    return roles
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
