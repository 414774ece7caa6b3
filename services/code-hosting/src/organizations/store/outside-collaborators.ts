import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Transaction } from 'kysely'
import { findRole, higher, type Role } from '../../access/roles.ts'
import { accountColumns } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { selectTeamGrants } from '../../repositories/store/repository-grants.ts'
import { type Page, sliceOf } from '../../wire/links.ts'

/** Lists collaborators of the organization's repositories who are not members. */
export async function listOutsideCollaborators(
  db: Kysely<Tables>,
  organizationId: number,
  page: Page,
): Promise<{ rows: AccountRow[]; total: number }> {
  const accounts = db
    .selectFrom(usersAs('account'))
    .where('account.id', 'in', (eb) =>
      eb
        .selectFrom('collaborator')
        .innerJoin('repository', 'repository.id', 'collaborator.repository_id')
        .where('repository.owner_id', '=', organizationId)
        .select('collaborator.user_id'),
    )
    .where('account.id', 'not in', (eb) =>
      eb
        .selectFrom('membership')
        .where('membership.organization_id', '=', organizationId)
        .where('membership.state', '=', 'active')
        .select('membership.user_id'),
    )
    .select(accountColumns)
    .orderBy('account.id')
  return readSlice(accounts, sliceOf(page))
}

/** Removes the user as a collaborator from all repositories of the organization, and the user's invitations to them. */
export async function removeCollaborations(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<void> {
  const repositoryIds = tx.selectFrom('repository').where('owner_id', '=', organizationId).select('id')
  await tx
    .deleteFrom('collaborator')
    .where('user_id', '=', userId)
    .where('repository_id', 'in', repositoryIds)
    .execute()
  await tx
    .deleteFrom('invitation')
    .where('invitee_id', '=', userId)
    .where('repository_id', 'in', repositoryIds)
    .execute()
}

/** Converts the access through teams and the organization to direct collaborations. */
export async function keepTeamGrants(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<void> {
  const granted = await selectTeamGrants(tx)
    .innerJoin('repository', 'repository.id', 'team_repository.repository_id')
    .where('team_member.user_id', '=', userId)
    .where('repository.owner_id', '=', organizationId)
    .select(['team_repository.repository_id', 'team_repository.role'])
    .execute()
  const best = new Map<number, Role | null>()
  for (const { repository_id, role } of granted)
    best.set(repository_id, higher(best.get(repository_id) ?? null, findRole(role) ?? null))
  for (const [repository_id, role] of best)
    await tx
      .insertInto('collaborator')
      .values({ repository_id, user_id: userId, role: role ?? 'read' })
      .onConflict((conflict) => conflict.columns(['repository_id', 'user_id']).doNothing())
      .execute()
}
