import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Transaction } from 'kysely'
import { accountColumns } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type Page, sliceOf } from '../../wire/links.ts'
import type { TeamRow } from './teams.ts'

export type Assignee = { userId: number } | { teamId: number }

export interface RoleKey {
  organizationId: number
  roleId: number
}

/** `sourceIds` are the teams that the role is inherited from. */
interface Assignment {
  isDirect: boolean
  sourceIds: number[]
}

/** Returns false if the role is assigned already. */
export async function putAssignment(
  tx: Transaction<Tables>,
  assignment: { organization_id: number; role_id: number; repository_role: string },
  assignee: Assignee,
): Promise<boolean> {
  const inserted =
    'userId' in assignee
      ? await tx
          .insertInto('organization_role_user')
          .values({ ...assignment, user_id: assignee.userId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('role_id')
          .execute()
      : await tx
          .insertInto('organization_role_team')
          .values({ ...assignment, team_id: assignee.teamId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('role_id')
          .execute()
  return inserted.length > 0
}

export async function deleteAssignments(
  tx: Transaction<Tables>,
  organizationId: number,
  assignee: Assignee,
  roleId: number | undefined,
): Promise<boolean> {
  if ('userId' in assignee) {
    let deletion = tx
      .deleteFrom('organization_role_user')
      .where('organization_id', '=', organizationId)
      .where('user_id', '=', assignee.userId)
    if (roleId !== undefined) deletion = deletion.where('role_id', '=', roleId)
    return (await deletion.returning('role_id').execute()).length > 0
  }
  let deletion = tx
    .deleteFrom('organization_role_team')
    .where('organization_id', '=', organizationId)
    .where('team_id', '=', assignee.teamId)
  if (roleId !== undefined) deletion = deletion.where('role_id', '=', roleId)
  return (await deletion.returning('role_id').execute()).length > 0
}

/** The users with the role: directly, and as members of teams that have it or inherit it. */
export async function listRoleUsers(
  db: Kysely<Tables>,
  key: RoleKey,
  page: Page,
): Promise<{ rows: (AccountRow & Assignment)[]; total: number }> {
  const direct = selectDirectUsers(db, key)
  const indirect = selectIndirectUsers(db, key)
  const accounts = db
    .selectFrom(usersAs('account'))
    .where((eb) =>
      eb.or([
        eb('account.id', 'in', direct.select('user_id')),
        eb('account.id', 'in', indirect.select('team_member.user_id')),
      ]),
    )
    .select(accountColumns)
    .orderBy('account.id')
  const { rows, total } = await readSlice(accounts, sliceOf(page))
  if (rows.length === 0) return { rows: [], total }
  const ids = rows.map(({ id }) => id)
  const directIds = new Set(
    (await direct.where('user_id', 'in', ids).select('user_id').execute()).map(({ user_id }) => user_id),
  )
  const inherited = await indirect
    .where('team_member.user_id', 'in', ids)
    .select(['team_member.user_id', 'organization_role_team.team_id'])
    .distinct()
    .execute()
  return {
    rows: rows.map((row) => ({
      ...row,
      isDirect: directIds.has(row.id),
      sourceIds: inherited.filter(({ user_id }) => user_id === row.id).map(({ team_id }) => team_id),
    })),
    total,
  }
}

/** The teams with the role, and their child teams. */
export async function listRoleTeams(
  db: Kysely<Tables>,
  { organizationId, roleId }: RoleKey,
  page: Page,
): Promise<{ rows: (TeamRow & Assignment)[]; total: number }> {
  const holders = db
    .selectFrom('team_ancestor')
    .innerJoin('organization_role_team', 'organization_role_team.team_id', 'team_ancestor.ancestor_id')
    .where('organization_role_team.organization_id', '=', organizationId)
    .where('organization_role_team.role_id', '=', roleId)
  const teams = db
    .selectFrom('team')
    .where('team.id', 'in', holders.select('team_ancestor.team_id'))
    .selectAll()
    .orderBy('team.id')
  const { rows, total } = await readSlice(teams, sliceOf(page))
  if (rows.length === 0) return { rows: [], total }
  const sources = await holders
    .where(
      'team_ancestor.team_id',
      'in',
      rows.map(({ id }) => id),
    )
    .select(['team_ancestor.team_id', 'team_ancestor.ancestor_id'])
    .execute()
  return {
    rows: rows.map((row) => {
      const ids = sources.filter(({ team_id }) => team_id === row.id).map(({ ancestor_id }) => ancestor_id)
      return { ...row, isDirect: ids.includes(row.id), sourceIds: ids.filter((id) => id !== row.id) }
    }),
    total,
  }
}

/** The teams that have the role themselves. */
export function listDirectTeams(db: Kysely<Tables>, { organizationId, roleId }: RoleKey): Promise<TeamRow[]> {
  return db
    .selectFrom('team')
    .innerJoin('organization_role_team', 'organization_role_team.team_id', 'team.id')
    .where('organization_role_team.organization_id', '=', organizationId)
    .where('organization_role_team.role_id', '=', roleId)
    .selectAll('team')
    .orderBy('team.id')
    .execute()
}

function selectDirectUsers(db: Kysely<Tables>, { organizationId, roleId }: RoleKey) {
  return db
    .selectFrom('organization_role_user')
    .where('organization_id', '=', organizationId)
    .where('role_id', '=', roleId)
}

function selectIndirectUsers(db: Kysely<Tables>, { organizationId, roleId }: RoleKey) {
  return db
    .selectFrom('organization_role_team')
    .innerJoin('team_ancestor', 'team_ancestor.ancestor_id', 'organization_role_team.team_id')
    .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
    .where('organization_role_team.organization_id', '=', organizationId)
    .where('organization_role_team.role_id', '=', roleId)
}
