import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The user, and the organizations that the user owns. */
export async function listOwnedAccountIds(db: Kysely<Tables>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('membership')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .select('organization_id')
    .execute()
  return [userId, ...rows.map(({ organization_id }) => organization_id)]
}
