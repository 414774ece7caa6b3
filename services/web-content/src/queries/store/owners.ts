import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The plans of those users that are not suspended. */
export async function listPlans(
  db: Kysely<Tables>,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(usersAs('owner'))
    .where('owner.id', 'in', userIds)
    .where('owner.suspended_at_ms', 'is', null)
    .select(['owner.id', 'owner.plan'])
    .execute()
  return new Map(rows.map(({ id, plan }) => [id, plan]))
}

/** Returns false if the user of the saved query is suspended. */
export async function hasActiveOwner(db: Kysely<Tables>, queryId: number): Promise<boolean> {
  const owner = await db
    .selectFrom('saved_query')
    .innerJoin(usersAs('owner'), 'owner.id', 'saved_query.user_id')
    .where('saved_query.id', '=', queryId)
    .where('owner.suspended_at_ms', 'is', null)
    .select('owner.id')
    .executeTakeFirst()
  return owner !== undefined
}
