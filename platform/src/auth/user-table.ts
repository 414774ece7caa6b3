import type { ColumnType } from 'kysely'
import type { UserTable } from '../internal/auth/tables.ts'

/** For indexes, triggers and views in a service's migrations. */
export const userTable = 'octavo_user'

/** For `references(userId)` in a service's migrations. */
export const userId = 'octavo_user.id'

/** For `selectFrom(usersAs('account'))` and `innerJoin(usersAs('owner'), 'owner.id', …)` in a service's queries. */
export function usersAs<Alias extends string>(alias: Alias) {
  return `octavo_user as ${alias}` as const
}

/** The users in the database type of a service. It is read-only: `auth.users` creates and updates them. */
export interface UserTables {
  octavo_user: ReadOnly<Omit<UserTable, 'id'> & { id: number }>
}

type ReadOnly<Table> = { [Column in keyof Table]: ColumnType<Table[Column], never, never> }
