import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { selectOrganizationGrants, selectTeamGrants } from './repository-grants.ts'

/** All roles of a user in these repositories, except as the owner. */
export function listGrantedRoles(
  db: Kysely<Tables>,
  repositoryIds: readonly number[],
  userId: number,
): Promise<{ repository_id: number; role: string }[]> {
  return db
    .selectFrom('collaborator')
    .where('repository_id', 'in', repositoryIds)
    .where('user_id', '=', userId)
    .select(['repository_id', 'role'])
    .unionAll(
      selectTeamGrants(db)
        .where('team_repository.repository_id', 'in', repositoryIds)
        .where('team_member.user_id', '=', userId)
        .select(['team_repository.repository_id', 'team_repository.role']),
    )
    .unionAll(
      db
        .selectFrom('repository')
        .innerJoin(
          selectOrganizationGrants(db).as('organization_grant'),
          'organization_grant.organization_id',
          'repository.owner_id',
        )
        .where('repository.id', 'in', repositoryIds)
        .where('organization_grant.user_id', '=', userId)
        .select(['repository.id as repository_id', 'organization_grant.role']),
    )
    .execute()
}

export interface Membership {
  role: 'admin' | 'member'
  state: 'active' | 'pending'
}

export function findMembership(
  db: Kysely<Tables>,
  organizationId: number,
  userId: number,
): Promise<Membership | undefined> {
  return db
    .selectFrom('membership')
    .select(['role', 'state'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
