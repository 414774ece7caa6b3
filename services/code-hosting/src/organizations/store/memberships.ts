import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { accountColumns } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { MembershipTable } from '../../database/account-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type Page, sliceOf } from '../../wire/links.ts'

export type MembershipRow = Selectable<MembershipTable>

export function findMembershipRow(
  db: Kysely<Tables>,
  organizationId: number,
  userId: number,
): Promise<MembershipRow | undefined> {
  return db
    .selectFrom('membership')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export interface MemberFilter {
  role?: MembershipRow['role'] | undefined
  isPublic?: boolean
}

export async function listMembers(
  db: Kysely<Tables>,
  organizationId: number,
  { role, isPublic }: MemberFilter,
  page: Page,
): Promise<{ rows: AccountRow[]; total: number }> {
  let select = db
    .selectFrom('membership')
    .where('membership.organization_id', '=', organizationId)
    .where('membership.state', '=', 'active')
  if (role) select = select.where('membership.role', '=', role)
  if (isPublic) select = select.where('membership.is_public', '=', 1)
  const accounts = select
    .innerJoin(usersAs('account'), 'account.id', 'membership.user_id')
    .select(accountColumns)
    .orderBy('membership.user_id')
  return readSlice(accounts, sliceOf(page), select)
}

/** Lists the memberships of a user, including pending ones. */
export async function listMembershipsOf(
  db: Kysely<Tables>,
  userId: number,
  filter: { state?: MembershipRow['state'] | undefined; isPublic?: boolean },
  page: Page,
): Promise<{ rows: MembershipRow[]; total: number }> {
  let select = db.selectFrom('membership').where('user_id', '=', userId)
  if (filter.state) select = select.where('state', '=', filter.state)
  if (filter.isPublic) select = select.where('is_public', '=', 1)
  return readSlice(select.selectAll().orderBy('organization_id'), sliceOf(page))
}

export async function putMembership(tx: Transaction<Tables>, row: MembershipRow): Promise<MembershipRow> {
  const { role, state } = row
  return tx
    .insertInto('membership')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doUpdateSet({ role, state }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setPublic(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
  isPublic: 0 | 1,
): Promise<void> {
  await tx
    .updateTable('membership')
    .set({ is_public: isPublic })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute()
}

export async function hasOtherOwner(
  db: Kysely<Tables>,
  organizationId: number,
  userId: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('membership')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('user_id', '<>', userId)
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .executeTakeFirst()
  return other !== undefined
}

/** Whether the user is the only owner of any organization. */
export async function isOnlyOwner(db: Kysely<Tables>, userId: number): Promise<boolean> {
  const own = await db
    .selectFrom('membership as own')
    .where('own.user_id', '=', userId)
    .where('own.role', '=', 'admin')
    .where('own.state', '=', 'active')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('membership as other')
            .whereRef('other.organization_id', '=', 'own.organization_id')
            .where('other.user_id', '<>', userId)
            .where('other.role', '=', 'admin')
            .where('other.state', '=', 'active')
            .select('other.user_id'),
        ),
      ),
    )
    .select('own.organization_id')
    .executeTakeFirst()
  return own !== undefined
}

/** Removes the user from the organization, from its teams and from its roles. */
export async function deleteMembership(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<void> {
  for (const table of ['team_member', 'team_invitation'] as const)
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('team_id', 'in', (eb) =>
        eb.selectFrom('team').where('organization_id', '=', organizationId).select('id'),
      )
      .execute()
  await tx
    .deleteFrom('organization_invitation')
    .where('organization_id', '=', organizationId)
    .where('invitee_id', '=', userId)
    .execute()
  await tx
    .deleteFrom('organization_role_user')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute()
  await tx
    .deleteFrom('membership')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute()
}
