import type { Kysely, Selectable, Transaction } from 'kysely'
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
    .executeTakeFirst()
  return row?.role
}

/** Oldest first. */
export function findMembershipsOf(db: MemberReader, userId: number): Promise<MemberRow[]> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('user_id', '=', userId)
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
    .executeTakeFirst()
  return row !== undefined
}

export function listMembers(db: MemberReader, organizationId: number, page: Page): Promise<Slice<MemberRow>> {
  const members = db.selectFrom('member').selectAll().where('organization_id', '=', organizationId)
  return readSlice(members, page, [['user_id', 'asc']])
}

export function saveMember(tx: Transaction<Tables>, member: MemberRow): Promise<MemberRow> {
  return tx
    .insertInto('member')
    .values(member)
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'user_id']).doUpdateSet({ role: member.role }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
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
