import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { SeatMapTable, SeatSectionTable, SeatState } from '../../database/seat-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'

export type SeatMapRow = Selectable<SeatMapTable>
export type SectionRow = Selectable<SeatSectionTable>

export function findSeatMap(db: Kysely<Tables>, eventId: number): Promise<SeatMapRow | undefined> {
  return db.selectFrom('seat_map').selectAll().where('event_id', '=', eventId).executeTakeFirst()
}

export interface SeatMapFilter {
  organizationId: number
  venueId?: number | undefined
  /** A substring of the venue's name. */
  venueName?: string | undefined
}

export function listSeatMaps(
  db: Kysely<Tables>,
  { organizationId, venueId, venueName }: SeatMapFilter,
  page: Page,
): Promise<Slice<SeatMapRow>> {
  let query = db.selectFrom('seat_map').selectAll().where('organization_id', '=', organizationId)
  if (venueId !== undefined) query = query.where('venue_id', '=', venueId)
  if (venueName) {
    const pattern = `%${venueName.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const named = db
      .selectFrom('venue')
      .select('id')
      .where(sql<boolean>`lower(name) like ${pattern} escape '\\'`)
    query = query.where('venue_id', 'in', named)
  }
  return readSlice(query, page, [['event_id', 'asc']])
}

export function insertSeatMap(tx: Transaction<Tables>, map: Insertable<SeatMapTable>): Promise<SeatMapRow> {
  return tx.insertInto('seat_map').values(map).returningAll().executeTakeFirstOrThrow()
}

export async function updateSeatMap(
  tx: Transaction<Tables>,
  eventId: number,
  change: Updateable<SeatMapTable>,
): Promise<void> {
  await tx.updateTable('seat_map').set(change).where('event_id', '=', eventId).execute()
}

/** With its sections and seats. */
export async function deleteSeatMap(tx: Transaction<Tables>, eventId: number): Promise<void> {
  for (const table of ['seat', 'seat_section', 'seat_map'] as const)
    await tx.deleteFrom(table).where('event_id', '=', eventId).execute()
}

export function insertSection(
  tx: Transaction<Tables>,
  section: Insertable<SeatSectionTable>,
): Promise<SectionRow> {
  return tx.insertInto('seat_section').values(section).returningAll().executeTakeFirstOrThrow()
}

export function listSections(db: Kysely<Tables>, eventIds: readonly number[]): Promise<SectionRow[]> {
  return db
    .selectFrom('seat_section')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .orderBy('event_id')
    .orderBy('position')
    .execute()
}

export interface SeatCount {
  section_id: number
  ticket_class_id: number
  state: SeatState
  seats: number
}

export async function countSeats(db: Kysely<Tables>, eventIds: readonly number[]): Promise<SeatCount[]> {
  const rows = await db
    .selectFrom('seat')
    .select(['section_id', 'ticket_class_id', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .where('event_id', 'in', eventIds)
    .groupBy(['section_id', 'ticket_class_id', 'state'])
    .execute()
  return rows.map((row) => ({ ...row, seats: Number(row.seats) }))
}
