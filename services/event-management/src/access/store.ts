import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { AccountsTables, MemberRole } from '../database/accounts-tables.ts'
import { readSlice } from '../database/slices.ts'
import type { Tables } from '../database/tables.ts'
import type { Page, Slice } from '../wire/pages.ts'

export type MemberReader = Kysely<Tables>
export type MemberRow = Selectable<AccountsTables['member']>

export async function findRole(
  db: MemberReader,
  organizationId: number,
  userId: number,
): Promise<MemberRole | undefined> {
  const row = await db
    .selectFrom('member')
    .select('role')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('is_pending', '=', 0)
    .executeTakeFirst()
  return row?.role
}

/** The user's own organizations first, then the oldest. */
export function findMembershipsOf(db: MemberReader, userId: number): Promise<MemberRow[]> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_pending', '=', 0)
    .orderBy((eb) => eb.case().when('role', '=', 'owner').then(0).else(1).end())
    .orderBy('organization_id')
    .execute()
}

export async function shareOrganization(db: MemberReader, one: number, other: number): Promise<boolean> {
  const row = await db
    .selectFrom('member as mine')
    .innerJoin('member as theirs', 'theirs.organization_id', 'mine.organization_id')
    .select('mine.organization_id')
    .where('mine.user_id', '=', one)
    .where('theirs.user_id', '=', other)
    .where('mine.is_pending', '=', 0)
    .where('theirs.is_pending', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}

/** With pending members. */
export function listMembers(db: MemberReader, organizationId: number, page: Page): Promise<Slice<MemberRow>> {
  const members = db.selectFrom('member').selectAll().where('organization_id', '=', organizationId)
  return readSlice(members, page, [['user_id', 'asc']])
}

export function findMember(
  db: MemberReader,
  organizationId: number,
  userId: number,
): Promise<MemberRow | undefined> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Adds a member, or changes the role of an existing or pending one. */
export function saveMember(
  tx: Transaction<Tables>,
  member: Insertable<AccountsTables['member']>,
): Promise<MemberRow> {
  return tx
    .insertInto('member')
    .values(member)
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'user_id'])
        .doUpdateSet({ role: member.role, invited_by: member.invited_by }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns false if the user has no invitation, or not to this role. */
export async function acceptMember(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
  role?: MemberRole,
): Promise<boolean> {
  let invitation = tx
    .updateTable('member')
    .set({ is_pending: 0 })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('is_pending', '=', 1)
  if (role !== undefined) invitation = invitation.where('role', '=', role)
  const { numUpdatedRows } = await invitation.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the pending members whom a member has invited. */
export async function deleteInvitationsBy(
  tx: Transaction<Tables>,
  organizationId: number,
  inviterId: number,
): Promise<void> {
  await tx
    .deleteFrom('member')
    .where('organization_id', '=', organizationId)
    .where('invited_by', '=', inviterId)
    .where('is_pending', '=', 1)
    .execute()
}

/** Returns false if the user has no invitation. */
export async function deletePendingMember(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('is_pending', '=', 1)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteMember(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Locks the users on PostgreSQL, so that their erasure waits for the transaction and sees its orders. */
export async function listSuspendedUsers(
  tx: Transaction<Tables>,
  ids: readonly number[],
  dialect: Dialect,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const users = tx
    .selectFrom(usersAs('account'))
    .select(['id', 'suspended_at_ms'])
    .where('id', 'in', ids)
    .orderBy('id')
  const rows = await (dialect === 'postgres' ? users.forKeyShare() : users).execute()
  return new Set(rows.flatMap(({ id, suspended_at_ms }) => (suspended_at_ms === null ? [] : id)))
}
