import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import { accountColumns } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

/** The organizations with an active membership of the user. */
export function listOrganizationsOf(
  db: Kysely<Tables>,
  userId: number,
  { onlyPublic }: { onlyPublic: boolean },
  slice: Slice,
): Promise<{ rows: AccountRow[]; total: number }> {
  const memberships = db
    .selectFrom('membership')
    .innerJoin(usersAs('account'), 'account.id', 'membership.organization_id')
    .where('membership.user_id', '=', userId)
    .where('membership.state', '=', 'active')
    .$if(onlyPublic, (query) => query.where('membership.is_public', '=', 1))
  return readSlice(memberships.select(accountColumns).orderBy('account.login_folded'), slice)
}
