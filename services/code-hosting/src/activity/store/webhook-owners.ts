import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Returns whether the owner of a repository or app is suspended, as deleted accounts are. */
export async function isOwnerSuspended(
  db: Kysely<Tables>,
  kind: 'repository' | 'app',
  id: number,
): Promise<boolean> {
  const account = await db
    .selectFrom(usersAs('account'))
    .where('account.id', '=', (eb) => eb.selectFrom(kind).select('owner_id').where('id', '=', id))
    .where('account.suspended_at_ms', 'is not', null)
    .select('account.id')
    .executeTakeFirst()
  return account !== undefined
}
