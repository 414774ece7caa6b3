import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Transaction } from 'kysely'
import { accountColumns } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { TeamMemberTable } from '../../database/account-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type Page, sliceOf } from '../../wire/links.ts'

export type TeamRole = TeamMemberTable['role']

/** Members of child teams are members of their parent teams. */
export async function findTeamRole(
  db: Kysely<Tables>,
  teamId: number,
  userId: number,
): Promise<TeamRole | undefined> {
  const rows = await db
    .selectFrom('team_ancestor')
    .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
    .where('team_ancestor.ancestor_id', '=', teamId)
    .where('team_member.user_id', '=', userId)
    .select(['team_member.team_id', 'team_member.role'])
    .execute()
  if (rows.length === 0) return undefined
  return rows.find(({ team_id }) => team_id === teamId)?.role ?? 'member'
}

export async function listTeamMembers(
  db: Kysely<Tables>,
  teamId: number,
  role: TeamRole | undefined,
  page: Page,
): Promise<{ rows: AccountRow[]; total: number }> {
  const accounts = db
    .selectFrom(usersAs('account'))
    .where('account.id', 'in', (eb) =>
      eb
        .selectFrom('team_ancestor')
        .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
        .where('team_ancestor.ancestor_id', '=', teamId)
        .$if(role !== undefined, (query) => query.where('team_member.role', '=', role ?? 'member'))
        .select('team_member.user_id'),
    )
    .select(accountColumns)
    .orderBy('account.id')
  return readSlice(accounts, sliceOf(page))
}

export async function putTeamMember(
  tx: Transaction<Tables>,
  teamId: number,
  userId: number,
  role: TeamRole,
): Promise<void> {
  await tx
    .insertInto('team_member')
    .values({ team_id: teamId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doUpdateSet({ role }))
    .execute()
}

export async function removeTeamMember(
  tx: Transaction<Tables>,
  teamId: number,
  userId: number,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('team_member')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute()
  const uninvited = await tx
    .deleteFrom('team_invitation')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute()
  return deleted.length + uninvited.length > 0
}

export function findTeamInvitation(db: Kysely<Tables>, teamId: number, userId: number) {
  return db
    .selectFrom('team_invitation')
    .select('role')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function putTeamInvitation(
  tx: Transaction<Tables>,
  teamId: number,
  userId: number,
  role: TeamRole,
): Promise<void> {
  await tx
    .insertInto('team_invitation')
    .values({ team_id: teamId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doUpdateSet({ role }))
    .execute()
}
