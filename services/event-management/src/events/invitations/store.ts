import type { Insertable, Kysely, Selectable, SelectQueryBuilder, Transaction } from 'kysely'
import type { InvitationTable } from '../../database/invitation-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'

export type InvitationRow = Selectable<InvitationTable>

/** With the capacity and the sold quantity of its pool. */
export interface CountedInvitation extends InvitationRow {
  capacity: number | null
  sold: number
  held: number
}

export async function insertInvitation(
  tx: Transaction<Tables>,
  invitation: Insertable<InvitationTable>,
): Promise<number> {
  const { id } = await tx
    .insertInto('invitation')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findInvitation(db: Kysely<Tables>, id: number): Promise<CountedInvitation | undefined> {
  return counted(db).where('invitation.id', '=', id).executeTakeFirst()
}

export function findInvitationBySecret(
  db: Kysely<Tables>,
  secretHash: string,
): Promise<CountedInvitation | undefined> {
  return counted(db).where('secret_hash', '=', secretHash).executeTakeFirst()
}

export function listInvitationsById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<CountedInvitation[]> {
  return counted(db).where('invitation.id', 'in', ids).execute()
}

/** Newest first. */
export function listInvitations(
  db: Kysely<Tables>,
  eventId: number,
  page: Page,
): Promise<Slice<CountedInvitation>> {
  const ofEvent = db.selectFrom(counted(db).as('invitation')).selectAll().where('event_id', '=', eventId)
  return readSlice(ofEvent, page, [['id', 'desc']])
}

/** False if it was revoked before. */
export async function setRevoked(tx: Transaction<Tables>, id: number, nowMs: number): Promise<boolean> {
  const rows = await tx
    .updateTable('invitation')
    .set({ revoked_at_ms: nowMs })
    .where('id', '=', id)
    .where('revoked_at_ms', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

export async function countInvitationsOf(db: Kysely<Tables>, eventId: number): Promise<number> {
  return count(db.selectFrom('invitation').where('event_id', '=', eventId))
}

export async function countInvitationsSince(
  db: Kysely<Tables>,
  organizationId: number,
  sinceMs: number,
): Promise<number> {
  const ofOrganization = db.selectFrom('invitation').where('organization_id', '=', organizationId)
  return count(ofOrganization.where('created_at_ms', '>', sinceMs))
}

export async function isInvited(db: Kysely<Tables>, eventId: number, emailFolded: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitation')
    .select('id')
    .where('event_id', '=', eventId)
    .where('email_folded', '=', emailFolded)
    .where('revoked_at_ms', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

function counted(db: Kysely<Tables>) {
  return db
    .selectFrom('invitation')
    .innerJoin('pool', 'pool.id', 'invitation.pool_id')
    .selectAll('invitation')
    .select(['pool.capacity', 'pool.sold', 'pool.held'])
}

async function count(query: SelectQueryBuilder<Tables, 'invitation', object>): Promise<number> {
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
