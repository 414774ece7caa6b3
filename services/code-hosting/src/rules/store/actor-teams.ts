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

/** The ids of teams by slug. */
export async function findTeamsBySlug(
  db: Kysely<Tables>,
  organizationId: number,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const folded = slugs.map((slug) => slug.toLowerCase())
  const rows = await db
    .selectFrom('team')
    .where('organization_id', '=', organizationId)
    .where('slug', 'in', folded)
    .select(['id', 'slug'])
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
