import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { AccountsTables } from '../../database/accounts-tables.ts'
import type { OrganizerTable } from '../../database/place-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'

export type OrganizationRow = Selectable<AccountsTables['organization']>

export function findOrganization(db: Kysely<Tables>, id: number): Promise<OrganizationRow | undefined> {
  return db.selectFrom('organization').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findOrganizationsById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<OrganizationRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('organization').selectAll().where('id', 'in', ids).orderBy('id').execute()
}

/** The user's own organizations first, then the oldest. */
export function listOrganizationsOf(
  db: Kysely<Tables>,
  userId: number,
  page: Page,
): Promise<Slice<OrganizationRow>> {
  const theirs = db.selectFrom((eb) =>
    eb
      .selectFrom('organization')
      .innerJoin('member', 'member.organization_id', 'organization.id')
      .selectAll('organization')
      .select((member) => member.case().when('role', '=', 'owner').then(0).else(1).end().as('rank'))
      .where('member.user_id', '=', userId)
      .where('member.is_pending', '=', 0)
      .as('organization'),
  )
  return readSlice(theirs.selectAll(), page, [
    ['rank', 'asc'],
    ['id', 'asc'],
  ])
}

/** Organizations whose invitation the user has not accepted yet. */
export function listOrganizationInvitations(db: Kysely<Tables>, userId: number, page: Page) {
  return readSlice(invitationsOf(db, userId), page, [['organization.id', 'asc']])
}

export function findOrganizationInvitation(
  db: Kysely<Tables>,
  organizationId: number,
  userId: number,
): Promise<OrganizationInvitationRow | undefined> {
  return invitationsOf(db, userId).where('organization.id', '=', organizationId).executeTakeFirst()
}

function invitationsOf(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('organization')
    .innerJoin('member', 'member.organization_id', 'organization.id')
    .selectAll('organization')
    .select(['member.role', 'member.invited_by', 'member.created_at_ms as invited_at_ms'])
    .where('member.user_id', '=', userId)
    .where('member.is_pending', '=', 1)
}

export type OrganizationInvitationRow = Awaited<
  ReturnType<typeof listOrganizationInvitations>
>['rows'][number]

export function insertOrganization(
  tx: Transaction<Tables>,
  organization: Insertable<AccountsTables['organization']>,
): Promise<OrganizationRow> {
  return tx.insertInto('organization').values(organization).returningAll().executeTakeFirstOrThrow()
}

export function updateOrganization(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<AccountsTables['organization']>,
): Promise<OrganizationRow> {
  return tx
    .updateTable('organization')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function insertOrganizer(
  tx: Transaction<Tables>,
  organizer: Insertable<OrganizerTable>,
): Promise<Selectable<OrganizerTable>> {
  return tx.insertInto('organizer').values(organizer).returningAll().executeTakeFirstOrThrow()
}
