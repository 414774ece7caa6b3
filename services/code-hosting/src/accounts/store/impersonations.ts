import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Replaces the administrator of an earlier token. */
export async function putImpersonation(
  tx: Transaction<Tables>,
  { userId, administratorId }: { userId: number; administratorId: number },
): Promise<void> {
  await tx
    .insertInto('impersonation')
    .values({ user_id: userId, administrator_id: administratorId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ administrator_id: administratorId }))
    .execute()
}

/** Returns whether the creator of the user's impersonation token is still an administrator. */
export async function mayBeImpersonated(db: Kysely<Tables>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('impersonation')
    .innerJoin(usersAs('administrator'), 'administrator.id', 'impersonation.administrator_id')
    .where('impersonation.user_id', '=', userId)
    .where('administrator.role', '=', 'site_admin')
    .where('administrator.suspended_at_ms', 'is', null)
    .select('impersonation.user_id')
    .executeTakeFirst()
  return row !== undefined
}
