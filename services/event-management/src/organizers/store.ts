import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { OrganizerTable } from '../database/place-tables.ts'
import { readSlice } from '../database/slices.ts'
import type { Tables } from '../database/tables.ts'
import type { Page, Slice } from '../wire/pages.ts'

export type OrganizerRow = Selectable<OrganizerTable>

export function findOrganizer(db: Kysely<Tables>, id: number): Promise<OrganizerRow | undefined> {
  return db.selectFrom('organizer').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findOrganizers(db: Kysely<Tables>, ids: readonly number[]): Promise<OrganizerRow[]> {
  return db.selectFrom('organizer').selectAll().where('id', 'in', ids).execute()
}

export function listOrganizers(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
  page: Page,
): Promise<Slice<OrganizerRow>> {
  const owned = db.selectFrom('organizer').selectAll().where('organization_id', 'in', organizationIds)
  return readSlice(owned, page, [['id', 'asc']])
}

export function updateOrganizer(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<OrganizerTable>,
): Promise<OrganizerRow> {
  return tx.updateTable('organizer').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export interface EventCounts {
  past: number
  future: number
}

/** The number of past and upcoming public events. */
export async function countEventsOf(
  db: Kysely<Tables>,
  organizerIds: readonly number[],
  nowMs: number,
): Promise<Map<number, EventCounts>> {
  const rows = await db
    .selectFrom('event')
    .select((eb) => [
      'organizer_id',
      eb.fn.count<number>('id').as('total'),
      eb.fn.count<number>('id').filterWhere('end_ms', '>', nowMs).as('future'),
    ])
    .where('organizer_id', 'in', organizerIds)
    .where('state', 'in', ['live', 'completed'])
    .where('is_listed', '=', 1)
    .where('is_series_parent', '=', 0)
    .groupBy('organizer_id')
    .execute()
  return new Map(
    rows.map(({ organizer_id, total, future }) => [organizer_id, { past: total - future, future }]),
  )
}
