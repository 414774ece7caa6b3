import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Transaction } from 'kysely'
import { findRole, higher, type Role } from '../../access/roles.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { selectOrganizationGrants, selectTeamGrants } from './repository-grants.ts'

export type Affiliation = 'outside' | 'direct' | 'all'

/** Each user with each of their roles in the repository, from all sources. */
export function selectGrants(
  db: Kysely<Tables>,
  { id, owner_id, owner_role }: RepositoryRow,
  affiliation: Affiliation,
) {
  const direct = db.selectFrom('collaborator').where('repository_id', '=', id).select(['user_id', 'role'])
  if (owner_role !== 'organization') {
    const owner = db
      .selectFrom(usersAs('account'))
      .where('account.id', '=', owner_id)
      .select(['account.id as user_id', ({ val }) => val('admin').as('role')])
    return affiliation === 'outside' ? direct : direct.unionAll(owner)
  }
  if (affiliation === 'outside')
    return direct.where(
      'user_id',
      'not in',
      db.selectFrom('membership').where('organization_id', '=', owner_id).select('membership.user_id'),
    )
  if (affiliation === 'direct') return direct
  return direct
    .unionAll(
      selectTeamGrants(db)
        .where('team_repository.repository_id', '=', id)
        .select(['team_member.user_id', 'team_repository.role']),
    )
    .unionAll(
      db
        .selectFrom(selectOrganizationGrants(db).as('organization_grant'))
        .where('organization_grant.organization_id', '=', owner_id)
        .select(['organization_grant.user_id', 'organization_grant.role']),
    )
}

export async function listCollaboratorIds(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  affiliation: Affiliation,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const grants = selectGrants(db, repository, affiliation)
  const rows = await db
    .selectFrom(grants.as('granted'))
    .select('granted.user_id')
    .distinct()
    .orderBy('granted.user_id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await db
    .selectFrom(grants.as('granted'))
    .select(({ fn }) => fn.count<number>('granted.user_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return { ids: rows.map(({ user_id }) => user_id), total: Number(count) }
}

/** The highest role that each of these users has, without the visibility of the repository. */
export async function listRolesOf(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  userIds: readonly number[],
): Promise<Map<number, Role>> {
  const roles = new Map<number, Role>()
  if (userIds.length === 0) return roles
  const rows = await db
    .selectFrom(selectGrants(db, repository, 'all').as('granted'))
    .where('granted.user_id', 'in', userIds)
    .select(['granted.user_id', 'granted.role'])
    .execute()
  for (const { user_id, role: name } of rows) {
    const role = higher(roles.get(user_id) ?? null, findRole(name) ?? null)
    if (role) roles.set(user_id, role)
  }
  return roles
}

export async function isDirectCollaborator(
  db: Kysely<Tables>,
  repositoryId: number,
  userId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('collaborator')
    .select('role')
    .where('repository_id', '=', repositoryId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function setCollaborator(
  tx: Transaction<Tables>,
  { repositoryId, userId, role }: { repositoryId: number; userId: number; role: string },
): Promise<void> {
  await tx
    .insertInto('collaborator')
    .values({ repository_id: repositoryId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['repository_id', 'user_id']).doUpdateSet({ role }))
    .execute()
}

export async function removeCollaborator(
  tx: Transaction<Tables>,
  repositoryId: number,
  userId: number,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('collaborator')
    .where('repository_id', '=', repositoryId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute()
  return deleted.length > 0
}

/** Repositories of users have a single role for collaborators: nobody but the owner administers them. */
export async function limitCollaborators(tx: Transaction<Tables>, repositoryId: number): Promise<void> {
  await tx
    .updateTable('collaborator')
    .set({ role: 'write' })
    .where('repository_id', '=', repositoryId)
    .where('role', 'in', ['admin', 'maintain'])
    .execute()
}
