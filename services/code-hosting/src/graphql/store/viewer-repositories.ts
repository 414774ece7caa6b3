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

/** The viewer's subscription to each of the repositories. Without one, the viewer is notified of mentions only. */
export async function listSubscriptionStates(
  db: Kysely<Tables>,
  userId: number,
  repositoryIds: readonly number[],
): Promise<Map<number, 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'IGNORED'>> {
  const rows = await db
    .selectFrom('subscription')
    .select(['repository_id', 'is_ignored'])
    .where('user_id', '=', userId)
    .where('repository_id', 'in', repositoryIds)
    .execute()
  const ignored = new Map(rows.map(({ repository_id, is_ignored }) => [repository_id, is_ignored === 1]))
  return new Map(
    repositoryIds.map((id) => {
      if (!ignored.has(id)) return [id, 'UNSUBSCRIBED']
      return [id, ignored.get(id) ? 'IGNORED' : 'SUBSCRIBED']
    }),
  )
}
