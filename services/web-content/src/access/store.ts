import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export async function findRole(db: Kysely<Tables>, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom(usersAs('account'))
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.role
}
