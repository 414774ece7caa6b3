import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** For each of the repositories, whether the user has starred it. */
export async function listStarredAmong(
  db: Kysely<Tables>,
  userId: number,
  repositoryIds: readonly number[],
): Promise<Map<number, boolean>> {
  const rows = await db
    .selectFrom('star')
    .select('repository_id')
    .where('user_id', '=', userId)
    .where('repository_id', 'in', repositoryIds)
    .execute()
  const starred = new Set(rows.map(({ repository_id }) => repository_id))
  return new Map(repositoryIds.map((id) => [id, starred.has(id)]))
}
