import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The names of these labels, limited to labels of the repository. */
export async function listLabelNames(
  db: Kysely<Tables>,
  repositoryId: number,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('label')
    .select('name')
    .where('repository_id', '=', repositoryId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ name }) => name)
}

/** The slugs of these teams, limited to teams that are visible to members of the organization. */
export async function listTeamSlugs(
  db: Kysely<Tables>,
  organizationId: number,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('team')
    .select('slug')
    .where('organization_id', '=', organizationId)
    .where('privacy', '=', 'closed')
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ slug }) => slug)
}
