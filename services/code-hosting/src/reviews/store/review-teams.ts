import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { TeamRow } from '../../organizations/store/teams.ts'

/** Visible teams of the owner that have a role in the repository, by slug or by id. `writes` requires write access. */
export async function listReviewTeams(
  db: Kysely<Tables>,
  { id, owner_id }: Pick<RepositoryRow, 'id' | 'owner_id'>,
  which: ({ slugs: readonly string[] } | { ids: readonly number[] }) & { writes?: boolean },
): Promise<TeamRow[]> {
  const teams = db
    .selectFrom('team')
    .selectAll('team')
    .where('team.organization_id', '=', owner_id)
    .where('team.privacy', '=', 'closed')
    .where('team.id', 'in', (eb) =>
      eb
        .selectFrom('team_ancestor')
        .innerJoin('team_repository', 'team_repository.team_id', 'team_ancestor.ancestor_id')
        .where('team_repository.repository_id', '=', id)
        .$if(which.writes === true, (roles) =>
          roles.where('team_repository.role', 'in', ['push', 'write', 'maintain', 'admin']),
        )
        .select('team_ancestor.team_id'),
    )
    .orderBy('team.id')
  if ('ids' in which) return which.ids.length ? teams.where('team.id', 'in', which.ids).execute() : []
  const slugs = which.slugs.map((slug) => slug.toLowerCase())
  return slugs.length ? teams.where('team.slug', 'in', slugs).execute() : []
}

/** Which users are members of which teams or of their child teams. */
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
