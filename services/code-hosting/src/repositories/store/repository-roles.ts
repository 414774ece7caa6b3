import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The roles of a user: as a collaborator, and through teams and their parents. */
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
    .execute()
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
