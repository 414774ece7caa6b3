import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Transaction } from 'kysely'
import { type Role, roleOf } from '../../access/permissions.ts'
import type { Tables } from '../../database/tables.ts'

/** Suspended users have the rights of anonymous callers. */
export async function findRole(tx: Transaction<Tables>, userId: number): Promise<Role> {
  const user = await tx
    .selectFrom(usersAs('account'))
    .select('role')
    .where('id', '=', userId)
    .where('suspended_at_ms', 'is', null)
    .executeTakeFirst()
  return roleOf(user ?? null)
}
