import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Page, Slice } from '../wire/pages.ts'
import type { EventStatus } from './status.ts'
import {
  type EventCondition,
  type EventOrder,
  type EventOwner,
  type EventRange,
  readEventRanges,
} from './store/event-lists.ts'
import type { EventRow } from './store/events.ts'

export type ListedStatus = Exclude<EventStatus, 'deleted'>
export type SeriesKind = 'children' | 'parents' | 'nonseries'

export interface EventList {
  owners: readonly EventOwner[]
  /** Undefined for all. */
  statuses?: readonly ListedStatus[]
  time?: 'past' | 'current_future'
  kinds: readonly SeriesKind[]
  where: readonly EventCondition[]
  order: EventOrder
}

export function listEvents(
  db: Kysely<Tables>,
  { owners, statuses = allStatuses, time, kinds, where, order }: EventList,
  page: Page,
  nowMs: number,
): Promise<Slice<EventRow>> {
  const shared = [...where, ...timeCondition(time, nowMs), ...kindCondition(kinds)]
  const ranges = groupOwners(owners).flatMap((group) =>
    rangesOf(statuses, nowMs)
      .filter(({ isOver }) => time !== 'current_future' || isOver === 0)
      .map((range) => ({ ...range, owners: group, where: [...range.where, ...shared] })),
  )
  return readEventRanges(db, ranges, order, page)
}

/** With more owners, a statement with parts for each of them costs more than sorting their events. */
const maxMerged = 10

function groupOwners(owners: readonly EventOwner[]): EventRange['owners'][] {
  if (owners.length <= maxMerged) return owners.map(({ column, id }) => ({ column, ids: [id] }))
  return [...Map.groupBy(owners, ({ column }) => column)].map(([column, group]) => ({
    column,
    ids: group.map(({ id }) => id),
  }))
}

const allStatuses: readonly ListedStatus[] = ['draft', 'live', 'started', 'ended', 'completed', 'canceled']

type StatusRange = Omit<EventRange, 'owners'>

/** An event that is over becomes completed with a delay. Until then the clock decides. */
function rangesOf(statuses: readonly ListedStatus[], nowMs: number): StatusRange[] {
  const stored = statuses.filter((status) => status !== 'live' && status !== 'started' && status !== 'ended')
  const byClock = statuses.filter((status) => status === 'live' || status === 'started' || status === 'ended')
  const isInPhase: EventCondition = (eb) => eb.or(byClock.map((status) => phases[status](nowMs)(eb)))
  return [
    ...stored.flatMap((state) => [
      { state, isOver: 0 as const, where: [] },
      { state, isOver: 1 as const, where: [] },
    ]),
    ...(byClock.length
      ? [{ state: 'live' as const, isOver: 0 as const, where: byClock.length < 3 ? [isInPhase] : [] }]
      : []),
    ...(byClock.includes('ended')
      ? [{ state: 'live' as const, isOver: 1 as const, where: [hasEnded(nowMs)] }]
      : []),
  ]
}

const hasStarted =
  (nowMs: number): EventCondition =>
  (eb) =>
    eb('start_ms', '<=', nowMs)

/** An event that has ended has also started, and the index is on the start. */
const hasEnded =
  (nowMs: number): EventCondition =>
  (eb) =>
    eb.and([eb('start_ms', '<=', nowMs), eb('end_ms', '<=', nowMs)])

const phases = {
  live:
    (nowMs: number): EventCondition =>
    (eb) =>
      eb('start_ms', '>', nowMs),
  started:
    (nowMs: number): EventCondition =>
    (eb) =>
      eb.and([hasStarted(nowMs)(eb), eb('end_ms', '>', nowMs)]),
  ended: hasEnded,
}

function timeCondition(time: EventList['time'], nowMs: number): EventCondition[] {
  if (time === 'past') return [hasEnded(nowMs)]
  return time === 'current_future' ? [(eb) => eb('end_ms', '>', nowMs)] : []
}

const isOfKind: Readonly<Record<SeriesKind, EventCondition>> = {
  children: (eb) => eb('series_id', 'is not', null),
  parents: (eb) => eb('is_series_parent', '=', 1),
  nonseries: (eb) => eb.and([eb('series_id', 'is', null), eb('is_series_parent', '=', 0)]),
}

function kindCondition(kinds: readonly SeriesKind[]): EventCondition[] {
  return kinds.length < 3 ? [(eb) => eb.or(kinds.map((kind) => isOfKind[kind](eb)))] : []
}
