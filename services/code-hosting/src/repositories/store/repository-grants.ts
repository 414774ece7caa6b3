import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Each user with each repository that one of their teams, or its parent, can access. */
export function selectTeamGrants(db: Kysely<Tables>) {
  return db
    .selectFrom('team_repository')
    .innerJoin('team_ancestor', 'team_ancestor.ancestor_id', 'team_repository.team_id')
    .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
}

/**
 * Each user with each role in all repositories of an organization: its base permission or ownership, and organization
 * roles of the user, of their teams and of parents of these.
 */
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
    .unionAll(
      db
        .selectFrom('membership')
        .leftJoin('profile', 'profile.account_id', 'membership.organization_id')
        .where('membership.state', '=', 'active')
        .where((eb) => eb.or([eb('membership.role', '=', 'admin'), eb.not(hasBasePermission('none'))]))
        .select(['membership.organization_id', 'membership.user_id', memberRole.as('role')]),
    )
}

/** Settings are stored as JSON without spaces. */
function hasBasePermission(permission: string) {
  return sql<SqlBool>`coalesce(profile.settings, '') like ${`%"default_repository_permission":"${permission}"%`}`
}

const memberRole = sql<string>`case
  when membership.role = 'admin' then 'admin'
  when ${hasBasePermission('admin')} then 'admin'
  when ${hasBasePermission('write')} then 'write'
  else 'read' end`
