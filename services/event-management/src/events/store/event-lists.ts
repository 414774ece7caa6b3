import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { EventState } from '../../database/event-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { Cursor } from '../../wire/continuations.ts'
import type { Page, Slice } from '../../wire/pages.ts'
import { type EventRow, listEventsById } from './events.ts'

export interface EventOwner {
  column: 'organization_id' | 'organizer_id' | 'venue_id' | 'series_id'
  id: number
}

/** Events in one status and on one side of the present. Those of one owner are in the order of an index. */
export interface EventRange {
  owners: { column: EventOwner['column']; ids: readonly number[] }
  state: Exclude<EventState, 'deleted'>
  isOver: 0 | 1
  where: readonly EventCondition[]
}

export type EventCondition = (eb: ExpressionBuilder<Tables, 'event'>) => Expression<SqlBool>

export interface EventOrder {
  column: 'start_ms' | 'created_at_ms' | 'name_folded'
  direction: 'asc' | 'desc'
}

/** Merges the ranges in one order, reading of each no more than a page can need. */
export async function readEventRanges(
  db: Kysely<Tables>,
  ranges: readonly EventRange[],
  { column, direction }: EventOrder,
  { size, after, offset, total }: Page,
): Promise<Slice<EventRow>> {
  const limit = size + 1 + (after ? 0 : offset)
  if (ranges.length === 0) return { rows: [], total: 0, next: undefined }
  const heads = ranges.map((range) =>
    selectRange(db, range)
      .select(['id', sql<string | number>`${sql.ref(column)}`.as('position')])
      .$if(after !== undefined, (query) => query.where(beyond(column, direction, after ?? [])))
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(limit),
  )
  const merged = db
    .selectFrom(unionAll<{ id: number; position: string | number }>(heads).as('merged'))
    .selectAll()
    .orderBy('position', direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .offset(after ? 0 : offset)
  const [candidates, counted] = await Promise.all([merged.execute(), total ?? countRanges(db, ranges)])
  const pageRows = candidates.slice(0, size)
  const events = await listEventsById(
    db,
    pageRows.map(({ id }) => id),
  )
  const last = candidates.length > size ? pageRows.at(-1) : undefined
  return {
    rows: pageRows.flatMap(({ id }) => events.get(id) ?? []),
    total: counted,
    next: last && [last.position, last.id],
  }
}

/** Upcoming events of an owner, including drafts, by ID. */
export async function listUpcomingEventIds(
  db: Kysely<Tables>,
  { column, id }: EventOwner,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('event')
    .select('id')
    .where(column, '=', id)
    .where('is_over', '=', 0)
    .where('state', '!=', 'deleted')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

async function countRanges(db: Kysely<Tables>, ranges: readonly EventRange[]): Promise<number> {
  const counts = ranges.map((range) => selectRange(db, range).select(sql<number>`count(*)`.as('count')))
  const rows = await db.selectFrom(unionAll<{ count: number }>(counts).as('counts')).selectAll().execute()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** SQLite allows at most 500 terms in a compound SELECT. */
function unionAll<Row>(queries: readonly Expression<Row>[]): RawBuilder<Row> {
  if (queries.length <= maxUnited)
    return sql`(${sql.join(
      queries.map((query) => sql`select * from ${query} as part`),
      sql` union all `,
    )})`
  const chunks = Array.from({ length: Math.ceil(queries.length / maxUnited) }, (_, index) =>
    unionAll(queries.slice(index * maxUnited, (index + 1) * maxUnited)),
  )
  return unionAll(chunks)
}

const maxUnited = 400

function selectRange(db: Kysely<Tables>, { owners, state, isOver, where }: EventRange) {
  const range = db
    .selectFrom('event')
    .where(owners.column, 'in', owners.ids)
    .where('state', '=', state)
    .where('is_over', '=', isOver)
  return where.reduce((query, condition) => query.where(condition), range)
}

function beyond(column: EventOrder['column'], direction: 'asc' | 'desc', [position, id]: Cursor) {
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  return sql<SqlBool>`(${sql.ref(column)}, id) ${sign} (${position}, ${id})`
}
