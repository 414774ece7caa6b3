import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The roles of a user: as a collaborator, through teams and their parents, and through organization roles. */
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

/** Each user with each organization role that they or one of their teams, or its parent, have. */
export function selectOrganizationGrants(db: Kysely<Tables>) {
  return db
    .selectFrom('organization_role_user')
    .select(['organization_id', 'user_id', 'repository_role as role'])
    .unionAll(
      db
        .selectFrom('organization_role_team')
        .innerJoin('team_ancestor', 'team_ancestor.ancestor_id', 'organization_role_team.team_id')
        .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
        .select([
          'organization_role_team.organization_id',
          'team_member.user_id',
          'organization_role_team.repository_role as role',
        ]),
    )
}

/** Each user with each repository that one of their teams, or its parent, can access. */
export function selectTeamGrants(db: Kysely<Tables>) {
  return db
    .selectFrom('team_repository')
    .innerJoin('team_ancestor', 'team_ancestor.ancestor_id', 'team_repository.team_id')
    .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
}

export interface Membership {
  role: 'admin' | 'member'
  state: 'active' | 'pending'
  /** The role of all members in all repositories of the organization. */
  basePermission: string
}

export async function findMembership(
  db: Kysely<Tables>,
  organizationId: number,
  userId: number,
): Promise<Membership | undefined> {
  return (await listMemberships(db, [organizationId], userId)).get(organizationId)
}

/** By organization. */
export async function listMemberships(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
  userId: number,
): Promise<Map<number, Membership>> {
  const rows = await db
    .selectFrom('membership')
    .leftJoin('profile', 'profile.account_id', 'membership.organization_id')
    .where('membership.organization_id', 'in', organizationIds)
    .where('membership.user_id', '=', userId)
    .select(['membership.organization_id', 'membership.role', 'membership.state', 'profile.settings'])
    .execute()
  return new Map(
    rows.map(({ organization_id, role, state, settings }) => {
      const { default_repository_permission = 'read' } = decodeJson<{
        default_repository_permission?: string
      }>(settings ?? '{}')
      return [organization_id, { role, state, basePermission: default_repository_permission }]
    }),
  )
}
