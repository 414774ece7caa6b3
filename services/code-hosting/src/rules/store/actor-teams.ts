import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The teams of a user in an organization, and all their ancestors. */
export async function listTeamIdsOf(
  db: Kysely<Tables>,
  organizationId: number,
  userId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('team_ancestor', 'team_ancestor.team_id', 'team_member.team_id')
    .innerJoin('team', 'team.id', 'team_ancestor.ancestor_id')
    .where('team_member.user_id', '=', userId)
    .where('team.organization_id', '=', organizationId)
    .select('team.id')
    .execute()
  return rows.map(({ id }) => id)
}
