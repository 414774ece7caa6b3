import type { Database } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import type { TestDatabases } from '@octavo/testing/databases.ts'
import type { EventState } from '../src/database/event-tables.ts'
import { createEvents } from '../src/database/migrations/004-events.ts'
import type { Tables } from '../src/database/tables.ts'
import { timesOf } from '../src/events/event-times.ts'

/** Events with minimal related rows. */
export function openEventDatabase(databases: TestDatabases): Promise<Database<Tables>> {
  return databases.open<Tables>([
    { set: 'events', steps: { '003-owners': createOwners, '004-events': createEvents } },
  ])
}

export interface SomeEvent {
  startMs: number
  name?: string
  state?: EventState
  organizationId?: number
  seriesId?: number | null
}

/** Returns their IDs in order. */
export async function insertEvents(
  db: Database<Tables>,
  events: readonly SomeEvent[],
  nowMs: number,
): Promise<number[]> {
  const ids: number[] = []
  for (let start = 0; start < events.length; start += atOnce) {
    const rows = events.slice(start, start + atOnce).map((event) => rowOf(event, nowMs))
    const insertedEvents = await db.write((tx) =>
      tx.insertInto('event').values(rows).returning('id').execute(),
    )
    ids.push(...insertedEvents.map(({ id }) => id))
  }
  return ids
}

const atOnce = 200

function rowOf(
  { startMs, name = 'Event', state = 'live', organizationId = 1, seriesId = null }: SomeEvent,
  nowMs: number,
) {
  return {
    organization_id: organizationId,
    organizer_id: organizationId,
    venue_id: organizationId,
    name_html: name,
    name_text: name,
    name_folded: name.toLowerCase(),
    summary: null,
    ...timesOf('UTC', startMs, startMs + 3_600_000, nowMs),
    currency: 'EUR',
    state,
    created_at_ms: nowMs,
    changed_at_ms: nowMs,
    published_at_ms: nowMs,
    is_online: 0,
    is_listed: 1,
    is_shareable: 1,
    is_invite_only: 0,
    shows_remaining: 0,
    password: null,
    hides_start_date: 0,
    hides_end_date: 0,
    tx_time_limit_s: 1,
    locale: 'en_US',
    series_id: seriesId,
    is_series_parent: 0,
    is_reserved_seating: 0,
    shows_pick_a_seat: 0,
    shows_seatmap_thumbnail: 0,
    shows_seatmap_colors: 0,
    is_adult: 0,
  }
}

const createOwners: Migration = async (db) => {
  for (const table of ['organization', 'organizer', 'venue']) {
    await db.schema
      .createTable(table)
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .execute()
    await db
      .insertInto(table)
      .values([{ id: 1 }, { id: 2 }])
      .execute()
  }
}
