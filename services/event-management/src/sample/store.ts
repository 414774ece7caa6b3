import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import type { EventState } from '../database/event-tables.ts'
import type { Tables } from '../database/tables.ts'

/** The event in a slot. */
export interface SampleEvent {
  id: number
  slot: number
  state: EventState
  endMs: number
}

const kind = 'sample'

/** The latest event of each slot. */
export async function listSampleEvents(db: Kysely<Tables>): Promise<Map<number, SampleEvent>> {
  const rows = await db
    .selectFrom('event_setting')
    .innerJoin('event', 'event.id', 'event_setting.event_id')
    .select(['event.id', 'event.state', 'event.end_ms', 'event_setting.body'])
    .where('event_setting.kind', '=', kind)
    .orderBy('event.start_ms')
    .execute()
  return new Map(
    rows.map(({ id, state, end_ms, body }) => {
      const { slot } = decodeJson<{ slot: number }>(body)
      return [slot, { id, slot, state, endMs: end_ms }]
    }),
  )
}

export async function markSampleEvent(
  tx: Transaction<Tables>,
  eventId: number,
  slot: { slot: number; turn: number },
): Promise<void> {
  await tx
    .insertInto('event_setting')
    .values({ event_id: eventId, kind, body: encodeJson(slot) })
    .execute()
}

export async function findByName(
  tx: Transaction<Tables>,
  table: 'organizer' | 'venue' | 'collection',
  organizationId: number,
  name: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom(table)
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('name', '=', name)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

export async function findSeries(
  tx: Transaction<Tables>,
  organizationId: number,
  name: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('event')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_series_parent', '=', 1)
    .where('state', '=', 'live')
    .where('name_text', '=', name)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** A series spans its first to its last date. */
export async function extendSeriesSpan(tx: Transaction<Tables>, seriesId: number): Promise<void> {
  const dates = await tx
    .selectFrom('event')
    .select(['start_ms', 'start_local', 'end_ms', 'end_local'])
    .where('series_id', '=', seriesId)
    .where('state', '!=', 'deleted')
    .orderBy('start_ms')
    .execute()
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return
  await tx
    .updateTable('event')
    .set({
      start_ms: first.start_ms,
      start_local: first.start_local,
      end_ms: last.end_ms,
      end_local: last.end_local,
      is_over: 0,
    })
    .where('id', '=', seriesId)
    .execute()
}

/** The events without orders. */
export async function listUnsold(db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('ticket_order')
    .select('event_id')
    .where('event_id', 'in', ids)
    .distinct()
    .execute()
  const sold = new Set(rows.map(({ event_id }) => event_id))
  return ids.filter((id) => !sold.has(id))
}
