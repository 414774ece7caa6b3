import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { EventTable } from '../../database/event-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type EventRow = Selectable<EventTable>
export type EventChange = Updateable<EventTable>

export function findEvent(db: Kysely<Tables>, id: number): Promise<EventRow | undefined> {
  return db
    .selectFrom('event')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'deleted')
    .executeTakeFirst()
}

export function findEventEvenDeleted(db: Kysely<Tables>, id: number): Promise<EventRow | undefined> {
  return db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst()
}

export function getEventRow(db: Kysely<Tables>, id: number): Promise<EventRow> {
  return db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Includes deleted events, for references to them. */
export async function listEventsById(
  db: Kysely<Tables>,
  ids: Iterable<number>,
): Promise<Map<number, EventRow>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  const rows = await db.selectFrom('event').selectAll().where('id', 'in', uniqueIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Sorted by date. */
export async function listOccurrencesOf(
  db: Kysely<Tables>,
  seriesIds: readonly number[],
): Promise<EventRow[]> {
  if (seriesIds.length === 0) return []
  return db
    .selectFrom('event')
    .selectAll()
    .where('series_id', 'in', seriesIds)
    .where('state', '!=', 'deleted')
    .orderBy('start_ms')
    .orderBy('id')
    .execute()
}

/** The start of the first date and the end of the last. */
export async function findSpan(
  db: Kysely<Tables>,
  seriesId: number,
): Promise<{ startMs: number; endMs: number } | undefined> {
  const row = await db
    .selectFrom('event')
    .select(({ fn }) => [fn.min('start_ms').as('startMs'), fn.max('end_ms').as('endMs')])
    .where('series_id', '=', seriesId)
    .where('state', '!=', 'deleted')
    .executeTakeFirst()
  return row?.startMs == null ? undefined : row
}

export function insertEvent(tx: Transaction<Tables>, event: Insertable<EventTable>): Promise<EventRow> {
  return tx.insertInto('event').values(event).returningAll().executeTakeFirstOrThrow()
}

export async function updateEvents(
  tx: Transaction<Tables>,
  ids: readonly number[],
  change: EventChange,
): Promise<void> {
  if (ids.length === 0 || Object.keys(change).length === 0) return
  await tx.updateTable('event').set(change).where('id', 'in', ids).execute()
}

/** Keeps the time of the first publication. */
export async function putOnSale(
  tx: Transaction<Tables>,
  ids: readonly number[],
  nowMs: number,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('event')
    .set(({ fn, val }) => ({
      state: 'live',
      publish_at_ms: null,
      published_at_ms: fn.coalesce('published_at_ms', val(nowMs)),
    }))
    .where('id', 'in', ids)
    .execute()
}

/** The upcoming events of an organizer or at a venue, including drafts. */
export async function listUpcomingEventIds(
  tx: Transaction<Tables>,
  column: 'organizer_id' | 'venue_id',
  id: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('event')
    .select('id')
    .where(column, '=', id)
    .where('is_over', '=', 0)
    .where('state', '!=', 'deleted')
    .execute()
  return rows.map((event) => event.id)
}

/** Returns the events' owners. */
export async function touchEvents(
  tx: Transaction<Tables>,
  ids: readonly number[],
  nowMs: number,
): Promise<Pick<EventRow, 'id' | 'organization_id'>[]> {
  if (ids.length === 0) return []
  return tx
    .updateTable('event')
    .set({ changed_at_ms: nowMs })
    .where('id', 'in', ids)
    .returning(['id', 'organization_id'])
    .execute()
}

/** Updates `is_over` of events that have ended or were moved, and returns the number of rows. */
export async function markPast(tx: Transaction<Tables>, nowMs: number, limit: number): Promise<number> {
  const mark = async (from: 0 | 1, operator: '<=' | '>') => {
    const due = tx.selectFrom('event').select('id').where('is_over', '=', from)
    const { numUpdatedRows } = await tx
      .updateTable('event')
      .set({ is_over: 1 - from })
      .where('id', 'in', due.where('end_ms', operator, nowMs).limit(limit))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }
  return (await mark(0, '<=')) + (await mark(1, '>'))
}

/** Completes events that ended before the given time, and returns their number. */
export async function closeEvents(tx: Transaction<Tables>, beforeMs: number, limit: number): Promise<number> {
  const ended = tx
    .selectFrom('event')
    .select('id')
    .where('is_over', '=', 1)
    .where('state', '=', 'live')
    .where('end_ms', '<=', beforeMs)
    .limit(limit)
  const { numUpdatedRows } = await tx
    .updateTable('event')
    .set({ state: 'completed' })
    .where('id', 'in', ended)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
