import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { TeamRow } from '../../organizations/store/teams.ts'

/** Visible teams of the owner that have a role in the repository, by slug. `writes` requires write access. */
export async function listReviewTeams(
  db: Kysely<Tables>,
  { id, owner_id }: Pick<RepositoryRow, 'id' | 'owner_id'>,
  { slugs, writes = false }: { slugs: readonly string[]; writes?: boolean },
): Promise<TeamRow[]> {
  if (slugs.length === 0) return []
  return db
    .selectFrom('team')
    .selectAll('team')
    .where('team.organization_id', '=', owner_id)
    .where('team.privacy', '=', 'closed')
    .where('team.id', 'in', (eb) =>
      eb
        .selectFrom('team_ancestor')
        .innerJoin('team_repository', 'team_repository.team_id', 'team_ancestor.ancestor_id')
        .where('team_repository.repository_id', '=', id)
        .$if(writes, (roles) =>
          roles.where('team_repository.role', 'in', ['push', 'write', 'maintain', 'admin']),
        )
        .select('team_ancestor.team_id'),
    )
    .where(
      'team.slug',
      'in',
      slugs.map((slug) => slug.toLowerCase()),
    )
    .orderBy('team.id')
    .execute()
}

/** The memberships of these users in these teams, including those in child teams. */
export async function listTeamMembers(
  db: Kysely<Tables>,
  teamIds: readonly number[],
  userIds: readonly number[],
): Promise<{ teamId: number; userId: number }[]> {
  if (teamIds.length === 0 || userIds.length === 0) return []
  return db
    .selectFrom('team_ancestor')
    .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
    .where('team_ancestor.ancestor_id', 'in', teamIds)
    .where('team_member.user_id', 'in', userIds)
    .select(['team_ancestor.ancestor_id as teamId', 'team_member.user_id as userId'])
    .execute()
}
