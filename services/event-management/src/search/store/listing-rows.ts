import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { EventTable } from '../../database/event-tables.ts'
import type { ListingTable } from '../../database/listing-tables.ts'
import type { Tables } from '../../database/tables.ts'

/** A listed event with the location of its venue and its owner. */
export type ListableEvent = Selectable<EventTable> & {
  organizer_name: string
  venue_name: string | null
  city: string | null
  region: string | null
  latitude: number | null
  longitude: number | null
}

export function listListable(
  db: Kysely<Tables>,
  ids: readonly number[],
  nowMs: number,
): Promise<ListableEvent[]> {
  return db
    .selectFrom('event')
    .innerJoin('organizer', 'organizer.id', 'event.organizer_id')
    .leftJoin('venue', 'venue.id', 'event.venue_id')
    .selectAll('event')
    .select([
      'organizer.name as organizer_name',
      'venue.name as venue_name',
      'venue.city',
      'venue.region',
      'venue.latitude',
      'venue.longitude',
    ])
    .where('event.id', 'in', ids)
    .where('event.state', '=', 'live')
    .where('event.is_listed', '=', 1)
    .where('event.is_invite_only', '=', 0)
    .where('event.password', 'is', null)
    .where('event.is_series_parent', '=', 0)
    .where('event.end_ms', '>', nowMs)
    .orderBy('event.id')
    .execute()
}

export async function putListings(
  tx: Transaction<Tables>,
  rows: readonly Insertable<ListingTable>[],
): Promise<void> {
  for (const row of rows)
    await tx
      .insertInto('listing')
      .values(row)
      .onConflict((conflict) => conflict.column('event_id').doUpdateSet(row))
      .execute()
}

export async function deleteListings(tx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('listing').where('event_id', 'in', ids).execute()
}

/**
 * Locks the listing, if there is one. It also writes the row, so that a serializable transaction that read the
 * availability before cannot overwrite it.
 */
export function lockSales(
  tx: Transaction<Tables>,
  eventId: number,
): Promise<Pick<ListingTable, 'sales_start_ms' | 'sales_end_ms'> | undefined> {
  return tx
    .updateTable('listing')
    .set({ event_id: eventId })
    .where('event_id', '=', eventId)
    .returning(['sales_start_ms', 'sales_end_ms'])
    .executeTakeFirst()
}

export async function updateSales(
  tx: Transaction<Tables>,
  eventId: number,
  sales: Pick<ListingTable, 'sales_start_ms' | 'sales_end_ms' | 'relist_at_ms'>,
): Promise<void> {
  await tx.updateTable('listing').set(sales).where('event_id', '=', eventId).execute()
}

/** Events that are over, and those whose next sale window starts. */
export async function listStale(db: Kysely<Tables>, nowMs: number, limit: number): Promise<number[]> {
  const listDue = (column: 'end_ms' | 'relist_at_ms') =>
    db.selectFrom('listing').select('event_id').where(column, '<=', nowMs).limit(limit).execute()
  const rows = [...(await listDue('end_ms')), ...(await listDue('relist_at_ms'))]
  return [...new Set(rows.map(({ event_id }) => event_id))]
}

export async function findZone(db: Kysely<Tables>, eventId: number): Promise<string | undefined> {
  const event = await db.selectFrom('event').select('zone').where('id', '=', eventId).executeTakeFirst()
  return event?.zone
}

export async function listOwnedOrganizations(
  db: Kysely<Tables>,
  userIds: readonly number[],
): Promise<number[]> {
  if (userIds.length === 0) return []
  const rows = await db.selectFrom('organization').select('id').where('owner_id', 'in', userIds).execute()
  return rows.map(({ id }) => id)
}
