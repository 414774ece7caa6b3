import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { VenueTable } from '../database/place-tables.ts'
import { readSlice } from '../database/slices.ts'
import type { Tables } from '../database/tables.ts'
import type { Page, Slice } from '../wire/pages.ts'

export type VenueRow = Selectable<VenueTable>

export function findVenue(db: Kysely<Tables>, id: number): Promise<VenueRow | undefined> {
  return db.selectFrom('venue').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findVenues(db: Kysely<Tables>, ids: readonly number[]): Promise<VenueRow[]> {
  return db.selectFrom('venue').selectAll().where('id', 'in', ids).execute()
}

export function listVenues(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
  page: Page,
): Promise<Slice<VenueRow>> {
  const owned = db.selectFrom('venue').selectAll().where('organization_id', 'in', organizationIds)
  return readSlice(owned, page, [['id', 'asc']])
}

export function insertVenue(tx: Transaction<Tables>, venue: Insertable<VenueTable>): Promise<VenueRow> {
  return tx.insertInto('venue').values(venue).returningAll().executeTakeFirstOrThrow()
}

export function updateVenue(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<VenueTable>,
): Promise<VenueRow> {
  return tx.updateTable('venue').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Includes past events. */
export async function hasPublicEvent(db: Kysely<Tables>, venueId: number): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('venue_id', '=', venueId)
    .where('state', 'in', ['live', 'completed', 'canceled'])
    .where('is_invite_only', '=', 0)
    .where('password', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
