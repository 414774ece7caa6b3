import { userTable } from '@octavo/platform/auth/user-table.ts'
import { type Expression, type SqlBool, sql } from 'kysely'

/** Photos, collections and profiles of suspended users cannot be found. */
export function hasActiveOwner(
  column: 'photo.user_id' | 'collection.user_id' | 'profile.user_id',
): Expression<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from ${sql.table(userTable)} as owner
    where owner.id = ${sql.ref(column)} and owner.suspended_at_ms is not null)`
}
