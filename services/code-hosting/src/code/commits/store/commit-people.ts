import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import { accountColumns } from '../../../accounts/store/accounts.ts'
import type { AccountRow } from '../../../database/account-rows.ts'
import type { Tables } from '../../../database/tables.ts'

/** Finds accounts by email address or id, in one query. */
export async function listByAddressOrId(
  db: Kysely<Tables>,
  addresses: readonly string[],
  ids: readonly number[],
): Promise<(AccountRow & { address: string | null })[]> {
  const none = [''] as const
  return db
    .selectFrom('email')
    .innerJoin(usersAs('account'), 'account.id', 'email.user_id')
    .where('email.address', 'in', addresses.length ? addresses : none)
    .select([...accountColumns, 'email.address'])
    .unionAll(
      db
        .selectFrom(usersAs('account'))
        .where('account.id', 'in', ids.length ? ids : [-1])
        // Both sides of the union need the same columns.
        .select([...accountColumns, ({ lit }) => lit(null).$castTo<string>().as('address')]),
    )
    .execute()
}

/** The name of an account, and its address if it is public. */
export function findSigner(
  db: Kysely<Tables>,
  accountId: number,
): Promise<{ login: string; name: string | null; address: string | null } | undefined> {
  return db
    .selectFrom(usersAs('account'))
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .leftJoin('email', (join) =>
      join
        .onRef('email.user_id', '=', 'account.id')
        .on('email.is_primary', '=', 1)
        .on('email.is_public', '=', 1),
    )
    .where('account.id', '=', accountId)
    .select(['account.login', 'profile.name', 'email.address'])
    .executeTakeFirst()
}

export async function listAddresses(db: Kysely<Tables>, accountId: number): Promise<string[]> {
  const rows = await db.selectFrom('email').where('user_id', '=', accountId).select('address').execute()
  return rows.map(({ address }) => address)
}
